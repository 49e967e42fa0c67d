import type { FoundPiece } from '@patisserie/contract/writing'
import { formatNumber } from '@patisserie/rules/text'
import { runWords } from '../../cards/replay/run-words.ts'
import { GamePicture } from '../../design/art/game-picture.tsx'
import { useLanguage } from '../../session/words.tsx'
import { useBlockWords } from './block-words.ts'
import { pieceName } from './piece-node.ts'
import { type ChooseProps, PieceSearch } from './piece-search.tsx'
import styles from './pieces-dialog.module.css'

/** One's own replays, or those that are searched for. */
export function FoundReplays({ onChoose }: ChooseProps) {
  const words = useBlockWords()
  return (
    <PieceSearch type="replay" words={words.pieces}>
      {(rows, stale) => (
        <ul className={styles.grid} aria-busy={stale}>
          {rows.map((row) => (
            <li key={row.KeyID}>
              <ReplayButton row={row} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </PieceSearch>
  )
}

function ReplayButton({ row, onChoose }: ChooseProps & { readonly row: FoundPiece }) {
  const words = useBlockWords()
  const { language } = useLanguage()
  const run = runWords({ ...row, REPTIME: row.UPTIME }, language)
  const line = [row.NICK, run.rank, run.shortShot].filter(Boolean).join(' · ')
  return (
    <button type="button" className={styles.piece} onClick={() => onChoose(row.KeyID)}>
      <span className="visually-hidden">
        {words.pieces.choose(pieceName(words.names, 'replay', row.KeyID))} {run.game}
      </span>
      <GamePicture kind="card" game={row.GAM} src={row.SRC || null} alt="" className={styles.picture} />
      <span className={styles.score}>{formatNumber(row.SCORE)}</span>
      <span className="ellipsis">{line}</span>
      {row.TITLE && <span className={styles.title}>{row.TITLE}</span>}
    </button>
  )
}
