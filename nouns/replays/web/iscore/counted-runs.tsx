import { GameTile } from '#design/art/games/game-tile.tsx'
import { classNames } from '#design/class-names.ts'
import { Table } from '#design/parts/table.tsx'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { GameParts } from '../../contract/iscore.ts'
import { shareOfNext } from '../../rules/iscore/iscore-board.ts'
import { iscorePack } from '../../words/iscore/iscore.pack.ts'
import { RankChip } from '../card/rank-chip.tsx'
import { ReplayScore } from '../card/replay-score.tsx'
import { iscoreText } from '../card/run-numbers.ts'
import { runWords } from '../card/run-words.ts'
import styles from './counted-runs.module.css'

/** The runs that count in one table: game by game in the order of their shares, then what was given on top. */
export function CountedRuns({ games }: { readonly games: readonly GameParts[] }) {
  const words = useWords(iscorePack)
  const { columns } = words
  return (
    <Table caption={words.parts} stack className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{columns.run}</th>
          <th scope="col">{columns.kind}</th>
          <th scope="col" data-num="">
            {columns.score}
          </th>
          <th scope="col" data-num="">
            {columns.value}
          </th>
          <th scope="col" data-num="">
            {columns.part}
          </th>
        </tr>
      </thead>
      {games.map((game) => (
        <GameRows key={game.GAM} game={game} />
      ))}
    </Table>
  )
}

function GameRows({ game }: { readonly game: GameParts }) {
  const { language } = useLanguage()
  const words = useWords(iscorePack)
  const { columns } = words
  const name = runWords({ ...game, RANK: '', CHARA: '', REPTIME: '' }, language).title
  return (
    <tbody aria-label={name}>
      <tr className={styles.game}>
        <th scope="rowgroup" colSpan={4}>
          <span className={styles.name}>
            <GameTile game={game.GAM} />
            {name}
          </span>
        </th>
        <td data-num="">
          <b className="num">{words.pointsOf(game.JF)}</b>
        </td>
      </tr>
      {game.RUNS.map((run) => (
        <tr key={run.KeyID} className="opens" data-list-item="">
          <th scope="row">
            <RunLink run={run} opener />
          </th>
          <td data-label={columns.kind}>{words.kinds[run.KIND]}</td>
          <td data-num="" data-label={columns.score}>
            <ReplayScore value={run.SCORE} />
          </td>
          <td data-num="" data-label={columns.value}>
            <span className="num">
              {run.PLACE === 0
                ? iscoreText(run.VALUE, 'exact')
                : words.factor(iscoreText(run.VALUE, 'exact'), factorText(run.PLACE))}
            </span>
          </td>
          <td data-num="" data-label={columns.part}>
            <b className="num">{iscoreText(run.PART, 'exact')}</b>
          </td>
        </tr>
      ))}
      {game.BONUSES.map((run) => (
        <tr key={`${run.BONUS} ${run.KeyID}`} className={classNames('opens', styles.bonus)} data-list-item="">
          <th scope="row">
            <RunLink run={run} opener />
          </th>
          <td data-label={columns.kind}>{words.bonus[run.BONUS]}</td>
          <td data-num="" data-label={columns.score}>
            <ReplayScore value={run.SCORE} />
          </td>
          <td />
          <td data-num="" data-label={columns.part}>
            <b className="num">{words.bonusPoints}</b>
          </td>
        </tr>
      ))}
    </tbody>
  )
}

/** 0.8, 0.64, 0.512 … */
const factorText = (place: number): string => String(Number((shareOfNext ** place).toPrecision(3)))

type Run = Pick<GameParts['RUNS'][number], 'CODE' | 'GAM' | 'RANK' | 'CHARA' | 'STAGE' | 'KIND'>

/** A run by its character and difficulty, or its scene; leads to its card, `opener` with the whole row. */
export function RunLink({ run, opener }: { readonly run: Run; readonly opener?: boolean }) {
  const { language } = useLanguage()
  const { shortShot } = runWords({ ...run, REPTIME: '' }, language)
  return (
    <span className={styles.run}>
      <Link to={`/r/${run.CODE}`} className={opener ? 'opener' : undefined} data-list-main={opener ? '' : undefined}>
        {run.KIND === 'scene' ? `${shortShot} ${run.STAGE}` : shortShot}
      </Link>
      <RankChip rank={run.RANK} />
    </span>
  )
}
