import { SectionHead } from '#design/parts/section-head.tsx'
import { useWords } from '#session/words.tsx'
import { comparePack } from '../../words/compare.pack.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { RunBand, type RunLine } from '../chart/run-band.tsx'
import chart from '../chart/run-chart.module.css'
import { stageEnds } from '../chart/run-chart-scale.ts'
import styles from './compare-chart.module.css'
import { comparedPlaces, comparedStages, isShared } from './compared-stages.ts'
import type { NamedRun } from './named-runs.ts'
import { RunSign, tintOf } from './run-sign.tsx'

/** Scores of all runs, and what was in hand, on one axis: stages are aligned and as long as they took on the average. */
export function CompareChart({ runs }: { readonly runs: readonly NamedRun[] }) {
  const compare = useWords(comparePack)
  const { chart: words, stageTable } = useWords(runPack)
  const rows = comparedPlaces(comparedStages(runs.map(({ STAGES }) => STAGES)))
  if (rows.length < 2 || !rows.some(({ end }) => isShared(end))) return null
  const ends = stageEnds(rows.map(({ at }) => average(at.map((row) => row?.frames ?? null))))
  const most = Math.max(...rows.flatMap(({ end }) => end.map((score) => score ?? 0)))
  const [size, unit] = words.units.find(([each]) => most >= each) ?? [1, '']
  const lines = (tell: (row: (typeof rows)[number], run: number) => number | null): RunLine[] =>
    runs.map((_, run) => ({
      tint: tintOf(run),
      values: rows.map((row) => tell(row, run)),
      dash: dashes[run],
      sign: <RunSign run={run} />,
    }))
  const stocks = (['lives', 'bombs'] as const).filter((key) =>
    rows.some(({ at }) => at.some((row) => (row?.[key] ?? 0) > 0)),
  )
  return (
    <section>
      <SectionHead title={compare.chart} />
      <figure className={chart.chart} aria-label={compare.chartSummary(compare.names(runs.map(({ name }) => name)))}>
        <figcaption className={styles.legend}>
          {runs.map(({ CODE, name }, run) => (
            <span key={CODE}>
              <RunSign run={run} />
              {name}
            </span>
          ))}
        </figcaption>
        <div className={chart.plots}>
          <RunBand
            label={words.score(unit)}
            lines={lines(({ end }, run) => scaled(end[run] ?? null, size))}
            ends={ends}
            shape="ends"
            tall
          />
          {stocks.map((key) => (
            <RunBand
              key={key}
              label={words[key]}
              lines={lines(({ at }, run) => at[run]?.[key] ?? null)}
              ends={ends}
              shape="steps"
            />
          ))}
          <div className={chart.stages} aria-hidden="true">
            {rows.map(({ stages }, i) => (
              <span key={stages[0]} style={{ insetInlineStart: `${((ends[i - 1] ?? 0) + (ends[i] ?? 1)) * 50}%` }}>
                {stageTable.label(stages.join('/'))}
              </span>
            ))}
          </div>
        </div>
      </figure>
    </section>
  )
}

/** Lines that meet are told apart by their dashes too. */
const dashes = [undefined, '9 5', '2 6', '12 5 2 5']

const scaled = (score: number | null, size: number): number | null => (score === null ? null : score / size)

function average(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((each) => each !== null)
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length
}
