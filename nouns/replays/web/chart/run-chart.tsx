import { useState } from 'react'
import { ChartCursor } from '#design/parts/chart-cursor.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import type { Tint } from '#design/parts/tint.ts'
import { formatNumber, formatYi } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { ReplayDetail, StageRow } from '../../contract/replays.ts'
import { runPack } from '../../words/run/run.pack.ts'
import { scorecardPack } from '../../words/scorecard.pack.ts'
import { powerText } from '../card/run-numbers.ts'
import { RunBand } from './run-band.tsx'
import styles from './run-chart.module.css'
import { stageAt, stageEnds } from './run-chart-scale.ts'

/** Score at the end of every stage, what was in hand at its start, all on one axis of time; the numbers on demand. */
export function RunChart({ run }: { readonly run: Pick<ReplayDetail, 'STAGES' | 'SCORE' | 'GAM'> }) {
  const { language } = useLanguage()
  const own = useWords(scorecardPack).charts
  const { chart, stageTable } = useWords(runPack)
  const [at, setAt] = useState<number | null>(null)
  const stages = run.STAGES
  const scores = stages.map(({ endScore }) => endScore).filter((score) => score !== null)
  if (stages.length < 2 || scores.length < stages.length) return null

  const ends = stageEnds(stages.map(({ frames }) => frames))
  const stocks = (['lives', 'bombs'] as const).filter((key) => isKnown(stages, key))
  const others = (['power', 'piv', 'graze'] as const).filter((key) => isKnown(stages, key))
  const [size, unit] = unitOf(Math.max(...scores), chart.units)
  const label = { ...own, lives: chart.lives, bombs: chart.bombs }
  const stage = at === null ? undefined : stages[at]
  return (
    <section>
      <SectionHead title={chart.title} />
      <figure className={styles.chart} aria-label={chart.summary(stages.length, formatYi(run.SCORE, language))}>
        <div className={styles.plots}>
          <RunBand
            label={chart.score(unit)}
            lines={[{ tint: 'honey', values: scores.map((score) => score / size) }]}
            ends={ends}
            shape="ends"
            tall
            at={at}
          />
          {stocks.map((key) => (
            <RunBand
              key={key}
              label={label[key]}
              lines={[{ tint: tints[key], values: stages.map((each) => each[key]) }]}
              ends={ends}
              shape="steps"
              at={at}
            />
          ))}
          <div className={styles.stages} aria-hidden="true">
            {stages.map(({ stage: name }, i) => (
              <span key={name} style={{ insetInlineStart: `${((ends[i - 1] ?? 0) + (ends[i] ?? 1)) * 50}%` }}>
                {/* Nine stages have room for their numbers only on a small phone. */}
                {stages.length > 6 ? name : stageTable.label(name)}
              </span>
            ))}
          </div>
          <div className={styles.over}>
            <ChartCursor
              label={own.cursor}
              count={stages.length}
              at={at}
              text={at === null ? own.starts : said(run, at, chart, own).join(' · ')}
              find={(share) => stageAt(ends, share)}
              onMove={setAt}
            />
          </div>
        </div>
        {others.length > 0 && (
          <div className={styles.multiples}>
            {others.map((key) => {
              const values = stages.map((each) => each[key])
              const [much, word] =
                key === 'power' ? [1, ''] : unitOf(Math.max(...values.map((v) => v ?? 0)), chart.units)
              return (
                <RunBand
                  key={key}
                  label={word === '' ? label[key] : `${label[key]} (${word})`}
                  lines={[{ tint: tints[key], values: values.map((value) => (value === null ? null : value / much)) }]}
                  ends={ends}
                  shape="starts"
                  at={at}
                />
              )
            })}
          </div>
        )}
        <figcaption className={styles.readout}>
          {stage && at !== null ? (
            <>
              <b>{stageTable.label(stage.stage)}</b>
              {said(run, at, chart, own).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </>
          ) : (
            <span>{own.straight}</span>
          )}
        </figcaption>
      </figure>
    </section>
  )
}

type Key = 'lives' | 'bombs' | 'power' | 'piv' | 'graze'

const tints: Readonly<Record<Key, Tint>> = {
  lives: 'straw',
  bombs: 'matcha',
  power: 'straw',
  piv: 'soda',
  graze: 'plum',
}

const isKnown = (stages: readonly StageRow[], key: Key): boolean =>
  stages.every((stage) => stage[key] !== null) && stages.some((stage) => stage[key] !== 0)

const unitOf = (most: number, units: readonly (readonly [number, string])[]): readonly [number, string] =>
  units.find(([size]) => most >= size) ?? [1, '']

/** A stage in words: its end, what was in hand at its start, and what was lost on the way there. */
function said(
  { GAM, STAGES }: Pick<ReplayDetail, 'GAM' | 'STAGES'>,
  at: number,
  chart: ReturnType<typeof runPack>['chart'],
  own: ReturnType<typeof scorecardPack>['charts'],
): string[] {
  const stage = STAGES[at]
  if (!stage) return []
  const label: Record<Key, string> = { ...own, lives: chart.lives, bombs: chart.bombs }
  const text = (key: Key, value: number) => (key === 'power' ? powerText(GAM, value) : formatNumber(value))
  return [
    ...(stage.endScore === null ? [] : [own.ended(formatNumber(stage.endScore))]),
    ...(['lives', 'bombs', 'power', 'piv', 'graze'] as const).flatMap((key) => {
      const value = stage[key]
      if (value === null) return []
      const before = key === 'lives' || key === 'bombs' ? STAGES[at - 1]?.[key] : null
      return value < (before ?? value)
        ? [own.lost(label[key], text(key, before ?? 0), text(key, value))]
        : [own.has(label[key], text(key, value))]
    }),
  ]
}
