import { site } from '@patisserie/contract/site'
import { useSearch } from '@tanstack/react-router'
import { problemText } from '../../api/problem-text.ts'
import { useRead } from '../../api/reads.ts'
import { ReplayTable } from '../../cards/replay-table.tsx'
import { Button } from '../../design/parts/button.tsx'
import { ErrorState, ListEnd } from '../../design/parts/empty-state.tsx'
import { Pager } from '../../design/parts/pager.tsx'
import { SkeletonRows } from '../../design/parts/skeleton.tsx'
import { Link } from '../../session/link.tsx'
import { useLanguage } from '../../session/words.tsx'
import { personReplaysInput, personSearch } from './person-routes.ts'
import styles from './person-tabs.module.css'

/** Somebody's replays, the newest first, a page at a time. */
export function PersonReplays({ id }: { readonly id: number }) {
  const { words, language } = useLanguage()
  const { list } = words.replays
  const search = personSearch(useSearch({ strict: false }))
  const page = useRead(site.replays.calls.someonesPaged, personReplaysInput(id, search), { keep: true })
  if (!page.value) {
    if (!page.refusal) return <SkeletonRows label={words.shell.loading} />
    return (
      <ErrorState title={list.failed} actions={<Button onClick={page.again}>{words.shell.retry}</Button>}>
        {problemText({ refusal: page.refusal, data: page.data }, words, language)}
      </ErrorState>
    )
  }
  const { rows, pageInfo } = page.value
  const last = pageInfo.pageNum >= pageInfo.pages
  return (
    <div className={styles.stack}>
      <ReplayTable rows={rows} stale={page.stale} />
      <div className={styles.pager}>
        <Pager
          page={pageInfo.pageNum}
          pages={pageInfo.pages}
          labels={{ nav: list.pager, previous: list.previous, next: list.next, page: list.page }}
          link={(n, props) => <Link {...props} stay to={n === 1 ? `/p/${id}` : `/p/${id}?p=${n}`} />}
        />
      </div>
      {last && <ListEnd>{words.shell.end}</ListEnd>}
    </div>
  )
}
