import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chip.module.css'
import type { Tint } from './tint.ts'

export type ChipProps = {
  tint?: Tint | undefined
  size?: 'medium' | 'large' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A word on a tint. Never clickable. */
export function Chip({ tint = 'plain', size, className, children }: ChipProps) {
  const tinted = tint === 'plain' ? undefined : styles[tint]
  return (
    <span className={classNames(styles.chip, tinted, size === 'large' && styles.large, className)}>{children}</span>
  )
}
