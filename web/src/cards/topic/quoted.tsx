import type { ReactNode } from 'react'
import styles from './quoted.module.css'

export interface QuotedProps {
  /** Who said it, and when. */
  readonly head?: ReactNode
  readonly children: ReactNode
}

/** What somebody wrote, as it stands in a queue of the back office; line breaks are kept. */
export function Quoted({ head, children }: QuotedProps) {
  return (
    <blockquote className={styles.quoted}>
      {head && <p className={styles.head}>{head}</p>}
      {children}
    </blockquote>
  )
}
