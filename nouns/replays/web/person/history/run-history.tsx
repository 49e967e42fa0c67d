import { useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { Button } from '#design/parts/button.tsx'
import { Dialog } from '#design/parts/over/dialog.tsx'
import { EmptyState, ErrorState } from '#design/parts/state/empty-state.tsx'
import { SkeletonRows } from '#design/parts/state/skeleton.tsx'
import { gameNames } from '#rules/games/game-names.ts'
import type { Gam } from '#rules/games/games.ts'
import * as limits from '#rules/house-limits.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ReplayRow } from '../../../contract/replays.ts'
import { replays } from '../../../contract/replays.ts'
import { isPlaceBound } from '../../../rules/replay-pairs.ts'
import { runHistoryPack } from '../../../words/run/run-history.pack.ts'
import { RankChip } from '../../card/rank-chip.tsx'
import { runWords } from '../../card/run-words.ts'
import { HistoryChart } from './history-chart.tsx'
import { type HistoryLine, runHistory } from './history-lines.ts'
import { HistoryTable } from './history-table.tsx'
import styles from './run-history.module.css'

export interface RunHistoryProps {
  readonly person: number
  readonly game: Gam
  readonly onClose: () => void
}

/** Over the page: somebody's runs of one game, each way to play as a line over time. */
export function RunHistory({ person, game, onClose }: RunHistoryProps) {
  const { language } = useLanguage()
  const words = useWords(runHistoryPack)
  const title = words.title(gameNames[game][language])
  return (
    <Dialog open wide onClose={onClose} title={title} label={title} closeLabel={words.close}>
      <Lines person={person} game={game} />
    </Dialog>
  )
}

function Lines({ person, game }: Pick<RunHistoryProps, 'person' | 'game'>) {
  const { words } = useLanguage()
  const own = useWords(runHistoryPack)
  const asked = { upid: person, game, sort: 'time' as const, pageSize: limits.pageSizeMax, pageNum: 1 }
  const { value, refusal, again } = useRead(replays.calls.someonesPaged, asked)
  if (refusal) {
    return (
      <ErrorState title={own.failed} actions={<Button onClick={again}>{words.shell.retry}</Button>}>
        {problemWord(refusal, words)}
      </ErrorState>
    )
  }
  if (!value) return <SkeletonRows rows={6} label={words.shell.loading} />
  const { lines, alone } = runHistory(value.rows)
  if (lines.length === 0) return <EmptyState title={own.none}>{own.noneText}</EmptyState>
  const fine = [
    ...(alone > 0 ? [own.alone(alone)] : []),
    ...(value.total > value.rows.length ? [own.newest(value.rows.length)] : []),
  ]
  return (
    <div className={styles.lines}>
      <p className={styles.note}>{own.note}</p>
      {lines.map((line) => (
        <Way key={line[0]?.run.CODE} line={line} />
      ))}
      {fine.length > 0 && <p className={styles.note}>{fine.join(' ')}</p>}
    </div>
  )
}

function Way({ line }: { readonly line: HistoryLine<ReplayRow> }) {
  const { words, language } = useLanguage()
  const run = line[0]?.run
  if (!run) return null
  const names = runWords(run, language)
  const place = !isPlaceBound(run.TYPE) ? '' : run.TYPE === 'scene' ? run.STAGE : words.replays.progress(run.STAGE)
  const way = [names.shortShot || names.title, place].filter(Boolean).join(' · ')
  const name = [way, names.rank].filter(Boolean).join(' ')
  return (
    <section className={styles.way}>
      <h3 className={styles.name}>
        {way}
        <RankChip rank={run.RANK} />
      </h3>
      <div className={styles.sides}>
        <HistoryChart line={line} />
        <HistoryTable line={line} name={name} />
      </div>
    </section>
  )
}
