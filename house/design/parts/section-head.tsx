import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useDisplayClass } from '../display.tsx'
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
  const face = useDisplayClass(title)
  return (
    <div className={styles.head}>
      <Heading id={id} className={classNames(face, styles.title)}>
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
  /** Title, sub and actions stay on one line on phones too. */
  line?: boolean | undefined
}

/** The name of a page; one a page. */
export function PageHead({ title, written, sub, actions, line }: PageHeadProps) {
  const face = useDisplayClass(title)
  return (
    <div className={classNames(styles.page, line && styles.line)}>
      <h1 className={written ? styles.written : classNames(face, styles.name)}>{title}</h1>
      {sub && <div className={styles.sub}>{sub}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
