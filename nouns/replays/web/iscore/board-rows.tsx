import { classNames } from '#design/class-names.ts'
import { cardClass } from '#design/parts/card.tsx'
import type { Gam } from '#rules/games/games.ts'
import { useWords } from '#session/words.tsx'
import type { BoardRow } from '../../contract/iscore.ts'
import { iscorePack } from '../../words/iscore/iscore.pack.ts'
import styles from './board-row.module.css'
import { BoardRowItem } from './board-row.tsx'

export interface BoardRowsProps {
  readonly rows: readonly BoardRow[]
  readonly game: Gam | undefined
}

/** The ranking below the podium. */
export function BoardRows({ rows, game }: BoardRowsProps) {
  const words = useWords(iscorePack)
  if (rows.length === 0) return null
  return (
    <ol className={classNames(cardClass({ clip: true }), styles.rows)} aria-label={words.ranking}>
      {rows.map((row) => (
        <BoardRowItem key={row.UID} row={row} game={game} />
      ))}
    </ol>
  )
}
