import type { ReactNode } from 'react'
import { useReads } from '#api/reads.ts'
import { useWrite } from '#api/writes.ts'
import { accounts } from '#contract/accounts.ts'
import { reminders as remindersContract } from '#contract/reminders.ts'
import { classNames } from '#design/class-names.ts'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useWords } from '#session/words.tsx'
import { homePack } from '../../words/home.pack.ts'
import { memberHomePack } from '../../words/member-home.pack.ts'
import { useWaiting } from './use-waiting.ts'
import styles from './waiting.module.css'
import { WaitingItem } from './waiting-item.tsx'
import type { WaitingRow } from './waiting-rows.ts'

export interface WaitingProps {
  /** Class of the rows' card: their least height. */
  readonly className: string | undefined
  readonly placeholder: ReactNode
}

/**
 * What waits for the member. Reminders that arrive while the page is open are offered, not inserted. A reminder is
 * marked as read once it is followed.
 */
export function Waiting({ className, placeholder }: WaitingProps) {
  const { waiting } = useWords(homePack)
  const words = useWords(memberHomePack)
  const { profile } = useMe()
  const { rows, unread, again } = useWaiting()
  const read = useWrite(remindersContract.calls.read)
  const { patch } = useReads()
  if (!rows || !profile) return placeholder
  const count = (left: number) => patch(accounts.calls.me, (one) => ({ ...one, remindNum: left }))
  const shown = rows.flatMap((row) => reminderIn(row) ?? [])
  const arrived = profile.remindNum - unread
  const follow = async (id: number) => {
    const answer = await read.run({ ids: [id] }, { quiet: true })
    if (answer.ok) count(answer.value.unread)
  }
  const mark = async () => {
    const answer = await read.run({ ids: shown })
    if (answer.ok) count(answer.value.unread)
  }
  return (
    <>
      <SectionHead
        title={waiting.title}
        more={
          arrived > 0 && (
            <button type="button" className="link" onClick={again}>
              {words.fresh(arrived)}
            </button>
          )
        }
      />
      <div className={cardClass({ clip: true }, className)}>
        <ul>
          {rows.map((row) => (
            <WaitingItem key={keyOf(row)} row={row} onFollow={(id) => void follow(id)} />
          ))}
        </ul>
        <p className={styles.foot}>
          <Link to="/reminders" className={styles.more}>
            {unread > shown.length ? words.more(unread - shown.length) : words.allReminders}
          </Link>
          <Link to="/favourites" className={classNames('not-m', styles.more)}>
            {words.kept}
          </Link>
          {shown.length > 0 && (
            <Button size="small" variant="quiet" icon="check" busy={read.busy} onClick={() => void mark()}>
              {words.seen}
            </Button>
          )}
        </p>
      </div>
    </>
  )
}

/** The number of the reminder that a row shows. */
const reminderIn = (row: WaitingRow): number | null => (row.is === 'talk' ? row.reminder.KeyID : null)

const keyOf = (row: WaitingRow): string => {
  if (row.is === 'talk') return `talk ${reminderIn(row)}`
  return row.is === 'thing' ? row.thing.about : row.to
}
