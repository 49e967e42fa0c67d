import type { ReactNode } from 'react'
import styles from './kit-section.module.css'

/** A part of the kit page with the room sections of a page have. */
export function Section({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={label}>
      {children}
    </section>
  )
}
