import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import type { PersonTabProps } from '#cards/person/page/person-tabs.ts'
import type { ProgressCell } from '#contract/social.ts'
import { social } from '#contract/social.ts'
import { GameTile } from '#design/art/games/game-tile.tsx'
import { EmptyShelf } from '#design/art/pictures.tsx'
import { classNames } from '#design/class-names.ts'
import { Button } from '#design/parts/button.tsx'
import { Card } from '#design/parts/card.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { gameNames, gameTitle } from '#rules/games/game-names.ts'
import { difficultyWords } from '#rules/games/games.ts'
import { formatNumber } from '#rules/text.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import { personPack } from '#words/cards/person.pack.ts'
import { filterQuery, readReplayFilter } from '../../rules/replay-filters.ts'
import { rankOf } from '../card/run-words.ts'
import styles from './person-progress.module.css'
import {
  type GameMap,
  levelOf,
  type MapRow,
  type ProgressLevel,
  progressLevels,
  progressMap,
  shortScore,
  untouchedGames,
} from './progress-map.ts'

const RunHistory = lazyPart(() => import('./history/run-history.tsx').then((part) => part.RunHistory))

/** Progress map of a member: game, difficulty and shot, coloured by the best result. */
export function PersonProgress({ person: { UID: id, TABS }, own }: PersonTabProps) {
  const { words, language } = useLanguage()
  const { progress } = useWords(personPack)
  const { value: cells, refusal, again } = useRead(social.calls.progress, { UID: id })
  if (refusal) {
    return (
      <ErrorState title={progress.failed} actions={<Button onClick={again}>{words.shell.retry}</Button>}>
        {problemWord(refusal, words)}
      </ErrorState>
    )
  }
  if (!cells) return <SkeletonRows label={words.shell.loading} />
  if (cells.length === 0) {
    return (
      <EmptyState art={<EmptyShelf />} title={progress.empty}>
        {progress.emptyText}
      </EmptyState>
    )
  }
  const maps = progressMap(cells, language)
  const untouched = untouchedGames(cells)
  // The runs behind the map may be looked at.
  const isLinked = TABS.includes('replay') || own
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <p>{progress.summary(maps.length, cells.length, cells.filter((cell) => levelOf(cell) !== 'tried').length)}</p>
        <Legend />
      </div>
      <div className={styles.maps}>
        {maps.map((map) => (
          <OneGame key={map.game} map={map} person={isLinked ? id : null} />
        ))}
      </div>
      {untouched.length > 0 && (
        <p className={styles.untouched}>
          {progress.untouched}
          {untouched.map((game) => (
            <span key={game}>{gameTitle(game, language)}</span>
          ))}
        </p>
      )}
    </div>
  )
}

function Legend() {
  const { progress } = useWords(personPack)
  return (
    <ul className={styles.legend} aria-label={progress.legend}>
      {progressLevels.map((level) => (
        <li key={level}>
          <span className={classNames(styles.swatch, styles[level])} aria-hidden="true">
            {marks[level]}
          </span>
          {progress.levels[level]}
        </li>
      ))}
    </ul>
  )
}

/** Colour says it at a glance, the mark says it without colour. */
const marks: Readonly<Record<ProgressLevel, string>> = { tried: '·', cleared: '✓', nb: 'NB', nm: 'NM', nmnb: '★' }

function OneGame({ map, person }: { readonly map: GameMap; readonly person: number | null }) {
  const { language } = useLanguage()
  const { progress } = useWords(personPack)
  const name = gameNames[map.game][language]
  const ranked = map.ranks.some((rank) => rank !== '')
  const isTouched = ({ cells }: GameMap['rows'][number]) => cells.some(Boolean)
  const rest = map.rows.filter((row) => !isTouched(row))
  return (
    <Card clip className={styles.game}>
      {person !== null && <OverTime map={map} person={person} />}
      <table className={styles.map}>
        <caption className={styles.caption}>
          <GameTile game={map.game} className={styles.tile} />
          {name}
        </caption>
        <thead className={ranked ? undefined : 'visually-hidden'}>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{progress.shot}</span>
            </th>
            {map.ranks.map((rank) => (
              <th key={rank} scope="col">
                <Rank rank={rank} none={progress.noRank} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {map.rows.filter(isTouched).map((row) => (
            <tr key={row.shot}>
              <th scope="row">{row.name || progress.noShot}</th>
              {row.cells.map((cell, i) => (
                <td key={map.ranks[i]}>
                  {cell ? <Cell cell={cell} row={row} person={person} /> : <Blank none={progress.levels.none} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{progress.rest(rest.length)}</summary>
          <p>{rest.map(({ name }) => name).join(' · ')}</p>
        </details>
      )}
    </Card>
  )
}

/** Opens the runs behind a map over time; nothing where no way to play has two of them. */
function OverTime({ map, person }: { readonly map: GameMap; readonly person: number }) {
  const { language } = useLanguage()
  const { progress } = useWords(personPack)
  const [open, setOpen] = useState(false)
  const isLine = map.rows.some(({ cells }) => cells.some((cell) => cell !== null && cell.COUNT > 1))
  if (!isLine) return null
  const close = () => setOpen(false)
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon="chart-column"
        className={styles.over}
        aria-label={`${progress.over} ${gameNames[map.game][language]}`}
        aria-haspopup="dialog"
        onPointerDown={RunHistory.ahead}
        onClick={() => setOpen(true)}
      >
        {progress.over}
      </Button>
      {open && <RunHistory person={person} game={map.game} onClose={close} onMissing={close} />}
    </>
  )
}

/** In full where there is room, as its mark on phones. */
function Rank({ rank, none }: { readonly rank: string; readonly none: string }) {
  const mark = rankOf(rank)
  if (!mark) return <>{rank || none}</>
  return (
    <>
      <span className="not-m">{difficultyWords[mark]}</span>
      <abbr className="only-m" title={difficultyWords[mark]}>
        {rank}
      </abbr>
    </>
  )
}

const Blank = ({ none }: { readonly none: string }) => (
  <span className={styles.blank}>
    <span className="visually-hidden">{none}</span>
  </span>
)

interface CellProps {
  readonly cell: ProgressCell
  readonly row: MapRow
  readonly person: number | null
}

function Cell({ cell, row, person }: CellProps) {
  const { language } = useLanguage()
  const { progress } = useWords(personPack)
  const level = levelOf(cell)
  const rank = rankOf(cell.RANK)
  const label = progress.cell([
    ...(row.name ? [row.name] : []),
    ...(rank ? [difficultyWords[rank]] : []),
    progress.levels[level],
    progress.best(formatNumber(cell.SCORE)),
    progress.runs(cell.COUNT),
  ])
  const look = classNames(styles.cell, styles[level])
  const inside = (
    <>
      <span className="visually-hidden">{label}</span>
      <b aria-hidden="true">{marks[level]}</b>
      <small className="num" aria-hidden="true">
        {shortScore(cell.SCORE, language)}
      </small>
    </>
  )
  if (person === null) {
    return (
      <span className={look} title={label}>
        {inside}
      </span>
    )
  }
  const wish = { upid: person, game: cell.GAM, rank: cell.RANK, chara: cell.CHARA, sort: 'score' }
  return (
    <Link to={`/rpy?${filterQuery(readReplayFilter(wish))}`} className={look} title={label}>
      {inside}
    </Link>
  )
}
