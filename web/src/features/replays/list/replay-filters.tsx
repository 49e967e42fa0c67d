import { characterGroups } from '@patisserie/rules/games/game-catalogue'
import { difficultiesOf, difficultyMarks, type Gam, gameNumbers } from '@patisserie/rules/games/games'
import { type ReplayFilter, replaySorts } from '@patisserie/rules/replays/replay-filters'
import { chosen, GameStrip } from '../../../cards/replay/game-strip.tsx'
import { RankLinks } from '../../../cards/replay/rank-links.tsx'
import { classNames } from '../../../design/parts/class-names.ts'
import { segmentClass, segmentsClass } from '../../../design/parts/forms/radio-group.tsx'
import { Select } from '../../../design/parts/forms/select.tsx'
import { Link, useGo } from '../../../session/link.tsx'
import { useLanguage } from '../../../session/words.tsx'
import { replayListPath } from '../replay-routes.ts'
import styles from './replay-filters.module.css'

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
      // A character belongs to its game.
      to={(one) => replayListPath(one === undefined ? anyGame : one === game ? filter : { ...anyGame, game: one })}
    />
  )
}

/** Difficulty and order, by links too, and the game's characters where there is room. */
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
      {game !== undefined && <Shots filter={filter} game={game} />}
    </>
  )
}

/** The characters of the game. On phones they are in the panel with the other conditions. */
function Shots({ filter, game }: FilterProps & { readonly game: Gam }) {
  const { words, language } = useLanguage()
  const { filters } = words.replays
  const go = useGo()
  const { chara, ...any } = filter
  const shots = characterGroups(game).flatMap((group) => group.shots)
  return (
    <Select
      prefix={filters.shot}
      className={classNames(styles.choice, 'not-m')}
      value={chara ?? ''}
      onChange={({ target }) => go(replayListPath(target.value === '' ? any : { ...any, chara: target.value }))}
      options={[{ value: '', label: filters.any }, ...shots.map((shot) => ({ value: shot.id, label: shot[language] }))]}
    />
  )
}
