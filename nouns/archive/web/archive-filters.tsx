import { classNames } from '#design/class-names.ts'
import { segmentClass, segmentsClass } from '#design/parts/forms/radio-group.tsx'
import { Select } from '#design/parts/forms/select.tsx'
import { chosen, GameStrip } from '#nouns/replays/web/card/game-strip.tsx'
import { RankLinks } from '#nouns/replays/web/card/rank-links.tsx'
import { characterGroups } from '#rules/games/game-catalogue.ts'
import { difficultiesOf, difficultyMarks, gameNumbers } from '#rules/games/games.ts'
import { Link, useGo } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { archivePack } from '../words/archive.pack.ts'
import styles from './archive-filters.module.css'
import { type ArchiveSearch, archivePath } from './archive-routes.ts'
import { ScoreFilter } from './score-filter.tsx'

/** Game, difficulty, character and order as links; score range and signature as a small form. */
export function ArchiveFilters({ search }: { readonly search: ArchiveSearch }) {
  const { language } = useLanguage()
  const { filters } = useWords(archivePack)
  const go = useGo()
  const { p: _, ...view } = search
  const { game, chara, ...anyGame } = view
  const { rank, ...anyRank } = view
  const { chara: __, ...anyChara } = view
  const { sort, ...byScore } = view
  const ranks = game === undefined ? difficultyMarks : difficultiesOf(game)
  const shots = game === undefined ? [] : characterGroups(game).flatMap((group) => group.shots)
  return (
    <>
      <div className={styles.games}>
        <GameStrip
          label={filters.games}
          all={{ name: filters.all, short: filters.allShort }}
          games={archived}
          current={game}
          // A character belongs to its game.
          to={(one) => archivePath(one === undefined ? anyGame : one === game ? view : { ...anyGame, game: one })}
        />
      </div>
      <div className={styles.row}>
        <RankLinks
          label={filters.rank}
          any={filters.any}
          ranks={ranks}
          current={rank}
          to={(one) => archivePath(one === undefined ? anyRank : { ...view, rank: one })}
          className={styles.segments}
        />
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
          <Link to={archivePath(byScore)} stay className={segmentClass} {...chosen(sort === undefined)}>
            {filters.sorts.score}
          </Link>
          <Link
            to={archivePath({ ...view, sort: 'played' })}
            stay
            className={segmentClass}
            {...chosen(sort === 'played')}
          >
            {filters.sorts.played}
          </Link>
        </nav>
      </div>
      <ScoreFilter key={archivePath(view)} view={view} />
    </>
  )
}

/** Games 20 and 2003 have no archived runs. */
const archived = gameNumbers.filter((game) => game !== 20 && game !== 2003)
