import type { ReactNode } from 'react'
import type { Read } from '../../../api/reads.ts'
import { problemWord } from '../../../api/refusal-words.ts'
import { Button } from '../../../design/parts/button.tsx'
import { cardClass } from '../../../design/parts/card.tsx'
import { classNames } from '../../../design/parts/class-names.ts'
import { EmptyState, ErrorState } from '../../../design/parts/empty-state.tsx'
import { SkeletonRows } from '../../../design/parts/skeleton.tsx'
import { useWords } from '../../../session/words.tsx'
import { useIscoreWords } from '../iscore-words.ts'
import styles from './desk.module.css'

interface Page<Row> {
  readonly rows: readonly Row[]
  readonly pageInfo: { readonly pages: number }
}

export interface QueuePageProps<Row> {
  readonly read: Read<Page<Row>>
  readonly page: number
  readonly onPage: (page: number) => void
  readonly empty: string
  readonly item: (row: Row) => ReactNode
}

/** Rows of a queue with what stands in for them: on their way, none, failed. */
export function QueuePage<Row>({ read, page, onPage, empty, item }: QueuePageProps<Row>) {
  const words = useWords()
  const { failed, pager } = useIscoreWords()
  if (read.refusal) {
    return (
      <ErrorState title={failed} actions={<Button onClick={read.again}>{words.shell.retry}</Button>}>
        {problemWord(read.refusal, words)}
      </ErrorState>
    )
  }
  if (!read.value) return <SkeletonRows rows={4} label={words.shell.loading} />
  const { rows, pageInfo } = read.value
  return (
    <>
      {rows.length === 0 && <EmptyState title={empty} />}
      {rows.length > 0 && (
        <ul className={classNames(cardClass({ clip: true }), styles.list)} aria-busy={read.stale || undefined}>
          {rows.map(item)}
        </ul>
      )}
      {pageInfo.pages > 1 && (
        <div className={styles.pages}>
          <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {pager.previous}
          </Button>
          <Button size="small" disabled={page >= pageInfo.pages} onClick={() => onPage(page + 1)}>
            {pager.next}
          </Button>
        </div>
      )}
    </>
  )
}
