import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { displayClass } from './display.tsx'
import styles from './section-head.module.css'

export type SectionHeadProps = {
  /** Words of the house, 18 characters at most. */
  title: string
  level?: 2 | 3 | undefined
  id?: string | undefined
  /** A link to all of it, at the end of the leader. */
  more?: ReactNode
}

export function SectionHead({ title, level = 2, id, more }: SectionHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={styles.head}>
      <Heading id={id} className={classNames(displayClass(title), styles.title)}>
        {title}
      </Heading>
      {more && <div className={styles.more}>{more}</div>}
    </div>
  )
}

export type PageHeadProps = {
  title: string
  /** The title was written by a person: text face, smaller, wraps. */
  written?: boolean | undefined
  sub?: ReactNode
  actions?: ReactNode
}

/** The name of a page; one a page. */
export function PageHead({ title, written, sub, actions }: PageHeadProps) {
  return (
    <div className={styles.page}>
      <h1 className={written ? styles.written : classNames(displayClass(title), styles.name)}>{title}</h1>
      {sub && <div className={styles.sub}>{sub}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
