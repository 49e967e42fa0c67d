import { optionLook, pearlsOf } from './odds-text.ts'
import styles from './share-pearls.module.css'

const [columns, rows, step] = [25, 2, 10]

/** Shares as fifty pearls, each of two percent; hollow and pale where shares are not shown. */
export function SharePearls({ shares, label }: { readonly shares: readonly number[] | null; readonly label: string }) {
  const runs = shares ? pearlsOf(shares, columns * rows) : []
  let next = 0
  const places = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => {
      const place = from + n
      return `M${Math.floor(place / rows) * step + step / 2} ${(place % rows) * step + step / 2}h0`
    }).join('')
  return (
    <svg
      viewBox={`0 0 ${columns * step} ${rows * step}`}
      className={styles.pearls}
      role="img"
      aria-label={label}
      data-hidden={shares === null || undefined}
    >
      {runs.every((count) => count === 0) ? (
        <path d={places(0, columns * rows)} className={styles.pearl} />
      ) : (
        runs.map((count, option) => {
          // Options have no other identity than their place.
          const key = `${option}`
          const from = next
          next += count
          const { mark, isDashed } = optionLook(option)
          return (
            <path
              key={key}
              d={places(from, count)}
              className={styles.pearl}
              style={{ stroke: mark, opacity: isDashed ? 0.6 : 1 }}
            />
          )
        })
      )}
      <path d={places(0, columns * rows)} className={styles.hole} />
    </svg>
  )
}
