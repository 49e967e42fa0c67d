import { cardClass } from '#design/parts/card.tsx'
import { classNames } from '#design/parts/class-names.ts'
import type { Gam } from '#rules/games/games.ts'
import type { BoardRow } from '../../contract/iscore.ts'
import styles from './board-row.module.css'
import { BoardRowItem } from './board-row.tsx'
import { useIscoreWords } from './iscore-words.ts'

export interface BoardRowsProps {
  readonly rows: readonly BoardRow[]
  readonly game: Gam | undefined
}

/** The ranking below the podium. */
export function BoardRows({ rows, game }: BoardRowsProps) {
  const words = useIscoreWords()
  if (rows.length === 0) return null
  return (
    <ol className={classNames(cardClass({ clip: true }), styles.rows)} aria-label={words.ranking}>
      {rows.map((row) => (
        <BoardRowItem key={row.UID} row={row} game={game} />
      ))}
    </ol>
  )
}
