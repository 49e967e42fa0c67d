import { site } from '@patisserie/contract/site'
import { limits } from '@patisserie/rules/limits'
import { getRouteApi } from '@tanstack/react-router'
import { useRead } from '../../api/reads.ts'
import { problemWord } from '../../api/refusal-words.ts'
import { EmptyArt } from '../../cards/empty-art.tsx'
import { ReplayTable } from '../../cards/replay-table.tsx'
import { Icon } from '../../design/icons/icon.tsx'
import { Button, buttonClass } from '../../design/parts/button.tsx'
import { EmptyState, ErrorState } from '../../design/parts/empty-state.tsx'
import { Pager } from '../../design/parts/pager.tsx'
import { PageHead } from '../../design/parts/section-head.tsx'
import { SkeletonRows } from '../../design/parts/skeleton.tsx'
import { Link, useGo } from '../../session/link.tsx'
import { useWords } from '../../session/words.tsx'
import { PageDrop } from './page-drop.tsx'
import { pickFile } from './picked-file.ts'
import { ReplayFilters } from './replay-filters.tsx'
import styles from './replay-list-page.module.css'
import { type ReplaySearch, replayListInput, replayListPath, replaySearch } from './replay-routes.ts'

const route = getRouteApi('/main/rpy')

/** The replay repository: filters, table and pages, all in the address. */
export function ReplayListPage() {
  const words = useWords()
  const { replays } = words
  const search = replaySearch({ ...route.useSearch() })
  const go = useGo()
  const read = useRead(site.replays.calls.list, replayListInput(search), { keep: true })
  const page = read.value
  const takeFile = (file: File) => {
    pickFile(file)
    go('/rpy/upload')
  }
  return (
    <PageDrop onFile={takeFile}>
      <PageHead
        title={replays.title}
        sub={<span className="num">{page ? replays.count(page.total, page.more) : '\u00a0'}</span>}
        actions={
          <>
            <Link to="/jf" className={buttonClass()}>
              <Icon name="crown" size={18} />
              {words.later.pages.jf.title}
            </Link>
            <Link to="/rpy/upload" className={buttonClass({ variant: 'primary' })}>
              <Icon name="upload" size={18} />
              {replays.uploadTitle}
            </Link>
          </>
        }
      />
      <ReplayFilters search={search} />
      {page && page.rows.length > 0 && <ReplayTable rows={page.rows} stale={read.stale} />}
      {page?.rows.length === 0 && <NothingHere search={search} />}
      {!page && !read.refusal && <SkeletonRows rows={10} label={words.shell.loading} />}
      {read.refusal && (
        <ErrorState title={replays.list.failed} actions={<Button onClick={read.again}>{words.shell.retry}</Button>}>
          {problemWord(read.refusal, words)}
        </ErrorState>
      )}
      {page && page.rows.length > 0 && (
        <div className={styles.pages}>
          <span className={styles.range}>{range(search.p ?? 1, page.rows.length, replays.list.range)}</span>
          <Pager
            page={search.p ?? 1}
            pages={page.pageInfo.pages}
            labels={{
              nav: replays.list.pager,
              previous: replays.list.previous,
              next: replays.list.next,
              page: replays.list.page,
            }}
            link={(p, props) => <Link {...props} to={replayListPath({ ...search, p })} stay />}
          />
        </div>
      )}
    </PageDrop>
  )
}

const range = (page: number, rows: number, say: (from: number, to: number) => string): string => {
  const before = (page - 1) * limits.replayPageSize
  return say(before + 1, before + rows)
}

/** No replay fits, or the page lies beyond the last one. */
function NothingHere({ search }: { readonly search: ReplaySearch }) {
  const { list, uploadTitle, filters } = useWords().replays
  const { p, ...filtered } = search
  if (p !== undefined) {
    return (
      <EmptyState
        art={<EmptyArt />}
        title={list.beyond}
        actions={
          <Link to={replayListPath(filtered)} stay className={buttonClass()}>
            {list.first}
          </Link>
        }
      >
        {list.beyondText}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      art={<EmptyArt />}
      title={list.empty}
      actions={
        <>
          {(search.game ?? search.rank) !== undefined && (
            <Link to="/rpy" stay className={buttonClass()}>
              {filters.clear}
            </Link>
          )}
          <Link to="/rpy/upload" className={buttonClass()}>
            {uploadTitle}
          </Link>
        </>
      }
    >
      {list.emptyText}
    </EmptyState>
  )
}
