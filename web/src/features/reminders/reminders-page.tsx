import type { ReminderRow } from '@patisserie/contract/reminders'
import { site } from '@patisserie/contract/site'
import { reminderDays } from '@patisserie/rules/people/reminders'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRead, useReads } from '../../api/reads.ts'
import { problemWord } from '../../api/refusal-words.ts'
import { useWrite } from '../../api/writes.ts'
import { BeyondPages } from '../../cards/beyond-pages.tsx'
import { EmptyShelf } from '../../design/art/pictures.tsx'
import { Button } from '../../design/parts/button.tsx'
import { Card } from '../../design/parts/card.tsx'
import { Pager } from '../../design/parts/moving/pager.tsx'
import { PageHead } from '../../design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '../../design/parts/state/empty-state.tsx'
import { SkeletonRows } from '../../design/parts/state/skeleton.tsx'
import { Link } from '../../session/link.tsx'
import { useMe } from '../../session/me.ts'
import { MembersOnly } from '../../session/members-only.tsx'
import { useWords } from '../../session/words.tsx'
import { isAcknowledged, useAcknowledge } from './acknowledge.ts'
import { FreshOffer } from './fresh-offer.tsx'
import { ReminderLine } from './reminder-line.tsx'
import { remindersSearch } from './reminder-routes.ts'
import styles from './reminders-page.module.css'
import { useRemindersWords } from './reminders-words.ts'

const route = getRouteApi('/main/reminders')
const pageSize = 20

/** Everything one is told, newest first. */
export function RemindersPage() {
  const { titles } = useWords()
  const unread = useMe().profile?.remindNum ?? 0
  return (
    <>
      <PageHead title={titles.reminders} actions={unread > 0 && <ReadAll />} />
      <MembersOnly>
        <Reminders />
      </MembersOnly>
    </>
  )
}

function Reminders() {
  const words = useWords()
  const reminders = useRemindersWords()
  const { p = 1 } = remindersSearch({ ...route.useSearch() })
  const page = useRead(site.reminders.calls.all, { pageSize, pageNum: p }, { keep: true })
  if (page.refusal) {
    return (
      <ErrorState title={reminders.failed} actions={<Button onClick={page.again}>{words.shell.retry}</Button>}>
        {problemWord(page.refusal, words)}
      </ErrorState>
    )
  }
  if (!page.value) return <SkeletonRows label={words.shell.loading} />
  const { rows, pageInfo } = page.value
  const fresh = p === 1 && <FreshOffer newest={rows[0]?.KeyID ?? 0} onTake={page.again} />
  if (rows.length === 0 && p > 1) return <BeyondPages first="/reminders" />
  if (rows.length === 0) {
    return (
      <>
        {fresh}
        <EmptyState wide art={<EmptyShelf />} title={reminders.empty.title}>
          {reminders.empty.text}
        </EmptyState>
      </>
    )
  }
  return (
    <>
      {fresh}
      <Lines key={p} rows={rows} />
      <p className={styles.kept}>{reminders.kept(reminderDays)}</p>
      <div className={styles.pager}>
        <Pager
          page={pageInfo.pageNum}
          pages={pageInfo.pages}
          labels={{ nav: reminders.pager, previous: reminders.previous, next: reminders.next, page: reminders.page }}
          link={(n, props) => <Link {...props} stay to={n === 1 ? '/reminders' : `/reminders?p=${n}`} />}
        />
      </div>
    </>
  )
}

/** Reminders that are marked as read stay in their place in the list. */
function Lines({ rows }: { readonly rows: readonly ReminderRow[] }) {
  const acknowledge = useAcknowledge()
  const marks = useMarks(rows)
  useOwed(rows, acknowledge)
  return (
    <Card clip>
      <ul>
        {rows.map((row) => (
          <ReminderLine key={row.KeyID} row={row} unread={marks.has(row.KeyID)} onSeen={acknowledge} />
        ))}
      </ul>
    </Card>
  )
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
function useOwed(rows: readonly ReminderRow[], acknowledge: (id: number) => void): void {
  const tell = useEffectEvent(acknowledge)
  useEffect(() => {
    for (const { KeyID, READ } of rows) if (READ === 'N' && isAcknowledged(KeyID)) tell(KeyID)
  }, [rows])
}

function ReadAll() {
  const words = useRemindersWords()
  const { patch } = useReads()
  const readAll = useWrite(site.reminders.calls.readAll)
  const press = async () => {
    const answer = await readAll.run({})
    if (answer.ok) patch(site.accounts.calls.me, (profile) => ({ ...profile, remindNum: answer.value.unread }))
  }
  return (
    <Button icon="check" busy={readAll.busy} onClick={() => void press()}>
      {words.readAll}
    </Button>
  )
}
