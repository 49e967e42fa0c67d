import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import { Quoted } from '#cards/text/quoted.tsx'
import { DeskPage } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { WaitingCard } from '#desks/waiting-card.tsx'
import { Ago } from '#session/ago.tsx'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { reportDeskPack } from '#words/desks/report-desk.pack.ts'
import type { HeldRow } from '../../contract/replay-staff.ts'
import { replays } from '../../contract/replays.ts'
import { RunLine } from './run-line.tsx'

/** Replays and comments that wait for staff, the oldest first. */
export function HeldList() {
  const asked = { pageSize: 10, pageNum: useDeskSearch().page }
  return (
    <DeskPage
      read={useRead(replays.calls.held, asked, { keep: true })}
      label={useWords(adminPack).replay.tabs.held}
      empty={useWords(reportDeskPack).waiting.empty}
      item={(row) => (
        <li key={`${row.kind}${row.id}`}>
          <OneHeld held={row} />
        </li>
      )}
    />
  )
}

function OneHeld({ held }: { readonly held: HeldRow }) {
  const words = useWords(adminPack).replay.held
  const { kind, id } = held
  const decide = useWrite(replays.calls.decideHeld, { inline: true })
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
      <MemberLine id={held.UID} nick={held.NICK} head={held.HEAD}>
        <Ago at={held.since} />
      </MemberLine>
      <Quoted>{held.text === '' ? words.noWords : held.text}</Quoted>
      {kind === 'comment' && <p className="faint">{words.under}</p>}
      <RunLine run={held.replay} linked={kind === 'comment'} />
    </WaitingCard>
  )
}
