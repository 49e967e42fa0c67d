import { Children, type ReactNode } from 'react'
import styles from './breadcrumbs.module.css'

export type BreadcrumbsProps = {
  label: string
  /** Links, from the widest to the page itself; the last may be plain text with `aria-current="page"`. */
  children: ReactNode
}

export function Breadcrumbs({ label, children }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.crumbs}>
      <ol>{Children.map(children, (crumb) => crumb && <li>{crumb}</li>)}</ol>
    </nav>
  )
}
