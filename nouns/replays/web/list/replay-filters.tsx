import { classNames } from '#design/class-names.ts'
import { segmentClass, segmentsClass } from '#design/parts/forms/radio-group.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { difficultiesOf, difficultyMarks, gameNumbers } from '#rules/games/games.ts'
import { Link, useGo } from '#session/link.tsx'
import { useLanguage } from '#session/words.tsx'
import { type ReplayFilter, replaySorts } from '../../rules/replay-filters.ts'
import { chosen, GameStrip } from '../card/game-strip.tsx'
import { RankLinks } from '../card/rank-links.tsx'
import { replayListPath } from './list-address.ts'
import styles from './replay-filters.module.css'
import { shotChoices, shotOf, shotValue } from './shot-choice.ts'

interface FilterProps {
  readonly filter: ReplayFilter
}

/** Chooses a game by links, so that it works without scripts and every view has its address. */
export function ReplayGames({ filter }: FilterProps) {
  const { filters } = useLanguage().words.replays
  const { game, chara, ...anyGame } = filter
  return (
    <GameStrip
      label={filters.games}
      all={{ name: filters.all, short: filters.allShort }}
      games={gameNumbers}
      current={game}
      // A shot belongs to its game; a character plays in many.
      to={(one) => replayListPath(one === undefined ? anyGame : one === game ? filter : { ...anyGame, game: one })}
    />
  )
}

/** Difficulty and order, by links too, and shots or characters where there is room. */
export function ReplayFilters({ filter }: FilterProps) {
  const { filters } = useLanguage().words.replays
  const { game } = filter
  const { rank, ...anyRank } = filter
  const ranks = game === undefined ? difficultyMarks : difficultiesOf(game)
  return (
    <>
      <RankLinks
        label={filters.rank}
        any={filters.anyRank}
        ranks={ranks}
        current={rank}
        to={(one) => replayListPath(one === undefined ? anyRank : { ...filter, rank: one })}
        className={styles.segments}
      />
      <nav className={classNames(segmentsClass, styles.segments)} aria-label={filters.sort}>
        {replaySorts.map((sort) => (
          <Link
            key={sort}
            to={replayListPath({ ...filter, sort })}
            stay
            className={segmentClass}
            {...chosen(filter.sort === sort)}
          >
            {filters.sorts[sort]}
          </Link>
        ))}
      </nav>
      <Shots filter={filter} />
    </>
  )
}

/** The shots of the game, or the characters of all games. On phones they are in the panel with the other conditions. */
function Shots({ filter }: FilterProps) {
  const { words, language } = useLanguage()
  const { filters } = words.replays
  const go = useGo()
  const { chara, character, ...any } = filter
  const value = shotValue(filter)
  return (
    <Select
      prefix={filters.shot}
      className={classNames(styles.choice, 'not-m')}
      value={value}
      onChange={({ target }) => go(replayListPath({ ...any, ...shotOf(target.value) }))}
      options={[['', filters.any] as const, ...shotChoices(filter.game, value, language)].map(([value, label]) => ({
        value,
        label,
      }))}
    />
  )
}
