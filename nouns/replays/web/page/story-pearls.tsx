import type { CSSProperties } from 'react'
import { formatNumber, formatYi } from '#rules/text.ts'
import { useLanguage, useWords } from '#session/words.tsx'
import type { RunStory } from '../../contract/scorecard.ts'
import { archivedRuns } from '../../rules/archived-runs.ts'
import { scorecardPack } from '../../words/scorecard.pack.ts'
import styles from './story-pearls.module.css'

export interface StoryPearlsProps {
  readonly archive: NonNullable<RunStory['archive']>
  readonly score: number
}

/** Width of a column and the usual distance of its pearls, in units of the drawing. */
const pitch = 10
const tallest = 100

/** The archived runs alike on an axis of score, a pearl each or one for each hundredth; this run is the hitbox. */
export function StoryPearls({ archive, score }: StoryPearlsProps) {
  const { language } = useLanguage()
  const { story } = useWords(scorecardPack)
  const { pearls, median, best, top, runs, about } = archive
  const most = Math.max(1, ...pearls)
  const step = Math.min(pitch, tallest / most)
  const height = Math.ceil(Math.max(5, most) * step) + 2
  const size = Math.max(3, Math.min(8.4, step * 0.96))
  // Round line ends without a line between them: every dash is a pearl.
  const path = pearls
    .flatMap((n, i) => (n ? `M${(i + 0.5) * pitch} ${height - step / 2}v-${(n - 0.9) * step}` : []))
    .join('')
  const own = score / top
  const text = (n: number) => formatYi(n, language)
  return (
    <figure className={styles.figure}>
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${pearls.length * pitch} ${height}`} className={styles.pearls} aria-hidden="true">
          <path d={path} className={styles.rim} strokeWidth={size} strokeDasharray={`0 ${step}`} />
          <path d={path} className={styles.core} strokeWidth={size * 0.66} strokeDasharray={`0 ${step}`} />
        </svg>
        <span className={`hit ${styles.own}`} style={at(own)} />
        <span className={styles.tick} style={at(median / top)} />
        <span className={styles.tick} style={at(best / top)} />
      </div>
      <div className={styles.labels}>
        <b style={at(own)}>{story.own(text(score))}</b>
        {(best - median) / top > 0.3 && <span style={at(median / top)}>{story.median(text(median))}</span>}
        <span style={at(best / top)}>{story.top(text(best))}</span>
      </div>
      <figcaption className={styles.caption}>
        {story.pearls(formatNumber(runs), formatNumber(archivedRuns), about)}
      </figcaption>
    </figure>
  )
}

// A custom property is not part of CSSProperties.
const at = (share: number) => ({ '--at': `${Math.round(share * 1000) / 10}%` }) as CSSProperties
