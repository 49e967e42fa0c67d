import { type CSSProperties, useState } from 'react'
import { Card } from '#design/parts/card.tsx'
import { ChartNumbers } from '#design/parts/chart-numbers.tsx'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import type { Bet } from '../../contract/bet-rows.ts'
import { betPack } from '../../words/bet.pack.ts'
import { betsPack } from '../../words/bets.pack.ts'
import { arePayoutsKnown, factorText, optionLook, percentText } from '../parts/odds-text.ts'
import { useServerTime } from '../parts/use-server-time.ts'
import styles from './odds-chart.module.css'
import { heightOf, type LogScale, leaderPath, logScale, placeOf, spread, stepsPath, ticksOf } from './odds-lines.ts'

export interface OddsPoint {
  readonly TIME: string
  readonly FACTORS: readonly number[]
  readonly SHARES: readonly number[]
}

export interface OddsChartProps {
  readonly bet: Bet
  readonly points: readonly OddsPoint[] | undefined
  /** Drawn thicker. */
  readonly chosen: number | null
}

type Shown = 'factors' | 'shares'

/** How payouts, or shares where they are shown, went since the opening. */
export function OddsChart({ bet, points, chosen }: OddsChartProps) {
  const words = useWords(betPack).chart
  const list = useWords(betsPack)
  const [wanted, setWanted] = useState<Shown>('factors')
  const isKnown = arePayoutsKnown(bet)
  const areSharesKnown = points?.every(({ SHARES }) => SHARES.length > 0) ?? false
  const shown = areSharesKnown ? wanted : 'factors'
  const isLive = bet.PHASE === 'open' && isKnown
  return (
    <section>
      <SectionHead title={words.title} more={isLive ? <span className={styles.live}>{list.live}</span> : undefined} />
      <Card pad>
        {!isKnown && <p className="mute">{words.hidden}</p>}
        {isKnown && points && (
          <>
            {areSharesKnown && (
              <RadioGroup
                label={words.title}
                labelHidden
                look="segments"
                options={[
                  { value: 'factors', label: words.factors },
                  { value: 'shares', label: words.shares },
                ]}
                value={shown}
                onChange={setWanted}
                className={styles.which}
              />
            )}
            <Lines bet={bet} points={points} chosen={chosen} shown={shown} />
          </>
        )}
      </Card>
    </section>
  )
}

interface LinesProps {
  readonly bet: Bet
  readonly points: readonly OddsPoint[]
  readonly chosen: number | null
  readonly shown: Shown
}

