import { classNames } from '../class-names.ts'
import { scoreParts } from './score-parts.ts'
import styles from './score-text.module.css'

export type ScoreTextProps = {
  value: number | bigint
  /** Small takes the size of the text around it; large is the one of a scorecard. */
  size?: 'small' | 'medium' | 'large' | undefined
  /** The same in words below it, such as "18.46 亿". */
  unit?: string | undefined
  className?: string | undefined
}

/** Digits from 亿 upward carry the accent, so that magnitudes compare at a glance. */
export function ScoreText({ value, size = 'medium', unit, className }: ScoreTextProps) {
  const { high, low } = scoreParts(value)
  return (
    <span className={className}>
      <span className={classNames(styles.score, size !== 'medium' && styles[size])}>
        {high && <span className={styles.high}>{high}</span>}
        {low}
      </span>
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  )
}
