import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './plaque.module.css'

export type PlaqueProps = { className?: string | undefined; children: ReactNode }

/** A shop label with scooped corners and an inner rule: for the one thing a page is about. */
export function Plaque({ className, children }: PlaqueProps) {
  return (
    <div className={styles.shadow}>
      <div className={classNames(styles.plaque, className)}>{children}</div>
    </div>
  )
}
