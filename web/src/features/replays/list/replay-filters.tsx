import { characterGroups } from '@patisserie/rules/games/game-catalogue'
import { difficultiesOf, difficultyMarks, gameNumbers } from '@patisserie/rules/games/games'
import { type ReplayFilter, replaySorts } from '@patisserie/rules/replays/replay-filters'
import { replayCategories } from '@patisserie/rules/replays/replay-kinds'
import { chosen, GameStrip } from '../../../cards/replay/game-strip.tsx'
import { RankLinks } from '../../../cards/replay/rank-links.tsx'
import { classNames } from '../../../design/parts/class-names.ts'
import { segmentClass, segmentsClass } from '../../../design/parts/forms/radio-group.tsx'
import { Select } from '../../../design/parts/forms/select.tsx'
import { Link, useGo } from '../../../session/link.tsx'
import { useLanguage } from '../../../session/words.tsx'
import { replayListPath } from '../replay-routes.ts'
import styles from './replay-filters.module.css'

/** Game, difficulty and order: links, so that they work without scripts and every view has its address. */
export function ReplayFilters({ filter }: { readonly filter: ReplayFilter }) {
  const { words, language } = useLanguage()
  const { filters, categories } = words.replays
  const { game, chara, ...anyGame } = filter
  const { rank, ...anyRank } = filter
  const ranks = game === undefined ? difficultyMarks : difficultiesOf(game)
  return (
    <>
      <GameStrip
        label={filters.games}
        all={{ name: filters.all, short: filters.allShort }}
        games={gameNumbers}
        current={game}
        // A character belongs to its game.
        to={(one) => replayListPath(one === undefined ? anyGame : one === game ? filter : { ...anyGame, game: one })}
      />
      <div className={styles.row}>
        <RankLinks
          label={filters.rank}
          any={filters.anyRank}
          ranks={ranks}
          current={rank}
          to={(one) => replayListPath(one === undefined ? anyRank : { ...filter, rank: one })}
          className={styles.segments}
        />
        <Choices filter={filter} name="category" values={replayCategories.map((id) => [id, categories[id]])} />
        {game !== undefined && (
          <Choices
            filter={filter}
            name="chara"
            values={characterGroups(game).flatMap(({ shots }) =>
              shots.map((shot) => [shot.id, shot[language]] as const),
            )}
          />
        )}
        <nav className={classNames(segmentsClass, styles.segments, styles.sorts)} aria-label={filters.sort}>
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
      </div>
    </>
  )
}

interface ChoicesProps {
  readonly filter: ReplayFilter
  readonly name: 'category' | 'chara'
  readonly values: readonly (readonly [id: string, text: string])[]
}

/** Menu for a condition with many values. On phones it is in the panel with the other conditions. */
function Choices({ filter, name, values }: ChoicesProps) {
  const { filters } = useLanguage().words.replays
  const go = useGo()
  const { [name]: chosen, ...any } = filter
  return (
    <Select
      prefix={name === 'chara' ? filters.shot : filters.category}
      className={classNames(styles.choice, 'not-m')}
      value={chosen ?? ''}
      onChange={({ target }) => go(replayListPath(target.value === '' ? any : { ...any, [name]: target.value }))}
      options={[{ value: '', label: filters.any }, ...values.map(([value, label]) => ({ value, label }))]}
    />
  )
}
