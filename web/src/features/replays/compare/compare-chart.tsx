import type { ReplayDetail } from '@patisserie/contract/replays'
import { useRunPack } from '../../../cards/replay/run-pack.ts'
import { SectionHead } from '../../../design/parts/section-head.tsx'
import { RunBand } from '../page/run-band.tsx'
import chart from '../page/run-chart.module.css'
import { stageEnds } from '../page/run-chart-scale.ts'
import { useScorecardWords } from '../page/scorecard-words.ts'
import styles from './compare-chart.module.css'
import { differenceOf, pairStages } from './compare-pair.ts'

/** Both scores, and what was in hand, on one axis: stages are aligned and as long as both took on the average. */
export function CompareChart({ a, b }: { readonly a: ReplayDetail; readonly b: ReplayDetail }) {
  const { compare } = useScorecardWords()
  const { chart: words, stageTable } = useRunPack()
  const rows = pairStages(a.STAGES, b.STAGES)
  if (rows.length < 2 || rows.every(({ end }) => differenceOf(end) === null)) return null
  const ends = stageEnds(rows.map(({ at }) => average(at.map((row) => row?.frames ?? null))))
  const most = Math.max(...rows.flatMap(({ end }) => end.map((score) => score ?? 0)))
  const [size, unit] = words.units.find(([each]) => most >= each) ?? [1, '']
  const scoresOf = (side: 0 | 1) => rows.map(({ end }) => (end[side] === null ? null : (end[side] ?? 0) / size))
  const stocks = (['lives', 'bombs'] as const).filter((key) =>
    rows.some(({ at }) => at.some((row) => (row?.[key] ?? 0) > 0)),
  )
  return (
    <section>
      <SectionHead title={compare.chart} />
      <figure className={chart.chart} aria-label={compare.chartSummary(a.NICK, b.NICK)}>
        <figcaption className={styles.legend}>
          <span className={styles.one}>{a.NICK}</span>
          <span className={styles.other}>{b.NICK}</span>
        </figcaption>
        <div className={chart.plots}>
          <RunBand
            label={words.score(unit)}
            lines={[
              { tint: 'honey', values: scoresOf(0) },
              { tint: 'soda', values: scoresOf(1) },
            ]}
            ends={ends}
            shape="ends"
            tall
          />
          {stocks.map((key) => (
            <RunBand
              key={key}
              label={words[key]}
              lines={[
                { tint: 'honey', values: rows.map(({ at }) => at[0]?.[key] ?? null) },
                { tint: 'soda', values: rows.map(({ at }) => at[1]?.[key] ?? null) },
              ]}
              ends={ends}
              shape="steps"
            />
          ))}
          <div className={chart.stages} aria-hidden="true">
            {rows.map(({ stage }, i) => (
              <span key={stage} style={{ insetInlineStart: `${((ends[i - 1] ?? 0) + (ends[i] ?? 1)) * 50}%` }}>
                {stageTable.label(stage)}
              </span>
            ))}
          </div>
        </div>
      </figure>
    </section>
  )
}

function average(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((each) => each !== null)
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length
}
