import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { displayClass } from '../../display.tsx'
import styles from './state.module.css'

export type EmptyStateProps = {
  /** A drawing of ../art, such as `<EmptyShelf/>`. */
  art?: ReactNode
  /** A large drawing and a large title, for a page that is nothing else. */
  wide?: boolean | undefined
  /** The title is the heading of the page. */
  heading?: boolean | undefined
  title: string
  /** Explains what would be here, or what to do. */
  children?: ReactNode
  actions?: ReactNode
}

export function EmptyState({ art, wide, heading, title, children, actions }: EmptyStateProps) {
  const Title = heading ? 'h1' : 'p'
  return (
    <div className={classNames(styles.state, wide && styles.wide)}>
      {art && <div className={styles.art}>{art}</div>}
      <Title className={classNames(displayClass(title), styles.title)}>{title}</Title>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

export type ErrorStateProps = EmptyStateProps & {
  /** The number by which staff find it in the log. */
  code?: string | undefined
}

/** Something failed; `actions` offers to try again. */
export function ErrorState({ code, children, ...rest }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState {...rest}>
        {children}
        {code && (
          <>
            <br />
            <code className={styles.code}>{code}</code>
          </>
        )}
      </EmptyState>
    </div>
  )
}

/** The last line of a list. */
export function ListEnd({ children }: { children: ReactNode }) {
  return <p className={styles.end}>{children}</p>
}
