import { Icon } from '#design/icons/icon.tsx'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import styles from './bet-crumbs.module.css'

interface BetCrumbsProps {
  readonly label: string
  /** The page itself. */
  readonly children: string
}

/** The way from the list of events to a page beside it. The shared part would cost the first pages a request. */
export function BetCrumbs({ label, children }: BetCrumbsProps) {
  return (
    <nav aria-label={label} className={styles.crumbs}>
      <Link to="/bocai">{useWords().titles.bets}</Link>
      <Icon name="chevron-right" size={14} />
      <span aria-current="page">{children}</span>
    </nav>
  )
}
