import { useWords } from '#session/words.tsx'
import { reportDeskPack } from '#words/desks/report-desk.pack.ts'
import { clubs } from '../../contract/clubs.ts'
import { clubDeskPack } from '../../words/club-desk.pack.ts'
import '#nouns/replays/web/card/run-card.css'
import '#cards/text/rich-text.css'
import { useRead } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { MemberName } from '#cards/person/member-name.tsx'
import type { Out } from '#contract/endpoint.ts'
import { DeskPage } from '#desks/desk-page.tsx'
import { useDeskSearch } from '#desks/desk-search.ts'
import { WaitingCard } from '#desks/waiting-card.tsx'
import { Ago } from '#session/ago.tsx'
import styles from './desk.module.css'

type Held = Out<typeof clubs.calls.heldFloors>['rows'][number]

/** Floors that wait for staff, the oldest first. */
export function HeldQueue() {
  const { ms } = useWords(clubDeskPack)
  const asked = { pageSize: 10, pageNum: useDeskSearch().page }
  return (
    <DeskPage
      read={useRead(clubs.calls.heldFloors, asked, { keep: true })}
      label={ms.names.held}
      empty={useWords(reportDeskPack).waiting.empty}
      item={(held) => (
        <li key={`${held.T}-${held.FLOOR}`}>
          <OneHeld held={held} />
        </li>
      )}
    />
  )
}

function OneHeld({ held }: { readonly held: Held }) {
  const { ms } = useWords(clubDeskPack)
  const { T: t, FLOOR: floor } = held
  const decide = useWrite(clubs.calls.decideHeld, { inline: true })
  return (
    <WaitingCard
      kind={floor === 1 ? ms.newTopic : undefined}
      why={held.why}
      shared={held.SHARED}
      refuseText={ms.keepOutText}
      onDecide={(verdict, reason, options) => decide.run({ t, floor, verdict, reason }, options)}
    >
      <span className={styles.title}>{ms.where(held.TITLE, floor)}</span>
      <p className={styles.line}>
        <MemberName id={held.UID} nick={held.NICK} />
        <Ago at={held.TIME} />
      </p>
      {held.HIDERS.length > 0 && (
        <ul className={styles.hiders} aria-label={ms.hiders}>
          {held.HIDERS.map(({ UID, NICK, REASON }) => (
            <li key={UID} className={styles.line}>
              <MemberName id={UID} nick={NICK} />
              {REASON}
            </li>
          ))}
        </ul>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by the server from a checked document */}
      <div className={`rt ${styles.text}`} dangerouslySetInnerHTML={{ __html: held.HTML }} />
    </WaitingCard>
  )
}
