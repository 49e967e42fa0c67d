import { useLocation } from '@tanstack/react-router'
import { Icon } from '#design/icons/icon.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import { useSession } from '#session/session-context.ts'
import { useWords } from '#session/words.tsx'
import { currentTab, guestPlace, isCurrent, tabEntries } from './navigation.ts'
import styles from './tab-bar.module.css'

/** Bottom tab bar of small screens. */
export function TabBar() {
  const words = useWords().shell
  const pathname = useLocation({ select: (location) => location.pathname })
  const current = currentTab(pathname)
  const { profile } = useMe()
  const { dialogs } = useSession()
  const mine = profile ? `/p/${profile.id}` : guestPlace
  return (
    <nav className={styles.tabs} aria-label={words.bottomNav}>
      {tabEntries.map(({ to, key, icon }) => (
        <Link key={to} to={to} stay aria-current={to === current ? 'page' : undefined}>
          <Icon name={icon} />
          {words.nav[key]}
        </Link>
      ))}
      <button type="button" className="for-guests" onClick={() => void dialogs.login()}>
        <Icon name="user" />
        {words.login}
      </button>
      <Link to={mine} stay className="for-members" aria-current={isCurrent(mine, pathname) ? 'page' : undefined}>
        <Icon name="user" />
        {words.me}
      </Link>
    </nav>
  )
}