function Lines({ bet, points, chosen, shown }: LinesProps) {
  const words = useWords(betPack).chart
  const { own } = useTimes()
  const [at, setAt] = useState<number | null>(null)
  const now = useServerTime().getTime()
  const times = points.map(({ TIME }) => Date.parse(TIME))
  const to = Math.max(times.at(-1) ?? 0, Math.min(now, Date.parse(bet.DEADLINE)))
  const span = { from: times[0] ?? to, to }
  const valuesAt = (point: OddsPoint | undefined) => (shown === 'factors' ? point?.FACTORS : point?.SHARES) ?? []
  const scale =
    shown === 'factors' ? logScale(points.flatMap(({ FACTORS }) => FACTORS.map((each) => each / 1_000))) : null
  const height = (value: number) => heightIn(value, scale)
  const text = (value: number) => (shown === 'factors' ? factorText(value) : `${percentText(value)} %`)
  const last = valuesAt(points.at(-1))
  const labels = spread(last.map(height), 0.11)
  const say = (point: OddsPoint) =>
    words.said(
      own(point.TIME),
      valuesAt(point)
        .map((value, n) => `${bet.OPTIONS[n]?.LABEL} ${text(value)}`)
        .join(' · '),
    )
  const point = at === null ? undefined : points[at]
  const said = point
    ? say(point)
    : points.length === 1
      ? words.few
      : shown === 'factors'
        ? words.fine
        : words.fineShares
  const ends = [span.from, span.to].map((each) => own(new Date(each).toISOString(), 'monthDay'))
  // Of one day the hours: the last five characters of a time.
  const day = (time: number) => {
    const at = new Date(time).toISOString()
    return ends[0] === ends[1] ? own(at).slice(-5) : own(at, 'monthDay')
  }
  // Places of the slider are stakes; the pointer is at a time.
  const find = (share: number) => {
    const time = span.from + Math.min(1, Math.max(0, share)) * (span.to - span.from)
    setAt(
      Math.max(
        0,
        times.findLastIndex((each) => each <= time),
      ),
    )
  }
  return (
    <figure
      className={styles.chart}
      aria-label={shown === 'factors' ? words.label(bet.OPTIONS.length) : words.labelShares(bet.OPTIONS.length)}
    >
      <div className={styles.plot}>
        {(scale ? ticksOf(scale) : [0, 25, 50, 75, 100]).map((tick) => (
          <span
            key={tick}
            className={styles.tick}
            style={{ insetBlockEnd: `${(scale ? heightOf(tick, scale) : tick / 100) * 100}%` }}
            aria-hidden="true"
          >
            <span className="num">{tick}</span>
          </span>
        ))}
        <svg viewBox="0 0 1000 100" preserveAspectRatio="none" className={styles.drawing} aria-hidden="true">
          {bet.OPTIONS.map((_, n) => {
            const { mark, isDashed } = optionLook(n)
            const path = stepsPath(
              points.map((each, p) => ({ at: times[p] ?? 0, height: height(valuesAt(each)[n] ?? 0) })),
              span,
            )
            return (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity than their place
                key={n}
                d={path}
                className={styles.line}
                style={{
                  stroke: mark,
                  strokeWidth: n === chosen ? 3.4 : 1.8,
                  strokeDasharray: isDashed ? '5 4' : undefined,
                }}
              />
            )
          })}
          {last.map((value, n) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={n}
              d={leaderPath(height(value), labels[n] ?? 0)}
              className={styles.line}
              style={{ stroke: optionLook(n).mark, strokeWidth: 1, opacity: 0.6 }}
            />
          ))}
        </svg>
        {last.map((value, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <span key={n} className={styles.end} style={endStyle(labels[n] ?? 0, optionLook(n).mark)} aria-hidden="true">
            <i />
            <b data-chosen={n === chosen || undefined}>
              <span className={styles.name}>{bet.OPTIONS[n]?.LABEL}</span>
              <span className="num">{text(value)}</span>
            </b>
          </span>
        ))}
        {point && (
          <i className={styles.now} style={{ insetInlineStart: `${placeOf(Date.parse(point.TIME), span) * 100}%` }} />
        )}
        <input
          type="range"
          min={0}
          max={points.length - 1}
          value={at ?? points.length - 1}
          aria-label={words.cursor}
          aria-valuetext={said}
          onChange={({ target }) => setAt(Number(target.value))}
          onPointerMove={({ currentTarget, nativeEvent }) =>
            find(nativeEvent.offsetX / Math.max(1, currentTarget.clientWidth))
          }
          onPointerLeave={() => setAt(null)}
        />
      </div>
      <div className={styles.days} aria-hidden="true">
        <span>{day(span.from)}</span>
        <span>{day(span.to)}</span>
      </div>
      <figcaption className={styles.said}>{said}</figcaption>
      <ChartNumbers
        summary={words.table}
        columns={[words.time, ...bet.OPTIONS.map(({ LABEL }) => LABEL)]}
        rows={points.toReversed().map((each) => ({ head: own(each.TIME), cells: valuesAt(each).map(text) }))}
      />
    </figure>
  )
}

const heightIn = (value: number, scale: LogScale | null): number =>
  scale ? heightOf(value / 1_000, scale) : value / 1_000_000

// custom properties are not part of CSSProperties
const endStyle = (height: number, mark: string): CSSProperties =>
  ({ insetBlockEnd: `${height * 100}%`, '--mark': mark }) as CSSProperties
