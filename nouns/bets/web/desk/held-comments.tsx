import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { MemberLine } from '#cards/person/member-name.tsx'
import { Quoted } from '#cards/text/quoted.tsx'
import { DeskPage } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { WaitingCard } from '#desks/waiting-card.tsx'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { reportDeskPack } from '#words/desks/report-desk.pack.ts'
import type { HeldBetComment } from '../../contract/bet-staff.ts'
import { betStaff } from '../../contract/bet-staff.ts'
import { betDeskPack } from '../../words/bet-desk.pack.ts'

/** Comments on events that wait for staff, the oldest first. */
export function HeldComments() {
  const asked = { pageSize: 10, pageNum: useDeskSearch().page }
  return (
    <DeskPage
      read={useRead(betStaff.calls.held, asked, { keep: true })}
      label={useWords(betDeskPack).tabs.comments}
      empty={useWords(reportDeskPack).waiting.empty}
      item={(row) => (
        <li key={row.id}>
          <OneHeld held={row} />
        </li>
      )}
    />
  )
}

function OneHeld({ held }: { readonly held: HeldBetComment }) {
  const words = useWords(betDeskPack)
  const decide = useWrite(betStaff.calls.decideHeld, { inline: true })
  return (
    <WaitingCard
      why={held.why}
      shared={held.SHARED}
      refuseText={words.refuseComment}
      onDecide={(verdict, reason, options) =>
        decide.run({ id: held.id, pass: verdict === 'pass' ? 'Y' : 'N', reason }, options)
      }
    >
      <MemberLine id={held.UID} nick={held.NICK} head={held.HEAD}>
        <Ago at={held.since} />
      </MemberLine>
      <Quoted>{held.text}</Quoted>
      <Link to={`/bocai/${held.NAME}`} className="link">
        {held.TITLE}
      </Link>
    </WaitingCard>
  )
}
