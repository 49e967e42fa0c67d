import { classNames } from '#design/class-names.ts'
import { useWords } from '#session/words.tsx'
import type { PricedItem } from '../contract/shop.ts'
import { shopPack } from '../words/shop.pack.ts'
import { percentOf, pricePath } from './price-line.ts'
import styles from './price-trend.module.css'

const [width, height] = [62, 16]

/** The prices of the last week as a small line against the base price, and how far the price is from it. */
export function PriceTrend({ item }: { readonly item: PricedItem }) {
  const words = useWords(shopPack).ware
  const { base, price, week, permille } = item
  const all = [...week.map(([, each]) => each), base, price]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  // Small changes stay small: the line's height stands for four percent at least.
  const room = Math.max(0, base * 0.04 - (high - low)) / 2
  const from = week[0]?.[0] ?? 0
  const box = { from, to: from + 168, low: low - room, high: high + room, width, height }
  const y = (at: number) => height - ((at - box.low) / (box.high - box.low)) * height
  const percent = percentOf(permille)
  return (
    <span className={classNames(styles.trend, permille > 0 && styles.up, permille < 0 && styles.down)}>
      <svg viewBox="-3 -4 72 24" width={72} height={24} aria-hidden="true">
        <path d={`M0 ${y(base)}H${width}`} className={styles.base} />
        <path d={pricePath(week, base, box)} className={styles.line} />
        <circle cx={width} cy={y(price)} r="2.6" className={styles.dot} />
      </svg>
      {percent === '' ? (
        <span>{words.atBase}</span>
      ) : (
        <span className="num">
          <span aria-hidden="true">
            {permille > 0 ? '▲' : '▼'} {percent} %
          </span>
          <span className="visually-hidden">{permille > 0 ? words.dearer(percent) : words.cheaper(percent)}</span>
        </span>
      )}
    </span>
  )
}
