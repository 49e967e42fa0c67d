import { characterGroups } from '@patisserie/rules/game-catalogue'
import { difficultiesOf, difficultyMarks, difficultyWords, gameLabel, gameNumbers } from '@patisserie/rules/games'
import { AllTile, GameTile, gameStripClass } from '../../design/art/game-tile.tsx'
import { classNames } from '../../design/parts/class-names.ts'
import { segmentClass, segmentsClass } from '../../design/parts/radio-group.tsx'
import { Select } from '../../design/parts/select.tsx'
import { Link, useGo } from '../../session/link.tsx'
import { useLanguage } from '../../session/words.tsx'
import styles from './archive-filters.module.css'
import { type ArchiveSearch, archivePath } from './archive-routes.ts'
import { useArchiveWords } from './archive-words.ts'
import { ScoreFilter } from './score-filter.tsx'

/** Game, difficulty, character and order as links; score range and signature as a small form. */
export function ArchiveFilters({ search }: { readonly search: ArchiveSearch }) {
  const { language } = useLanguage()
  const { filters } = useArchiveWords()
  const go = useGo()
  const { p: _, ...view } = search
  const { game, chara, ...anyGame } = view
  const { rank, ...anyRank } = view
  const { chara: __, ...anyChara } = view
  const { sort, ...byScore } = view
  const ranks = game === undefined ? difficultyMarks : difficultiesOf(game)
  const shots = game === undefined ? [] : characterGroups(game).flatMap((group) => group.shots)
  const current = (chosen: boolean) => (chosen ? { 'aria-current': 'true' as const } : {})
  return (
    <>
      <nav className={classNames(gameStripClass, styles.games)} aria-label={filters.games}>
        <Link to={archivePath(anyGame)} stay title={filters.all} {...current(game === undefined)}>
          <AllTile label={filters.all}>{filters.allShort}</AllTile>
        </Link>
        {archived.map((number) => (
          <Link
            key={number}
            // A character belongs to its game.
            to={archivePath(number === game ? view : { ...anyGame, game: number })}
            stay
            title={gameLabel(number, language)}
            {...current(game === number)}
          >
            <GameTile game={number} label={gameLabel(number, language)} />
          </Link>
        ))}
      </nav>
      <div className={styles.row}>
        {ranks.length > 0 && (
          <nav className={classNames(segmentsClass, styles.segments)} aria-label={filters.rank}>
            <Link to={archivePath(anyRank)} stay className={segmentClass} {...current(rank === undefined)}>
              {filters.any}
            </Link>
            {ranks.map((mark) => (
              <Link
                key={mark}
                to={archivePath({ ...view, rank: mark })}
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
        {shots.length > 1 && (
          <Select
            prefix={filters.shot}
            className={styles.choice}
            value={chara ?? ''}
            onChange={({ target }) =>
              go(archivePath(target.value === '' ? anyChara : { ...anyChara, chara: target.value }))
            }
            options={[
              { value: '', label: filters.any },
              ...shots.map((shot) => ({ value: shot.id, label: shot[language] })),
            ]}
          />
        )}
        <nav className={classNames(segmentsClass, styles.segments, styles.sorts)} aria-label={filters.sort}>
          <Link to={archivePath(byScore)} stay className={segmentClass} {...current(sort === undefined)}>
            {filters.sorts.score}
          </Link>
          <Link
            to={archivePath({ ...view, sort: 'played' })}
            stay
            className={segmentClass}
            {...current(sort === 'played')}
          >
            {filters.sorts.played}
          </Link>
        </nav>
      </div>
      <ScoreFilter key={archivePath(view)} view={view} />
    </>
  )
}

/** Of 20 and 2003 nobody keeps a scoreboard yet. */
const archived = gameNumbers.filter((game) => game !== 20 && game !== 2003)
