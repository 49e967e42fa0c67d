import { getRouteApi } from '@tanstack/react-router'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { BeyondPages } from '#cards/beyond-pages.tsx'
import { EmptyArt } from '#cards/empty-art.tsx'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { bombLevels } from '#rules/people/privileges.ts'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { MembersOnly } from '#session/members-only.tsx'
import { useWords } from '#session/words.tsx'
import { queue } from '../contract/queue.ts'
import { queuePagePack } from '../words/queue-page.pack.ts'
import { QueueItem } from './queue-item.tsx'
import styles from './queue-page.module.css'
import { queueSearch } from './queue-search.ts'

const route = getRouteApi('/main/privileges/queue')
const path = '/privileges/queue'

/** Reports that members of bomb level 7 see, and those of level 8 decide by two. */
export function QueuePage() {
  const words = useWords(queuePagePack)
  return (
    <div className={styles.page}>
      <PageHead title={words.title} sub={words.sub} />
      <MembersOnly>
        <Queue page={Number(queueSearch({ ...route.useSearch() }).p ?? '1')} />
      </MembersOnly>
    </div>
  )
}

function Queue({ page }: { readonly page: number }) {
  const all = useWords()
  const words = useWords(queuePagePack)
  const bomb = useMe().profile?.bomb ?? 0
  const sees = bomb >= bombLevels.seeQueue
  const { value, refusal, again } = useRead(
    queue.calls.list,
    { pageSize: 10, pageNum: page },
    { enabled: sees, keep: true },
  )
  if (!sees)
    return (
      <EmptyState
        title={words.levelTitle}
        actions={
          <Link to="/privileges" className={buttonClass()}>
            {words.toPrivileges}
          </Link>
        }
      >
        {words.levelText}
      </EmptyState>
    )
  if (!value) {
    if (!refusal) return <SkeletonRows rows={4} label={all.shell.loading} />
    return (
      <ErrorState title={words.failed} actions={<Button onClick={again}>{all.shell.retry}</Button>}>
        {problemWord(refusal, all)}
      </ErrorState>
    )
  }
  const { rows, pageInfo } = value
  if (rows.length === 0 && page > 1) return <BeyondPages first={path} />
  if (rows.length === 0) return <EmptyState art={<EmptyArt />} title={words.empty} />
  return (
    <>
      <ul className={styles.list} aria-label={words.list}>
        {rows.map((row) => (
          <QueueItem key={`${row.kind}${row.id}`} row={row} judges={bomb >= bombLevels.decideReport} />
        ))}
      </ul>
      <Pager
        page={pageInfo.pageNum}
        pages={pageInfo.pages}
        labels={{ nav: words.pager, previous: words.previous, next: words.next, page: words.page }}
        link={(p, props) => <Link {...props} to={p > 1 ? `${path}?p=${p}` : path} stay />}
      />
    </>
  )
}
