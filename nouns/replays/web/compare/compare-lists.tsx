import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { Button } from '#design/parts/button.tsx'
import { ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { Ago } from '#session/ago.tsx'
import { Link } from '#session/link.tsx'
import { useToken } from '#session/me.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ReplayRow } from '../../contract/replays.ts'
import { replays } from '../../contract/replays.ts'
import { scorecard } from '../../contract/scorecard.ts'
import { readReplayFilter } from '../../rules/replay-filters.ts'
import { isPair, type PairFacts } from '../../rules/replay-pairs.ts'
import { comparePack } from '../../words/compare.pack.ts'
import { RankChip } from '../card/rank-chip.tsx'
import { ReplayScore } from '../card/replay-score.tsx'
import { runWords } from '../card/run-words.ts'
import { replayListInput } from '../list/list-address.ts'
import styles from './compare-dialog.module.css'
import { comparePath } from './compare-routes.ts'

export type ComparableRun = PairFacts & Pick<ReplayRow, 'CODE' | 'CHARA'>

const { rivals } = scorecard.calls
const { list, minePaged } = replays.calls

interface ListsProps {
  readonly runs: readonly [ComparableRun, ...ComparableRun[]]
}

/** Runs that can stand beside these: the reader's own, the nearest in score, the best of the first run's shot. */
export function CompareLists({ runs }: ListsProps) {
  const { words } = useLanguage()
  const compare = useWords(comparePack)
  const [first] = runs
  const isMember = Boolean(useToken())
  const alike = { game: first.GAM, rank: first.RANK, type: first.TYPE, sort: 'score' }
  const near = useRead(rivals, { code: first.CODE })
  const own = useRead(minePaged, pageOfBest(alike), { enabled: isMember, quiet: true })
  const best = useRead(list, pageOfBest({ ...alike, chara: first.CHARA }), { quiet: true })
  if (near.refusal) {
    return (
      <ErrorState title={compare.failed} actions={<Button onClick={near.again}>{words.shell.retry}</Button>}>
        {problemWord(near.refusal, words)}
      </ErrorState>
    )
  }
  if (!near.value || own.loading || best.loading) return <SkeletonRows rows={4} label={words.shell.loading} />
  const all: readonly (readonly [string, readonly ReplayRow[]])[] = [
    [compare.own, own.value?.rows ?? []],
    [compare.rivals, near.value],
    [compare.best, best.value?.rows ?? []],
  ]
  // A run is listed once, under the first head that it belongs to.
  const listed = new Set(runs.map(({ CODE }) => CODE))
  const lists = all.map(([title, rows]) => {
    const own = rows.filter((row) => row.HELD === 'N' && isPair(first, row) && !listed.has(row.CODE)).slice(0, shown)
    for (const { CODE } of own) listed.add(CODE)
    return [title, own] as const
  })
  if (lists.every(([, rows]) => rows.length === 0)) return <p className={styles.hint}>{compare.noRivals}</p>
  return lists.map(([title, rows]) => rows.length > 0 && <Runs key={title} title={title} rows={rows} beside={runs} />)
}

const shown = 5

const pageOfBest = (filter: Readonly<Record<string, unknown>>) =>
  replayListInput({ filter: readReplayFilter(filter), page: 1 })

interface RunsProps {
  readonly title: string
  readonly rows: readonly ReplayRow[]
  readonly beside: readonly ComparableRun[]
}

function Runs({ title, rows, beside }: RunsProps) {
  const { language } = useLanguage()
  const codes = beside.map(({ CODE }) => CODE)
  return (
    <>
      <h3 className={styles.head}>{title}</h3>
      <ul className={styles.rivals}>
        {rows.map((row) => (
          <li key={row.KeyID}>
            <Link to={comparePath([...codes, row.CODE])} className={styles.rival}>
              <span className={styles.who}>
                <b className="ellipsis">{row.NICK}</b>
                <span className="ellipsis">{runWords(row, language).shortShot}</span>
                <RankChip rank={row.RANK} />
                <Ago at={row.UPTIME} className={styles.time} />
              </span>
              <ReplayScore value={row.SCORE} className={styles.score} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
