import { characterGroups } from '@patisserie/rules/game-catalogue'
import { difficultiesOf, difficultyMarks, difficultyWords, gameLabel, gameNumbers } from '@patisserie/rules/games'
import { type ReplayFilter, replaySorts } from '@patisserie/rules/replay-filters'
import { replayCategories } from '@patisserie/rules/replay-kinds'
import { AllTile, GameTile, gameStripClass } from '../../design/art/game-tile.tsx'
import { classNames } from '../../design/parts/class-names.ts'
import { segmentClass, segmentsClass } from '../../design/parts/radio-group.tsx'
import { Select } from '../../design/parts/select.tsx'
import { Link, useGo } from '../../session/link.tsx'
import { useLanguage } from '../../session/words.tsx'
import styles from './replay-filters.module.css'
import { replayListPath } from './replay-routes.ts'

/** Game, difficulty and order: links, so that they work without scripts and every view has its address. */
export function ReplayFilters({ filter }: { readonly filter: ReplayFilter }) {
  const { words, language } = useLanguage()
  const { filters, categories } = words.replays
  const { game, chara, ...anyGame } = filter
  const { rank, ...anyRank } = filter
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
            // A character belongs to its game.
            to={replayListPath(number === game ? filter : { ...anyGame, game: number })}
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
                to={replayListPath({ ...filter, rank: mark })}
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
              {...current(filter.sort === sort)}
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

/** One condition of many values. On phones it stands with the other conditions. */
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
