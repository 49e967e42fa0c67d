import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { EmptyArt } from '#cards/empty-art.tsx'
import { searchPath } from '#cards/search/search-path.ts'
import { Button, buttonClass } from '#design/parts/button.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { PageHead } from '#design/parts/section-head.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import * as houseLimits from '#rules/house-limits.ts'
import { KeptPart } from '#session/kept-part.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link, useGo } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { replays as replaysContract } from '../../contract/replays.ts'
import type { ReplayFilter } from '../../rules/replay-filters.ts'
import { ReplayTable } from '../card/replay-table.tsx'
import { type ReplayView, replayListInput, replayListPath, replayView } from './list-address.ts'
import { ReplayBar } from './replay-bar.tsx'
import { filterParts, without } from './replay-filter-parts.ts'
import styles from './replay-list-page.module.css'
import { ReplaySearchBox } from './replay-search-box.tsx'
import { ReplaySectionLinks } from './section-links.tsx'

// No file is dropped before the page lives.
const ReplayDrop = lazyPart(() => import('./replay-drop.tsx').then((part) => part.ReplayDrop))

// Only long lists have it.
const PageJump = lazyPart(() => import('./page-jump.tsx').then((part) => part.PageJump))

const route = getRouteApi('/main/rpy')

/** The replay repository: filters, table and pages, all in the address. */
export function ReplayListPage() {
  const words = useWords()
  const { replays } = words
  const view = replayView(route.useSearch())
  const { filter } = view
  const go = useGo()
  const [searching, setSearching] = useState(false)
  const read = useRead(replaysContract.calls.list, replayListInput(view), { keep: true })
  const page = read.value
  return (
    <>
      <ReplayDrop />
      <PageHead
        line
        title={replays.title}
        sub={<span className="num">{page ? replays.count(page.total, page.more) : '\u00a0'}</span>}
        actions={
          <>
            <ReplaySearchBox key={`${filter.searchType}${filter.value}`} filter={filter} shown={searching} />
            <ReplaySectionLinks />
          </>
        }
      />
      <KeptBar filter={filter}>
        <ReplayBar
          filter={filter}
          nick={nickOf(filter, page?.rows)}
          searching={searching}
          onSearch={() => setSearching(!searching)}
        />
      </KeptBar>
      {page && page.rows.length > 0 && <ReplayTable rows={page.rows} stale={read.stale} />}
      {page?.rows.length === 0 && <NothingHere view={view} />}
      {!page && !read.refusal && <SkeletonRows rows={10} label={words.shell.loading} />}
      {read.refusal && (
        <ErrorState title={replays.list.failed} actions={<Button onClick={read.again}>{words.shell.retry}</Button>}>
          {problemWord(read.refusal, words)}
        </ErrorState>
      )}
      {page && page.rows.length > 0 && (
        <div className={styles.pages}>
          {page.pageInfo.pages > 1 && (
            <span className={styles.range}>{range(view.page, page.rows.length, replays.list.range)}</span>
          )}
          <Pager
            page={view.page}
            pages={page.pageInfo.pages}
            labels={{
              nav: replays.list.pager,
              previous: replays.list.previous,
              next: replays.list.next,
              page: replays.list.page,
            }}
            link={(p, props) => <Link {...props} to={replayListPath(filter, p)} stay />}
          />
          {page.pageInfo.pages > houseLimits.pagerButtons && (
            <PageJump page={view.page} pages={page.pageInfo.pages} onJump={(p) => go(replayListPath(filter, p))} />
          )}
        </div>
      )}
    </>
  )
}

/** The bar is the same on every page of a list that shows everything, or a game. */
function KeptBar({
  filter: { sort, game, ...more },
  children,
}: {
  readonly filter: ReplayFilter
  readonly children: ReactNode
}) {
  if (Object.keys(more).length > 0) return children
  return <KeptPart of={`replay-bar ${sort} ${game ?? ''}`}>{children}</KeptPart>
}

/** The uploader's name, as far as the rows tell it. */
const nickOf = (
  { upid }: ReplayFilter,
  rows: readonly { readonly UPID: number; readonly NICK: string }[] | undefined,
): string | undefined => rows?.find((row) => row.UPID === upid)?.NICK

const range = (page: number, rows: number, say: (from: number, to: number) => string): string => {
  const before = (page - 1) * houseLimits.pageSize
  return say(before + 1, before + rows)
}

/** No replay fits, or the page lies beyond the last one. */
function NothingHere({ view: { filter, page } }: { readonly view: ReplayView }) {
  const words = useWords()
  const { list, uploadTitle, filters } = words.replays
  if (page > 1) {
    return (
      <EmptyState
        art={<EmptyArt />}
        title={list.beyond}
        actions={
          <Link to={replayListPath(filter)} stay className={buttonClass()}>
            {list.first}
          </Link>
        }
      >
        {list.beyondText}
      </EmptyState>
    )
  }
  // The last ones say most about a single run.
  const narrowest = filterParts(filter, words).toReversed()
  if (narrowest.length === 0) {
    return (
      <EmptyState
        art={<EmptyArt />}
        title={list.empty}
        actions={
          <Link to="/rpy/upload" className={buttonClass()}>
            {uploadTitle}
          </Link>
        }
      >
        {list.emptyText}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      art={<EmptyArt />}
      title={list.emptySet}
      actions={
        <>
          {narrowest.slice(0, 3).map((part) => (
            <Link key={part.text} to={replayListPath(without(filter, part))} stay className={buttonClass()}>
              {filters.without(part.text)}
            </Link>
          ))}
          {filter.value && (
            <Link to={searchPath({ q: filter.value })} className={buttonClass({ variant: 'primary' })}>
              {list.whole}
            </Link>
          )}
          {narrowest.length > 1 && (
            <Link to={replayListPath({ sort: filter.sort })} stay className={buttonClass({ variant: 'quiet' })}>
              {filters.clear}
            </Link>
          )}
        </>
      }
    >
      {list.emptySetText}
    </EmptyState>
  )
}
