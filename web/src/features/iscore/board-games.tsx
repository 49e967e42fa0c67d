import { gameLabel, gameNumbers } from '@patisserie/rules/games'
import { AllTile, GameTile, gameStripClass } from '../../design/art/game-tile.tsx'
import { classNames } from '../../design/parts/class-names.ts'
import { Link } from '../../session/link.tsx'
import { useLanguage } from '../../session/words.tsx'
import styles from './board-games.module.css'
import { type BoardSearch, boardPath } from './board-routes.ts'
import { useIscoreWords } from './iscore-words.ts'

/** The board of one game or of all: links, so that every board has its address. */
export function BoardGames({ search }: { readonly search: BoardSearch }) {
  const { language } = useLanguage()
  const words = useIscoreWords()
  const current = (chosen: boolean) => (chosen ? { 'aria-current': 'true' as const } : {})
  return (
    <nav className={classNames(gameStripClass, styles.games)} aria-label={words.games}>
      <Link to="/jf" stay title={words.all} {...current(search.game === undefined)}>
        <AllTile label={words.all}>{words.allShort}</AllTile>
      </Link>
      {rated.map((game) => (
        <Link
          key={game}
          to={boardPath({ game })}
          stay
          title={gameLabel(game, language)}
          {...current(search.game === game)}
        >
          <GameTile game={game} label={gameLabel(game, language)} />
        </Link>
      ))}
    </nav>
  )
}

/** 20 and 2003 have no table. */
const rated = gameNumbers.filter((game) => game !== 20 && game !== 2003)
