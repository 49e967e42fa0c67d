import { useEffect, useEffectEvent, useState } from 'react'
import { reminderViews } from '#cards/reminder/reminder-views.ts'
import type { ReminderRow } from '#contract/reminders.ts'
import { Card } from '#design/parts/card.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { beijingDay, formatDateTime } from '#rules/beijing-time.ts'
import { useNow } from '#session/now.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { firstGroup, talkFirst } from '../rules/reminder-groups.ts'
import { inRuns, reminderDay } from '../rules/reminders.ts'
import { remindersPack } from '../words/reminders.pack.ts'
import { isAcknowledged } from './acknowledge.ts'
import { ReminderLine } from './reminder-line.tsx'
import styles from './reminders-page.module.css'

export interface ReminderListProps {
  readonly rows: readonly ReminderRow[]
  /** The rows come with mentions and replies first: show them as two sections. */
  readonly inSections: boolean
  readonly onSeen: (row: ReminderRow) => void
}

/** Reminders by day, mentions and replies first within a day. Those that are marked as read stay in their place. */
export function ReminderList({ rows, inSections, onSeen }: ReminderListProps) {
  const words = useWords(remindersPack)
  const marks = useMarks(rows)
  useOwed(rows, onSeen)
  const days = (some: readonly ReminderRow[], level: 2 | 3) => (
    <Days rows={some} level={level} marks={marks} onSeen={onSeen} />
  )
  if (!inSections) return days(rows, 2)
  return inRuns(rows, ({ KIND }) => (reminderViews[KIND].group === firstGroup ? 'talk' : 'rest')).map((section) => (
    <section key={section.key} className={styles.section}>
      <SectionHead title={section.key === 'talk' ? words.groups.talk : words.rest} />
      {days(section.rows, 3)}
    </section>
  ))
}

interface DaysProps {
  readonly rows: readonly ReminderRow[]
  readonly level: 2 | 3
  readonly marks: ReadonlySet<number>
  readonly onSeen: (row: ReminderRow) => void
}

function Days({ rows, level, marks, onSeen }: DaysProps) {
  const nameOf = useDayName()
  const Heading = level === 2 ? 'h2' : 'h3'
  return inRuns(rows, ({ TIME }) => beijingDay(new Date(TIME))).map((day) => {
    return (
      <section key={day.key} className={styles.section}>
        <Heading className={styles.day}>{nameOf(day.key)}</Heading>
        <Card clip>
          <ul>
            {talkFirst(reminderViews, day.rows).map((row) => (
              <ReminderLine key={row.KeyID} row={row} unread={marks.has(row.KeyID)} onSeen={onSeen} />
            ))}
          </ul>
        </Card>
      </section>
    )
  })
}

/** The name of a Beijing day: today, yesterday, or its date, with the year where it is another one. */
function useDayName(): (day: string) => string {
  const words = useWords(remindersPack)
  const { language } = useLanguage()
  const now = useNow()
  return (day) => {
    const where = reminderDay(new Date(`${day}T00:00:00+08:00`), now)
    if (where !== 'earlier') return words[where]
    const sameYear = day.slice(0, 4) === beijingDay(now).slice(0, 4)
    return formatDateTime(day, sameYear ? 'monthDay' : 'date', language)
  }
}

/** Those that were unread when they came onto the page: the mark stays until the page is left. */
function useMarks(rows: readonly ReminderRow[]): ReadonlySet<number> {
  const [marks, setMarks] = useState(() => ({ rows, marked: unreadOf(rows) }))
  if (marks.rows === rows) return marks.marked
  // Read anew: what was marked stays so, unless everything was read on purpose.
  const left = rows.filter((row) => marks.marked.has(row.KeyID) && row.READ === 'N').map((row) => row.KeyID)
  const marked = new Set([...left, ...unreadOf(rows)])
  setMarks({ rows, marked })
  return marked
}

const unreadOf = (rows: readonly ReminderRow[]): Set<number> =>
  new Set(rows.filter((row) => row.READ === 'N' && !isAcknowledged(row.KeyID)).map((row) => row.KeyID))

/** Sends the reminders that an earlier page saw but did not report, because it was left at once. */
function useOwed(rows: readonly ReminderRow[], onSeen: (row: ReminderRow) => void): void {
  const tell = useEffectEvent(onSeen)
  useEffect(() => {
    for (const row of rows) if (row.READ === 'N' && isAcknowledged(row.KeyID)) tell(row)
  }, [rows])
}
