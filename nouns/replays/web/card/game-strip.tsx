import { AllTile, GameTile, gameStripClass } from '#design/art/games/game-tile.tsx'
import { classNames } from '#design/class-names.ts'
import { gameTitle } from '#rules/games/game-names.ts'
import type { Gam } from '#rules/games/games.ts'
import { Link } from '#session/link.tsx'
import { useLanguage } from '#session/words.tsx'
import styles from './game-strip.module.css'

export interface GameStripProps {
  readonly label: string
  /** Words for all games: the full label, and the short text that fits a tile. */
  readonly all: { readonly name: string; readonly short: string }
  readonly games: readonly Gam[]
  readonly current: number | undefined
  /** Address of the view for a game; without a game, of the view for all games. */
  readonly to: (game?: Gam) => string
}

/** Chooses one game or all games by links, so that it works without JavaScript and every view has an address. */
export function GameStrip({ label, all, games, current, to }: GameStripProps) {
  const { language } = useLanguage()
  return (
    <nav className={classNames(gameStripClass, styles.games)} aria-label={label}>
      <Link to={to()} stay title={all.name} {...chosen(current === undefined)}>
        <AllTile label={all.name}>{all.short}</AllTile>
      </Link>
      {games.map((game) => (
        <Link key={game} to={to(game)} stay title={gameTitle(game, language)} {...chosen(current === game)}>
          <GameTile game={game} label={gameTitle(game, language)} />
        </Link>
      ))}
    </nav>
  )
}

/** Attributes that mark a link as the current choice. */
export const chosen = (is: boolean) => (is ? { 'aria-current': 'true' as const } : {})
