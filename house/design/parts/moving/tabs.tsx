import type { ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import styles from './tabs.module.css'

export type TabsProps = {
  label: string
  /** Stands on a card instead of on the page's ground. */
  onSurface?: boolean | undefined
  className?: string | undefined
  /** Links; the current one carries `aria-current="page"`. */
  children: ReactNode
}

/** Tabs that are links: the url says which one is open. */
export function Tabs({ label, onSurface, className, children }: TabsProps) {
  return (
    <nav aria-label={label} className={classNames(styles.tabs, onSurface && styles['on-surface'], className)}>
      {children}
    </nav>
  )
}
