import { type Read, useRead } from '#api/reads.ts'
import { problemWord } from '#api/refusal-words.ts'
import { buttonClass } from '#design/parts/button.tsx'
import { Fact, Facts } from '#design/parts/facts.tsx'
import { SkeletonLines } from '#design/parts/state/skeleton.tsx'
import { formatNumber } from '#rules/text.ts'
import { Link } from '#session/link.tsx'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ReplayRow, StageRow } from '../../contract/replays.ts'
import { replays as replaysContract } from '../../contract/replays.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { runFactsPack } from '../../words/run/run-facts.pack.ts'
import { ReplayFlags } from './replay-flags.tsx'
import { RunMedal } from './replay-medal.tsx'
import styles from './replay-row-detail.module.css'
import { iscoreText, powerText, slowText } from './run-numbers.ts'
import { runWords } from './run-words.ts'

/** The expanded part of a row: stages from the file, the columns hidden at this width, and the checks. */
export function ReplayRowDetail({ row }: { readonly row: ReplayRow }) {
  const { words, language } = useLanguage()
  const { replays } = words
  const facts = useWords(runFactsPack)
  const { details } = useWords(runPack)
  const detail = useRead(replaysContract.calls.one, { code: row.CODE })
  const run = runWords(row, language)
  const versionAndFrames = [row.VER, row.FRAMES === null ? '' : formatNumber(row.FRAMES)].filter(Boolean).join(' · ')
  const flags = row.NM === 'Y' || row.NB === 'Y' || row.NT === 'Y' || row.NSY === 'Y'
  return (
    <div className={styles.detail}>
      <section className={styles.part}>
        <h2 className={styles.title}>{details.stages}</h2>
        <Stages game={row.GAM} read={detail} />
      </section>
      <section className={styles.part}>
        <h2 className={styles.title}>{details.facts}</h2>
        <Facts>
          <Fact label={facts.file}>
            <span className={styles.mono}>{row.FILE}</span>
          </Fact>
          <Fact label={facts.pilot}>
            <span className={styles.mono}>{row.PILOT}</span>
          </Fact>
          <Fact label={facts.category}>{replays.categories[row.CATEGORY]}</Fact>
          <Fact label={facts.stage}>{replays.progress(row.STAGE)}</Fact>
          <Fact label={facts.medal}>{row.xz === '' ? facts.noMedal : <RunMedal run={row} size={20} />}</Fact>
          <Fact label={facts.iscore} strong={row.JF !== null}>
            {row.JF === null ? facts.noIscore : iscoreText(row.JF, 'exact')}
          </Fact>
          {run.played !== '' && <Fact label={facts.played}>{run.played}</Fact>}
          <Fact label={facts.slow}>{slowText(row.SLOW, words)}</Fact>
          {versionAndFrames && <Fact label={`${facts.version} · ${facts.frames}`}>{versionAndFrames}</Fact>}
        </Facts>
      </section>
      <section className={styles.checks}>
        <h2 className={styles.title}>{details.checks}</h2>
        {flags ? <ReplayFlags row={row} /> : <p className={styles.quiet}>{details.noFlags}</p>}
        {row.COMMENT !== '' && <p className={styles.comment}>{row.COMMENT}</p>}
        <Link to={`/r/${row.CODE}`} className={buttonClass({ block: true })}>
          {replays.actions.card}
        </Link>
      </section>
    </div>
  )
}

type DetailRead = Read<{ readonly STAGES: readonly StageRow[] }>

function Stages({ game, read }: { readonly game: number; readonly read: DetailRead }) {
  const { words } = useLanguage()
  const { stageTable, details } = useWords(runPack)
  if (read.refusal) return <p className={styles.quiet}>{problemWord(read.refusal, words)}</p>
  if (!read.value) {
    return (
      <div role="status" aria-label={details.loading}>
        <SkeletonLines lines={6} />
      </div>
    )
  }
  const stages = read.value.STAGES
  if (stages.length === 0) return <p className={styles.quiet}>{details.noStages}</p>
  const shown = columnsOf(stages)
  return (
    <table className={styles.stages}>
      <thead>
        <tr>
          <th scope="col">{stageTable.stage}</th>
          {shown.map((column) => (
            <th key={column} scope="col">
              {column === 'endScore' ? stageTable.end : stageTable[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stages.map((stage) => (
          <tr key={stage.stage}>
            <th scope="row">{stageTable.label(stage.stage)}</th>
            {shown.map((column) => (
              <td key={column}>{cell(game, column, stage[column])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const columns = ['endScore', 'lives', 'bombs', 'power', 'graze'] as const

/** Columns that have a value in at least one stage; the others are not in the file format. */
const columnsOf = (stages: readonly StageRow[]) =>
  columns.filter((column) => stages.some((stage) => stage[column] !== null))

const cell = (game: number, column: (typeof columns)[number], value: number | null): string => {
  if (value === null) return '–'
  return column === 'power' ? powerText(game, value) : formatNumber(value)
}
