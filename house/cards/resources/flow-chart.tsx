import { type CSSProperties, useId, useState } from 'react'
import { classNames } from '#design/class-names.ts'
import { ChartCursor } from '#design/parts/chart-cursor.tsx'
import { ChartNumbers } from '#design/parts/chart-numbers.tsx'
import { type Tint, tintMark } from '#design/parts/tint.ts'
import { formatNumber } from '#rules/text.ts'
import { useLanguage } from '#session/words.tsx'
import styles from './flow-chart.module.css'
import { barsPath, flowScale, flowWidth, linePath, rowsOf, shortNumber, stepPath } from './flow-scale.ts'

/** One point of a chart: an amount at the end of some days, and what came and went in them. */
export interface FlowPoint {
  /** Its day in words. */
  readonly day: string
  readonly amount: number
  readonly income: number
  readonly expense: number
}

export interface FlowWords {
  readonly cursor: string
  readonly start: string
  readonly note: string
  readonly table: string
  readonly columns: readonly [day: string, amount: string, income: string, expense: string]
  readonly said: (day: string, amount: string, income: string, expense: string) => string
}

export interface FlowChartProps {
  /** Names the drawing. */
  readonly label: string
  readonly points: readonly FlowPoint[]
  readonly words: FlowWords
  readonly tint: Tint
  /** A balance stays until it changes; sums of many days are joined by a line. */
  readonly shape: 'steps' | 'line'
}

/**
 * An amount over time, above what came in and went out. The pointer, a finger or the arrow keys say the numbers of a
 * point; a table has them all.
 */
export function FlowChart({ label, points, words, tint, shape }: FlowChartProps) {
  const { language } = useLanguage()
  const [at, setAt] = useState<number | null>(null)
  const note = useId()
  const amounts = points.map(({ amount }) => amount)
  const scale = flowScale(amounts)
  const path = shape === 'steps' ? stepPath(amounts, scale) : linePath(amounts, scale)
  const share = (amount: number) => ((amount - scale.low) / (scale.high - scale.low)) * 100
  // What is below nothing hangs from its line.
  const ground = 100 - Math.max(0, share(0))
  const most = Math.max(...points.flatMap(({ income, expense }) => [income, expense]), 0)
  const point = at === null ? undefined : points[at]
  const said = point && sayPoint(point, words)
  const last = amounts.at(-1) ?? 0
  return (
    <figure className={styles.chart} style={custom({ '--mark': tintMark(tint) })} aria-label={label}>
      <div className={styles.plots}>
        <div className={styles.tall}>
          {rowsOf(scale).map((row) => (
            <span key={row} className={styles.tick} style={{ insetBlockEnd: `${share(row)}%` }} aria-hidden="true">
              <span>{shortNumber(row, language)}</span>
            </span>
          ))}
          <svg viewBox={box} preserveAspectRatio="none" className={styles.drawing} aria-hidden="true">
            <path d={`${path}V${ground}H${path.slice(1, path.indexOf(' '))}Z`} className={styles.area} />
            <path d={path} className={styles.line} />
          </svg>
          <i className={styles.end} style={{ insetBlockEnd: `${share(last)}%`, ...endAt(points.length, shape) }} />
        </div>
        <svg viewBox={box} preserveAspectRatio="none" className={styles.bars} aria-hidden="true">
          <path
            d={barsPath(
              points.map(({ income }) => income),
              most,
              'up',
            )}
            className={styles.income}
          />
        </svg>
        <svg
          viewBox={box}
          preserveAspectRatio="none"
          className={classNames(styles.bars, styles.below)}
          aria-hidden="true"
        >
          <path
            d={barsPath(
              points.map(({ expense }) => expense),
              most,
              'down',
            )}
            className={styles.expense}
          />
        </svg>
        <div className={styles.days} aria-hidden="true">
          <span>{points[0]?.day}</span>
          {points.length > 2 && <span>{points[Math.floor(points.length / 2)]?.day}</span>}
          <span>{points.at(-1)?.day}</span>
        </div>
        <div className={styles.over}>
          {at !== null && <i className={styles.now} style={placeOf(at, points.length)} />}
          <ChartCursor
            label={words.cursor}
            count={points.length}
            at={at}
            text={said ?? words.start}
            find={(along) => Math.floor(along * points.length)}
            onMove={setAt}
            page={7}
          />
        </div>
      </div>
      <figcaption id={note} className={styles.said}>
        {said ?? words.note}
      </figcaption>
      <ChartNumbers
        summary={words.table}
        columns={words.columns}
        rows={points.toReversed().map(({ day, amount, income, expense }) => ({
          head: day,
          cells: [amount, income, expense].map((each) => formatNumber(each)),
        }))}
      />
    </figure>
  )
}

const box = `0 0 ${flowWidth} 100`

const sayPoint = ({ day, amount, income, expense }: FlowPoint, { said }: FlowWords): string =>
  said(day, formatNumber(amount), formatNumber(income), formatNumber(expense))

const placeOf = (at: number, count: number): CSSProperties => ({
  insetInlineStart: `${(at / count) * 100}%`,
  width: `${100 / count}%`,
})

/** The last point of a line is in the middle of its width; steps end at the edge. */
const endAt = (count: number, shape: FlowChartProps['shape']): CSSProperties => ({
  insetInlineStart: `${shape === 'steps' || count < 2 ? 100 : (1 - 0.5 / count) * 100}%`,
})

// custom properties are not part of CSSProperties
const custom = (properties: Readonly<Record<`--${string}`, string>>): CSSProperties => properties as CSSProperties
