import type { ReactNode } from 'react'
import { problemText } from '#api/problem-text.ts'
import type { Read } from '#api/reads.ts'
import { BeyondPages } from '#cards/beyond-pages.tsx'
import { Button } from '#design/parts/button.tsx'
import { cardClass } from '#design/parts/card.tsx'
import { Pager } from '#design/parts/moving/pager.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { deskPack } from '#words/desks/desk.pack.ts'
import styles from './desk-page.module.css'
import { useDeskSearch } from './desk-search.ts'

export interface DeskReadProps<T> {
  readonly read: Read<T>
  readonly children: (value: T) => ReactNode
}

/** Renders the value of a read. Until then it shows a skeleton, or an error with the refusal and a retry button. */
export function DeskRead<T>({ read, children }: DeskReadProps<T>) {
  const { words, language } = useLanguage()
  if (read.value !== undefined) return children(read.value)
  if (!read.refusal) return <SkeletonRows rows={4} label={words.shell.loading} />
  return (
    <ErrorState title={deskPack(language).failed} actions={<Button onClick={read.again}>{words.shell.retry}</Button>}>
      {problemText({ refusal: read.refusal, data: read.data }, words, language)}
    </ErrorState>
  )
}

/** Pager of a view's list; the page is in the address. */
export function DeskPager({ pages }: { readonly pages: number }) {
  const words = useWords(deskPack)
  const search = useDeskSearch()
  return (
    <Pager
      page={search.page}
      pages={pages}
      labels={{ nav: words.pager, previous: words.previous, next: words.next, page: words.page }}
      link={(page, props) => <Link {...props} to={search.path({ p: page === 1 ? '' : String(page) })} stay />}
    />
  )
}

/** Shown for a page without rows. Beyond the first page, rows may still exist on earlier pages, so it links there. */
export function DeskEmpty({ title }: { readonly title: string }) {
  const search = useDeskSearch()
  if (search.page > 1) return <BeyondPages first={search.path({ p: '' })} />
  return <EmptyState title={title} />
}

/** A page of a queue, as the calls answer it. */
export interface DeskListPage<Row> {
  readonly rows: readonly Row[]
  readonly pageInfo: { readonly pages: number }
}

export interface DeskPageProps<Row> {
  readonly read: Read<DeskListPage<Row>>
  /** Accessible name of the list, and title shown if it is empty. */
  readonly label: string
  readonly empty: string
  /** All rows in one card, instead of one card per row. */
  readonly joined?: boolean
  /** Renders a row as an `li` element with its key. */
  readonly item: (row: Row) => ReactNode
}

/** A page of a queue, with skeleton, error and empty state. */
export function DeskPage<Row>({ read, label, empty, joined = false, item }: DeskPageProps<Row>) {
  return (
    <DeskRead read={read}>
      {({ rows, pageInfo }) => (
        <>
          {rows.length === 0 && <DeskEmpty title={empty} />}
          {rows.length > 0 && (
            <ul
              className={joined ? cardClass({ clip: true }, styles.joined) : styles.list}
              aria-label={label}
              aria-busy={read.stale || undefined}
            >
              {rows.map(item)}
            </ul>
          )}
          <DeskPager pages={pageInfo.pages} />
        </>
      )}
    </DeskRead>
  )
}
