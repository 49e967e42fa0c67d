import { difficultiesOf, difficultyMarks, difficultyWords, gameLabel, gameNumbers } from '@patisserie/rules/games'
import { AllTile, GameTile, gameStripClass } from '../../design/art/game-tile.tsx'
import { classNames } from '../../design/parts/class-names.ts'
import { segmentClass, segmentsClass } from '../../design/parts/radio-group.tsx'
import { Link } from '../../session/link.tsx'
import { useLanguage } from '../../session/words.tsx'
import styles from './replay-filters.module.css'
import { type ReplaySearch, replayListPath } from './replay-routes.ts'

/** Game, difficulty and order: links, so that they work without scripts and every view has its address. */
export function ReplayFilters({ search }: { readonly search: ReplaySearch }) {
  const { words, language } = useLanguage()
  const { filters } = words.replays
  const { p, ...kept } = search
  const { game, ...anyGame } = kept
  const { rank, ...anyRank } = kept
  const { sort, ...newest } = kept
  const ranks = game === undefined ? difficultyMarks : difficultiesOf(game)
  const current = (chosen: boolean) => (chosen ? { 'aria-current': 'true' as const } : {})
  return (
    <>
      <nav className={classNames(gameStripClass, styles.games)} aria-label={filters.games}>
        <Link to={replayListPath(anyGame)} stay title={filters.all} {...current(game === undefined)}>
          <AllTile>{filters.allShort}</AllTile>
          <span className="visually-hidden">{filters.all}</span>
        </Link>
        {gameNumbers.map((number) => (
          <Link
            key={number}
            to={replayListPath({ ...kept, game: number })}
            stay
            title={gameLabel(number, language)}
            {...current(game === number)}
          >
            <GameTile game={number} />
            <span className="visually-hidden">{gameLabel(number, language)}</span>
          </Link>
        ))}
      </nav>
      <div className={styles.row}>
        {ranks.length > 0 && (
          <nav className={classNames(segmentsClass, styles.segments)} aria-label={filters.rank}>
            <Link to={replayListPath(anyRank)} stay className={segmentClass} {...current(rank === undefined)}>
              {filters.anyRank}
            </Link>
            {ranks.map((mark) => (
              <Link
                key={mark}
                to={replayListPath({ ...kept, rank: mark })}
                stay
                className={segmentClass}
                title={difficultyWords[mark]}
                {...current(rank === mark)}
              >
                {mark}
                <span className="visually-hidden">{difficultyWords[mark]}</span>
              </Link>
            ))}
          </nav>
        )}
        <nav className={classNames(segmentsClass, styles.segments)} aria-label={filters.sort}>
          <Link to={replayListPath(newest)} stay className={segmentClass} {...current(sort === undefined)}>
            {filters.newest}
          </Link>
          <Link
            to={replayListPath({ ...kept, sort: 'score' })}
            stay
            className={segmentClass}
            {...current(sort === 'score')}
          >
            {filters.highest}
          </Link>
        </nav>
      </div>
    </>
  )
}
