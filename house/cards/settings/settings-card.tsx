import { type ReactNode, useId } from 'react'
import { cardClass } from '#design/parts/card.tsx'
import styles from './settings-card.module.css'

export interface SettingsCardProps {
  readonly title: string
  /** Explanation below the title. */
  readonly text?: ReactNode
  /** Stands at the end of the title's line. */
  readonly mark?: ReactNode
  /** Target of links from other sections. */
  readonly id?: string | undefined
  readonly children?: ReactNode
}

/** A card for one setting, with its title. */
export function SettingsCard({ title, text, mark, id, children }: SettingsCardProps) {
  const heading = useId()
  return (
    <section id={id} aria-labelledby={heading} className={cardClass({}, styles.card)}>
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {mark}
        {text && <p>{text}</p>}
      </header>
      {children}
    </section>
  )
}

/** Content and, on wide screens, something beside it. */
export function WithAside({ aside, children }: { readonly aside: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>{children}</div>
      <aside className={styles.stack}>{aside}</aside>
    </div>
  )
}
