import type { ReactNode } from 'react'
import { classNames } from '#design/class-names.ts'
import { Link } from '#session/link.tsx'
import styles from './waiting-line.module.css'

export interface WaitingLineProps {
  readonly mark: ReactNode
  readonly meta: ReactNode
  readonly to: string
  readonly title: string
  /** The title is the name of a thing, and its facts stand below; otherwise it is somebody's words. */
  readonly bold?: boolean
  readonly quiet?: boolean
  readonly end?: ReactNode
  readonly onFollow?: () => void
}

/** One thing that waits for the member; the whole line is a link. All lines have the same height. */
export function WaitingLine({ mark, meta, to, title, bold, quiet, end, onFollow }: WaitingLineProps) {
  return (
    <li className={classNames('opens', styles.line)} data-list-item="">
      {mark}
      <div className={classNames(styles.words, bold && styles.named)}>
        <p className={styles.meta}>{meta}</p>
        <Link
          to={to}
          data-list-main=""
          className={classNames('opener', styles.title, quiet && styles.quiet)}
          {...(onFollow && { onClick: onFollow })}
        >
          {title}
        </Link>
      </div>
      {end}
    </li>
  )
}
