import type { CSSProperties } from 'react'
import styles from './pearl-progress.module.css'

export interface PearlProgressProps {
  readonly label: string
  /** From 0 to 1. */
  readonly share: number
  readonly text: string
}

/** Bytes on their way, as a row of pearls that fills. */
export function PearlProgress({ label, share, text }: PearlProgressProps) {
  // custom properties are not part of CSSProperties
  const style = { '--v': `${Math.round(100 * share)}%` } as CSSProperties
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(100 * share)}
      aria-valuetext={text}
      className={styles.pearls}
      style={style}
    />
  )
}
