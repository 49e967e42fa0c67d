import { useState } from 'react'
import type { FoundPiece } from '#contract/writing.ts'
import { GamePicture } from '#design/art/game-picture.tsx'
import { AllTile, GameTile, gameStripClass } from '#design/art/game-tile.tsx'
import { classNames } from '#design/parts/class-names.ts'
import { runWords } from '#nouns/replays/web/card/run-words.ts'
import { gameTitle } from '#rules/games/game-names.ts'
import { editorGames, type Gam } from '#rules/games/games.ts'
import { formatNumber } from '#rules/text.ts'
import { useLanguage } from '#session/words.tsx'
import { useBlockWords } from './block-words.ts'
import { pieceName } from './piece-node.ts'
import { type ChooseProps, PieceSearch } from './piece-search.tsx'
import styles from './pieces-dialog.module.css'

/** One's own replays, those that are searched for, or those of one game. */
export function FoundReplays({ onChoose }: ChooseProps) {
  const words = useBlockWords()
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
  const { pieces: words } = useBlockWords()
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
  const words = useBlockWords()
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
