import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import { Quoted } from '#cards/text/quoted.tsx'
import { DeskPage } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { WaitingCard } from '#desks/waiting-card.tsx'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import { reportDeskPack } from '#words/desks/report-desk.pack.ts'
import type { HeldPaintingRow } from '../../contract/painting-staff.ts'
import { paintingStaff } from '../../contract/painting-staff.ts'
import { paintingDeskPack } from '../../words/painting-desk.pack.ts'
import { PaintingLine } from './painting-line.tsx'

/** Works and comments that wait for staff, the oldest first. */
export function HeldPaintings() {
  const asked = { pageSize: 10, pageNum: useDeskSearch().page }
  return (
    <DeskPage
      read={useRead(paintingStaff.calls.held, asked, { keep: true })}
      label={useWords(paintingDeskPack).tabs.held}
      empty={useWords(reportDeskPack).waiting.empty}
      item={(row) => (
        <li key={`${row.kind}${row.id}`}>
          <OneHeld held={row} />
        </li>
      )}
    />
  )
}

function OneHeld({ held }: { readonly held: HeldPaintingRow }) {
  const words = useWords(paintingDeskPack).held
  const { kind, id, painting } = held
  const decide = useWrite(paintingStaff.calls.decideHeld, { inline: true })
  return (
    <WaitingCard
      kind={words.kinds[kind]}
      why={held.why}
      shared={held.SHARED}
      refuseText={words.refuseText}
      onDecide={(verdict, reason, options) =>
        decide.run({ kind, id, pass: verdict === 'pass' ? 'Y' : 'N', reason }, options)
      }
    >
      {kind === 'comment' && (
        <>
          <MemberLine id={held.UID} nick={held.NICK} head={held.HEAD}>
            <Ago at={held.since} />
          </MemberLine>
          <Quoted>{held.text === '' ? words.noWords : held.text}</Quoted>
          <p className="faint">{words.under}</p>
        </>
      )}
      <PaintingLine work={painting} />
    </WaitingCard>
  )
}
