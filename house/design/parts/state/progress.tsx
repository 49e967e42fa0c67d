import type { CSSProperties } from 'react'
import { classNames } from '../../class-names.ts'
import { type Tint, tintMark } from '../tint.ts'
import styles from './progress.module.css'

export type ProgressProps = {
  label: string
  /** From 0 to `max`; null while the end is unknown. */
  value: number | null
  max?: number | undefined
  /** In words, such as "3.2 of 5 MB". */
  text?: string | undefined
  tint?: Tint | undefined
  thick?: boolean | undefined
}

/** How far some work has come. */
export function Progress({ label, value, max = 1, text, tint = 'straw', thick }: ProgressProps) {
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value ?? undefined}
      aria-valuetext={text}
      className={classNames(styles.bar, thick && styles.thick, value === null && styles.unknown)}
    >
      <span className={styles.fill} style={fill(value === null ? null : value / max, tint)} />
    </span>
  )
}

export type ShareBarProps = { share: number; tint: Tint }

/** A share from 0 to 1 as a bar; silent, because the number stands beside it. */
export function ShareBar({ share, tint }: ShareBarProps) {
  return (
    <span className={styles.bar} aria-hidden="true">
      <span className={styles.fill} style={fill(share, tint)} />
    </span>
  )
}

function fill(share: number | null, tint: Tint): CSSProperties {
  const width = share === null ? undefined : `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`
  // custom properties are not part of CSSProperties
  return { '--v': width, '--k': tintMark(tint) } as CSSProperties
}
