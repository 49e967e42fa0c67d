import { useLocation } from '@tanstack/react-router'
import { Icon } from '../design/icons/icon.tsx'
import { lazyPart } from '../session/lazy-part.tsx'
import { Link } from '../session/link.tsx'
import { useMe } from '../session/me.ts'
import { useToggleSide } from '../session/preferences.ts'
import { useSide } from '../session/side.ts'
import { useLanguage, useWords } from '../session/words.tsx'
import { friendLinks } from './friend-links.ts'
import { isCurrent, mainEntries, moreEntries, type NavEntry } from './navigation.ts'
import styles from './side-bar.module.css'

// Only members need it, and they are known after hydration.
const MyResources = lazyPart(() => import('./my-resources.tsx').then((part) => part.MyResources))

/** Left bar: the parts of the site, links elsewhere, and what a member has. */
export function SideBar() {
  const words = useWords().shell
  const { profile } = useMe()
  return (
    <nav className={styles.side} aria-label={words.mainNav}>
      <Entries entries={mainEntries} />
      <hr className={styles.pearls} />
      <Entries entries={moreEntries} />
      <FriendLinks />
      <div className={styles.bottom}>
        {profile && <MyResources profile={profile} />}
        <SideToggle />
      </div>
    </nav>
  )
}

function Entries({ entries }: { readonly entries: readonly NavEntry[] }) {
  const { nav } = useWords().shell
  const pathname = useLocation({ select: (location) => location.pathname })
  return entries.map(({ to, key, icon }) => (
    <Link
      key={to}
      to={to}
      stay
      className={styles.entry}
      title={nav[key]}
      aria-current={isCurrent(to, pathname) ? 'page' : undefined}
    >
      <Icon name={icon} />
      <span>{nav[key]}</span>
    </Link>
  ))
}

function FriendLinks() {
  const { language, words } = useLanguage()
  return (
    <details className={styles.friends}>
      <summary className={styles.entry}>
        <Icon name="link" />
        <span>{words.shell.friendLinks}</span>
      </summary>
      <ul>
        {friendLinks.map((link) => (
          <li key={link.url}>
            <a href={link.url} target="_blank" rel="noopener" title={words.shell.opensOutside}>
              {link[language]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function SideToggle() {
  const words = useWords().shell
  const open = useSide() === 'open'
  const toggle = useToggleSide()
  return (
    <button
      type="button"
      className={styles.toggle}
      onClick={toggle}
      aria-expanded={open}
      aria-label={open ? words.closeSide : words.openSide}
    >
      <Icon name={open ? 'chevrons-left' : 'chevrons-right'} size={18} />
    </button>
  )
}
