import { useState } from 'react'
import type { FoundPiece } from '#contract/writing.ts'
import { GamePicture } from '#design/art/games/game-picture.tsx'
import { AllTile, GameTile, gameStripClass } from '#design/art/games/game-tile.tsx'
import { classNames } from '#design/class-names.ts'
import { runWords } from '#nouns/replays/web/card/run-words.ts'
import { gameTitle } from '#rules/games/game-names.ts'
import { editorGames, type Gam } from '#rules/games/games.ts'
import { formatNumber } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import { editorBlocksPack } from '#words/editor/editor-blocks.pack.ts'
import { pieceName } from '../../blocks/piece-node.ts'
import { type ChooseProps, PieceSearch } from './piece-search.tsx'
import styles from './pieces-dialog.module.css'

/** One's own replays, those that are searched for, or those of one game. */
export function FoundReplays({ onChoose }: ChooseProps) {
  const words = useWords(editorBlocksPack)
  const [game, setGame] = useState<Gam>()
  return (
    <>
      <GameChoice game={game} onGame={setGame} />
      <PieceSearch type="replay" words={words.pieces} game={game}>
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
    </>
  )
}

interface GameChoiceProps {
  readonly game: Gam | undefined
  readonly onGame: (game: Gam | undefined) => void
}

/** All games or one, as the list of replays has them. */
function GameChoice({ game, onGame }: GameChoiceProps) {
  const { pieces: words } = useWords(editorBlocksPack)
  const { language } = useLanguage()
  const all = words.allGames
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll as a row
    <div role="group" aria-label={words.games} className={classNames(gameStripClass, styles.games)}>
      <button type="button" title={all} aria-pressed={game === undefined} onClick={() => onGame(undefined)}>
        <AllTile label={all}>a</AllTile>
      </button>
      {editorGames.map((one) => (
        <button
          key={one}
          type="button"
          title={gameTitle(one, language)}
          aria-pressed={game === one}
          onClick={() => onGame(one)}
        >
          <GameTile game={one} label={gameTitle(one, language)} />
        </button>
      ))}
    </div>
  )
}

function ReplayButton({ row, onChoose }: ChooseProps & { readonly row: FoundPiece }) {
  const words = useWords(editorBlocksPack)
  const { language } = useLanguage()
  const run = runWords({ ...row, REPTIME: row.UPTIME }, language)
  const line = [row.NICK, run.rank, run.shortShot].filter(Boolean).join(' · ')
  return (
    <button type="button" className={styles.piece} onClick={() => onChoose(row.KeyID)}>
      <span className="visually-hidden">
        {words.pieces.choose(pieceName(words.names, 'replay', row.KeyID))} {run.title}
      </span>
      <GamePicture kind="card" game={row.GAM} src={row.SRC || null} alt="" className={styles.picture} />
      <span className={styles.score}>{formatNumber(row.SCORE)}</span>
      <span className="ellipsis">{line}</span>
      {row.TITLE && <span className={styles.title}>{row.TITLE}</span>}
    </button>
  )
}
