import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { Button } from '#design/parts/button.tsx'
import { Row } from '#design/parts/layout.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { useWords } from '#session/words.tsx'
import { bets } from '../../contract/bets.ts'
import { betBoardPack } from '../../words/bet-board.pack.ts'
import styles from './bet-board.module.css'
import type { BoardAsked } from './bet-board-input.ts'
import { ResultTable } from './result-table.tsx'

const pageSize = 10

/** The events that a row of the board was earned on, newest first. */
export function BettorEvents({ member, asked }: { readonly member: number; readonly asked: BoardAsked }) {
  const all = useWords()
  const words = useWords(betBoardPack)
  const [page, setPage] = useState(1)
  const { currency, period } = asked
  const read = useRead(
    bets.calls.boardEvents,
    { UID: member, currency, period, pageSize, pageNum: page },
    { keep: true },
  )
  if (read.refusal) return <p className={styles.said}>{problemWord(read.refusal, all)}</p>
  if (!read.value) return <SkeletonRows rows={3} label={all.shell.loading} />
  const { rows, pageInfo } = read.value
  return (
    <>
      <ResultTable rows={rows} />
      {pageInfo.pages > 1 && (
        <Row gap={3} className={styles.turn}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {words.pager.previous}
          </Button>
          <span className="num">{`${page} / ${pageInfo.pages}`}</span>
          <Button size="small" disabled={page >= pageInfo.pages} onClick={() => setPage(page + 1)}>
            {words.pager.next}
          </Button>
        </Row>
      )}
    </>
  )
}
