import type { ReactNode } from 'react'
import styles from './quoted.module.css'

export interface QuotedProps {
  /** Author and time. */
  readonly head?: ReactNode
  readonly children: ReactNode
}

/** A member's text as shown in a queue of the back office. Line breaks are kept. */
export function Quoted({ head, children }: QuotedProps) {
  return (
    <blockquote className={styles.quoted}>
      {head && <p className={styles.head}>{head}</p>}
      {children}
    </blockquote>
  )
}
