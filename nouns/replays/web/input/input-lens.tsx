import type { Tint } from '#design/parts/tint.ts'
import { useWords } from '#session/words.tsx'
import type { ReplaySeries } from '../../contract/scorecard.ts'
import { scorecardPack } from '../../words/scorecard.pack.ts'
import styles from './input-view.module.css'
import { type SeriesPlace, spansBetween } from './series-shapes.ts'

type Key = ReplaySeries['keys'][number]

interface InputLensProps {
  readonly series: ReplaySeries
  readonly place: SeriesPlace
  readonly nameOf: (key: Key) => string
  readonly tintOf: (key: Key) => Exclude<Tint, 'plain'>
}

/** Every frame around the place pointed at; its words stand in the line above. */
export function InputLens({ series, place, nameOf, tintOf }: InputLensProps) {
  const own = useWords(scorecardPack).input
  const stage = series.stages[place.stage]
  if (!stage) return null
  if (stage.spans === null) return <p className={styles.note}>{own.noLens}</p>
  const middle = Math.round((place.from + place.to) / 2)
  const from = Math.max(0, Math.min(middle - around, stage.frames - 2 * around))
  const to = from + 2 * around
  return (
    <div className={styles.lens}>
      <p className={styles.lensLabel}>{own.lens(around / 60)}</p>
      <div className={styles.drawing} aria-hidden="true">
        <div className={styles.labels}>
          {series.keys.map((key) => (
            <span key={key}>{nameOf(key)}</span>
          ))}
        </div>
        <div className={styles.exact}>
          {series.keys.map((key, row) => (
            <svg
              key={key}
              viewBox={`0 0 ${2 * around} 1`}
              preserveAspectRatio="none"
              className={styles[tintOf(key)]}
              aria-hidden="true"
            >
              <path
                d={spansBetween(stage.spans?.[row] ?? '', stage, from, to)
                  .map(([at, frames]) => `M${at - from} 0h${frames}v1h-${frames}z`)
                  .join('')}
              />
            </svg>
          ))}
          <span
            className={styles.here}
            style={{
              insetInlineStart: `${((place.from - from) / (2 * around)) * 100}%`,
              width: `${((place.to - place.from) / (2 * around)) * 100}%`,
            }}
          />
        </div>
      </div>
    </div>
  )
}

/** Frames shown before and after. */
const around = 300
