import { Fragment, type ReactNode } from 'react'
import { Icon } from '../../icons/icon.tsx'
import styles from './pager.module.css'
import { pagerNumbers } from './pager-numbers.ts'

export type PagerLinkProps = {
  'aria-label': string
  'aria-current'?: 'page'
  rel?: 'prev' | 'next'
  children: ReactNode
}

export type PagerProps = {
  /** Both count from 1. */
  page: number
  pages: number
  labels: { nav: string; previous: string; next: string; page: (page: number) => string }
  /** Makes the link to a page: `(page, props) => <Link {...props} search={…} />`. */
  link: (page: number, props: PagerLinkProps) => ReactNode
}

/** Arrows and five numbers, with the first and last page outside on wide screens. Nothing when there is one page. */
export function Pager({ page, pages, labels, link }: PagerProps) {
  if (pages <= 1) return null
  const numbers = pagerNumbers(page, pages)
  const number = (n: number) => (
    <Fragment key={n}>
      {link(n, { 'aria-label': labels.page(n), ...(n === page && { 'aria-current': 'page' }), children: n })}
    </Fragment>
  )
  const arrow = (rel: 'prev' | 'next', to: number, label: string) => {
    const children = <Icon name={rel === 'prev' ? 'chevron-left' : 'chevron-right'} size={18} />
    if (to >= 1 && to <= pages) return link(to, { 'aria-label': label, rel, children })
    return (
      <span className={styles.off} aria-hidden="true">
        {children}
      </span>
    )
  }
  const away = { start: (numbers[0] ?? 1) > 1, end: (numbers.at(-1) ?? pages) < pages }
  return (
    <nav aria-label={labels.nav} className={styles.pager}>
      {away.start && (
        <span className="not-m">
          {link(1, { 'aria-label': labels.page(1), children: <Icon name="chevrons-left" size={16} /> })}
        </span>
      )}
      {arrow('prev', page - 1, labels.previous)}
      {numbers.map(number)}
      {arrow('next', page + 1, labels.next)}
      {away.end && (
        <span className="not-m">
          {link(pages, { 'aria-label': labels.page(pages), children: <Icon name="chevrons-right" size={16} /> })}
        </span>
      )}
    </nav>
  )
}
