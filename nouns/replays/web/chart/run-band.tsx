import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '#design/class-names.ts'
import { type Tint, tintMark } from '#design/parts/tint.ts'
import styles from './run-chart.module.css'
import { axisTicks, tickText } from './run-chart-scale.ts'

export interface RunLine {
  readonly tint: Tint
  /** One value a stage; null for stages that the run did not reach. */
  readonly values: readonly (number | null)[]
  /** Dashes of the line and a mark for its points: where several lines lie over each other. */
  readonly dash?: string | undefined
  readonly sign?: ReactNode
}

export interface RunBandProps {
  readonly label: string
  readonly lines: readonly RunLine[]
  /** Ends of the stages as shares of the width. */
  readonly ends: readonly number[]
  /** A line through the ends of stages; through their starts and level after the last; or steps from start to start. */
  readonly shape: 'ends' | 'starts' | 'steps'
  readonly tall?: boolean
  /** The stage pointed at. */
  readonly at?: number | null
}

/** Chart of one quantity over the time of the run. */
export function RunBand({ label, lines, ends, shape, tall = false, at = null }: RunBandProps) {
  const known = lines.flatMap(({ values }) => values.filter((value) => value !== null))
  const most = Math.max(0, ...known)
  const ticks = tall ? axisTicks(Math.max(most, 1e-6)) : [0, most > 0 ? most : 1]
  const top = ticks.at(-1) ?? 1
  const single = lines.length === 1
  return (
    <div className={styles.band}>
      <p className={styles.label} style={single ? mark(lines[0]?.tint ?? 'plain') : undefined}>
        {label}
      </p>
      <div className={tall ? styles.tall : styles.flat}>
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetBlockEnd: `${(tick / top) * 100}%` }}>
            <span>{tickText(tick)}</span>
          </span>
        ))}
        {at !== null && <span className={styles.now} style={stretch(ends, at)} />}
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" className={styles.lines} aria-hidden="true">
          {ends.slice(0, -1).map((end) => (
            <path key={end} d={`M${round(end * 1000)} 0V100`} className={styles.border} />
          ))}
          {lines.map(({ tint, values, dash }) => {
            const points = pointsOf(values, ends, shape, top)
            return (
              <g key={tint} style={mark(tint)}>
                {single && <path d={`${path(points, shape)}V100H${points[0]?.x ?? 0}Z`} className={styles.area} />}
                <path d={path(points, shape)} className={styles.line} strokeDasharray={dash} />
              </g>
            )
          })}
        </svg>
        {lines.map(({ tint, values, sign }) => (
          <Marks key={tint} tint={tint} sign={sign} points={pointsOf(values, ends, shape, top)} shape={shape} />
        ))}
      </div>
    </div>
  )
}

interface Point {
  /** 0 to 1000 from the left, 0 to 100 from the top. */
  readonly x: number
  readonly y: number
  /** Less than at the start of the stage before. */
  readonly lost: boolean
}

interface MarksProps {
  readonly tint: Tint
  readonly sign: ReactNode
  readonly points: readonly Point[]
  readonly shape: RunBandProps['shape']
}

/**
 * The last point of a rising line, or each where the line has a mark of its own; every point of a line through starts;
 * and where a stock fell.
 */
function Marks({ tint, sign, points, shape }: MarksProps) {
  const shown =
    shape === 'ends'
      ? points.slice(sign ? 1 : -1)
      : shape === 'starts'
        ? points.slice(0, -1)
        : points.slice(1).filter(({ lost }) => lost)
  return shown.map(({ x, y, lost }) => (
    <span
      key={x}
      className={
        sign
          ? styles.sign
          : classNames(styles.mark, shape === 'starts' && styles.dot, shape === 'steps' && lost && styles.lost)
      }
      style={{ ...mark(tint), insetInlineStart: `${x / 10}%`, insetBlockStart: `${y}%` }}
    >
      {sign}
    </span>
  ))
}

function pointsOf(
  values: readonly (number | null)[],
  ends: readonly number[],
  shape: RunBandProps['shape'],
  top: number,
): Point[] {
  const starts = shape === 'ends' ? [{ x: 0, y: 100, lost: false }] : []
  const points = values.flatMap((value, i): Point[] => {
    const at = shape === 'ends' ? ends[i] : i === 0 ? 0 : ends[i - 1]
    if (value === null || at === undefined) return []
    return [{ x: round(at * 1000), y: round(100 - (value / top) * 100), lost: value < (values[i - 1] ?? 0) }]
  })
  const last = points.at(-1)
  const after = ends[points.length - 1] ?? 1
  if (shape !== 'ends' && last) points.push({ x: round(after * 1000), y: last.y, lost: false })
  return [...starts, ...points]
}

const path = (points: readonly Point[], shape: RunBandProps['shape']): string =>
  points.map(({ x, y }, i) => (i === 0 ? `M${x} ${y}` : shape === 'steps' ? `H${x}V${y}` : `L${x} ${y}`)).join('')

const stretch = (ends: readonly number[], at: number): CSSProperties => {
  const from = at === 0 ? 0 : (ends[at - 1] ?? 0)
  return { insetInlineStart: `${from * 100}%`, width: `${((ends[at] ?? 1) - from) * 100}%` }
}

// a custom property is not part of CSSProperties
const mark = (tint: Tint) => ({ '--mark': tintMark(tint) }) as CSSProperties
const round = (n: number): number => Math.round(n * 10) / 10
