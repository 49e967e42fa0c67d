import { type Gam, gameLabel } from '@patisserie/rules/games/games'
import { AllTile, GameTile, gameStripClass } from '../../design/art/game-tile.tsx'
import { classNames } from '../../design/parts/class-names.ts'
import { Link } from '../../session/link.tsx'
import { useLanguage } from '../../session/words.tsx'
import styles from './game-strip.module.css'

export interface GameStripProps {
  readonly label: string
  /** All games, in full and as short as a tile is. */
  readonly all: { readonly name: string; readonly short: string }
  readonly games: readonly Gam[]
  readonly current: number | undefined
  /** The address of a game's view; of all games without one. */
  readonly to: (game?: Gam) => string
}

/** One game or all: links, so that it works without scripts and every view has its address. */
export function GameStrip({ label, all, games, current, to }: GameStripProps) {
  const { language } = useLanguage()
  return (
    <nav className={classNames(gameStripClass, styles.games)} aria-label={label}>
      <Link to={to()} stay title={all.name} {...chosen(current === undefined)}>
        <AllTile label={all.name}>{all.short}</AllTile>
      </Link>
      {games.map((game) => (
        <Link key={game} to={to(game)} stay title={gameLabel(game, language)} {...chosen(current === game)}>
          <GameTile game={game} label={gameLabel(game, language)} />
        </Link>
      ))}
    </nav>
  )
}

/** Marks the link of what is shown. */
export const chosen = (is: boolean) => (is ? { 'aria-current': 'true' as const } : {})
