import { useState } from 'react'
import { useRead } from '#api/reads.ts'
import { Card } from '#design/parts/card.tsx'
import { RadioGroup } from '#design/parts/forms/radio-group.tsx'
import { SectionHead } from '#design/parts/section-head.tsx'
import { driftMost } from '#rules/economy/economy-rates.ts'
import { formatNumber } from '#rules/text.ts'
import { useTimes } from '#session/times.ts'
import { useWords } from '#session/words.tsx'
import { resourcesPack } from '#words/cards/resources.pack.ts'
import type { PricedItem } from '../contract/shop.ts'
import { shop } from '../contract/shop.ts'
import { hourOf } from '../rules/drift.ts'
import { type PricePoint, pointsFrom, priceAt } from '../rules/price-steps.ts'
import { shopPack } from '../words/shop.pack.ts'
import styles from './price-chart.module.css'
import { pricePath } from './price-line.ts'

const hourMs = 3_600_000
const spans = { week: 168, all: 90 * 24 } as const
type Span = keyof typeof spans

/** How the price of an item went, by the hour, between the least and the most that it can be. */
export function PriceChart({ item, now }: { readonly item: PricedItem; readonly now: Date }) {
  const words = useWords(shopPack).chart
  const { names } = useWords(resourcesPack)
  const [span, setSpan] = useState<Span>('week')
  const to = hourOf(now)
  const from = to - spans[span]
  const all = useRead(shop.calls.history, { item: item.item }, { enabled: span === 'all', keep: true })
  const points: readonly PricePoint[] =
    span === 'week'
      ? item.week.map(([hour, price]) => [hour, price])
      : pointsFrom(mutable(all.value?.points), from, item.base)
  return (
    <section className={styles.section}>
      <SectionHead title={words.title} more={<span>{names[item.item]}</span>} />
      <Card pad>
        <RadioGroup
          label={words.span}
          labelHidden
          look="segments"
          options={[
            { value: 'week', label: words.week },
            { value: 'all', label: words.all },
          ]}
          value={span}
          onChange={setSpan}
          className={styles.spans}
        />
        <Line item={item} points={points} from={from} to={to} />
        <p className={styles.fine}>{words.fine}</p>
      </Card>
    </section>
  )
}

const mutable = (points: readonly (readonly number[])[] | undefined): readonly PricePoint[] =>
  (points ?? []).map(([hour = 0, price = 0]) => [hour, price])

interface LineProps {
  readonly item: PricedItem
  readonly points: readonly PricePoint[]
  readonly from: number
  readonly to: number
}

/** The line, with a slider over it that tells the price of a time. */
function Line({ item, points, from, to }: LineProps) {
  const words = useWords(shopPack).chart
  const { names } = useWords(resourcesPack)
  const { own } = useTimes()
  const [asked, setAsked] = useState<number | null>(null)
  const low = Math.floor((item.base * (1_000 - driftMost)) / 1_000)
  const high = Math.ceil((item.base * (1_000 + driftMost)) / 1_000)
  const box = { from, to, low, high, width: 1_000, height: 160 }
  const priceOf = (hour: number) => (hour >= to ? item.price : priceAt(points, hour, item.base))
  const hour = Math.max(from, Math.min(to, asked ?? to))
  const price = priceOf(hour)
  const place = (at: number) => ({ insetBlockStart: `${100 - ((at - low) / (high - low)) * 100}%` })
  const time = (at: number) => own(new Date(at * hourMs).toISOString())
  const day = (at: number) => own(new Date(at * hourMs).toISOString(), 'monthDay')
  const days = [0, 1, 2].map((n) => Math.round(from + ((to - from) * n) / 3))
  const left = { insetInlineStart: `${((hour - from) / Math.max(1, to - from)) * 100}%` }
  return (
    <figure className={styles.chart}>
      <div className={styles.plot}>
        {[high, item.base, low].map((at) => (
          <span key={at} className={styles.grid} style={place(at)} data-base={at === item.base || undefined}>
            <span className="num">{formatNumber(at)}</span>
          </span>
        ))}
        <svg
          viewBox="0 0 1000 160"
          preserveAspectRatio="none"
          role="img"
          aria-label={words.label(names[item.item], priceOf(from), item.price)}
        >
          <path d={pricePath(points, item.base, box)} className={styles.line} />
        </svg>
        {asked !== null && <i className={styles.cursor} style={left} />}
        <i className={styles.dot} style={{ ...left, ...place(price) }} />
        <input
          type="range"
          min={from}
          max={to}
          value={hour}
          aria-label={words.scrub}
          aria-valuetext={words.at(hour === to ? words.now : time(hour), price)}
          onChange={({ target }) => setAsked(Number(target.value))}
          onBlur={() => setAsked(null)}
          onPointerMove={({ currentTarget, nativeEvent }) => {
            const share = nativeEvent.offsetX / Math.max(1, currentTarget.clientWidth)
            setAsked(Math.round(from + Math.max(0, Math.min(1, share)) * (to - from)))
          }}
          onPointerLeave={() => setAsked(null)}
        />
      </div>
      <div className={styles.days} aria-hidden="true">
        {days.map((at) => (
          <span key={at}>{day(at)}</span>
        ))}
        <span>{words.now}</span>
      </div>
      <figcaption className={styles.said}>
        <span>{hour === to ? words.now : time(hour)}</span>
        <b className="num">{formatNumber(price)}</b>
      </figcaption>
    </figure>
  )
}
