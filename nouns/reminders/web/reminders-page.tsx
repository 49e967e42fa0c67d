import { getRouteApi } from '@tanstack/react-router'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { BeyondPages } from '#cards/beyond-pages.tsx'
import { reminders as remindersContract } from '#contract/reminders.ts'
import { EmptyShelf } from '#design/art/pictures.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { MembersOnly } from '#session/members-only.tsx'
import { useWords } from '#session/words.tsx'
import { reminderDays } from '../rules/reminders.ts'
import { remindersPack } from '../words/reminders.pack.ts'
import { useAcknowledge } from './acknowledge.ts'
import { FreshOffer } from './fresh-offer.tsx'
import { ReminderFilters } from './reminder-filters.tsx'
import { ReminderList } from './reminder-list.tsx'
import { type RemindersSearch, remindersSearch } from './reminder-routes.ts'
import styles from './reminders-page.module.css'
import { remindersPath } from './reminders-path.ts'
import { useCounts } from './use-counts.ts'
import { useIsWide } from './use-is-wide.ts'
import { useMarkAll } from './use-mark-all.ts'

const RemindersSection = lazyPart(() =>
  import('./settings/reminders-section.tsx').then((part) => part.RemindersSection),
)

const route = getRouteApi('/main/reminders')
const pageSize = 20

/** Everything one is told, newest first. */
export function RemindersPage() {
  const { titles } = useWords()
  const words = useWords(remindersPack)
  const { profile } = useMe()
  const search = remindersSearch({ ...route.useSearch() })
  const unread = profile?.remindNum ?? 0
  const isWide = useIsWide()
  return (
    <>
      <PageHead
        line
        title={titles.reminders}
        sub={unread > 0 && words.unread(unread)}
        actions={profile && <MarkAll key={search.group ?? 'all'} search={search} unread={unread} />}
      />
      <MembersOnly>
        <div className={styles.columns}>
          <div className={styles.column}>
            <Reminders search={search} />
          </div>
          {isWide && (
            <aside aria-label={words.settings} className={styles.column}>
              <RemindersSection />
            </aside>
          )}
        </div>
      </MembersOnly>
    </>
  )
}

function Reminders({ search }: { readonly search: RemindersSearch }) {
  const words = useWords()
  const reminders = useWords(remindersPack)
  const { p = 1, group, unread } = search
  const filter = { ...(group ? { group } : {}), ...(unread ? { unread } : {}) }
  const page = useRead(remindersContract.calls.all, { pageSize, pageNum: p, ...filter }, { keep: true })
  const counts = useCounts({ since: page.value?.newest, group })
  const { seen, flush } = useAcknowledge()
  const all = useMe().profile?.remindNum ?? 0
  const filters = <ReminderFilters search={search} unread={all} groups={counts?.groups} />
  if (page.refusal) {
    return (
      <>
        {filters}
        <ErrorState title={reminders.failed} actions={<Button onClick={page.again}>{words.shell.retry}</Button>}>
          {problemWord(page.refusal, words)}
        </ErrorState>
      </>
    )
  }
  if (!page.value) {
    return (
      <>
        {filters}
        <SkeletonRows label={words.shell.loading} />
      </>
    )
  }
  const { rows, pageInfo, total } = page.value
  if (rows.length === 0 && p > 1) return <BeyondPages first={remindersPath(filter)} />
  const next = async () => {
    await flush()
    page.again()
    scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <>
      {filters}
      {p === 1 && <FreshOffer count={counts?.fresh ?? 0} onTake={page.again} />}
      {rows.length === 0 ? (
        <NoReminders search={search} />
      ) : (
        <>
          <ReminderList
            key={remindersPath(search)}
            rows={rows}
            inSections={unread !== undefined && !group}
            onSeen={seen}
          />
          <p className={styles.kept}>{reminders.kept(reminderDays)}</p>
        </>
      )}
      <div className={styles.pager}>
        {unread ? (
          pageInfo.pages > 1 && <Button onClick={() => void next()}>{reminders.nextUnread(total - rows.length)}</Button>
        ) : (
          <Pager
            page={pageInfo.pageNum}
            pages={pageInfo.pages}
            labels={{ nav: reminders.pager, previous: reminders.previous, next: reminders.next, page: reminders.page }}
            link={(n, props) => <Link {...props} stay to={remindersPath({ ...filter, p: n })} />}
          />
        )}
      </div>
    </>
  )
}

/** The list is empty: of everything, or under a filter, which can be cleared. */
function NoReminders({ search: { group, unread } }: { readonly search: RemindersSearch }) {
  const words = useWords(remindersPack)
  if (!group && !unread) {
    return (
      <EmptyState wide art={<EmptyShelf />} title={words.empty.title}>
        {words.empty.text}
      </EmptyState>
    )
  }
  const to = group && unread ? remindersPath({ group }) : '/reminders'
  return (
    <EmptyState
      art={<EmptyShelf />}
      title={unread ? words.noneUnread : words.noneOfGroup}
      actions={
        <Link to={to} stay className={buttonClass()}>
          {group && unread ? words.withRead : words.clearFilter}
        </Link>
      }
    >
      {group && words.filtered(words.groups[group])}
    </EmptyState>
  )
}

interface MarkAllProps {
  readonly search: RemindersSearch
  readonly unread: number
}

/** The button stays where it is when nothing is unread, so that the focus stays on it; the undo stands before it. */
function MarkAll({ search: { group }, unread }: MarkAllProps) {
  const words = useWords(remindersPack)
  const { mark, busy, undo } = useMarkAll(group)
  return (
    <>
      {undo && (
        <Button icon="rotate-ccw" variant="quiet" busy={busy} onClick={() => void undo()}>
          {words.undoMark}
        </Button>
      )}
      {(unread > 0 || undo) && (
        <Button icon="check" busy={busy} aria-disabled={unread === 0} onClick={() => unread > 0 && void mark()}>
          {group ? words.readGroup(words.groups[group]) : words.readAll}
        </Button>
      )}
    </>
  )
}
