import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './table.module.css'

export type TableProps = {
  /** Read out, not shown. */
  caption: string
  /** On phones every row becomes a card; its cells then need `data-label`. */
  stack?: boolean | undefined
  /** Rows answer the pointer, because they lead somewhere. */
  rows?: boolean | undefined
  className?: string | undefined
  /** `thead` and `tbody`; cells with numbers carry `data-num`. */
  children: ReactNode
}

/** A table in a box that scrolls sideways by itself; stands in a `Card`. */
export function Table({ caption, stack, rows, className, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a box that scrolls must be reachable by keyboard, and is no fieldset
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the same
    <div className={styles.scroll} role="group" aria-label={caption} tabIndex={0}>
      <table className={classNames(styles.table, stack && styles.stack, rows && styles.rows, className)}>
        <caption className="visually-hidden">{caption}</caption>
        {children}
      </table>
    </div>
  )
}
