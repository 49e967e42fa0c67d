import { useLocation } from '@tanstack/react-router'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icons/icon.tsx'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { useMe } from '#session/me.ts'
import type { MenuEntry } from '#session/menu-entry.ts'
import { useIsOpen } from '#session/open-parts.ts'
import { useToggleSide } from '#session/preferences/preferences.ts'
import { useSide } from '#session/preferences/side.ts'
import { useWords } from '#session/words.tsx'
import { friendLinks } from './friend-links.ts'
import { isCurrent, laterEntries, mainEntries, moreEntries } from './navigation.ts'
import styles from './side-bar.module.css'

// Loaded separately: only members need it, and members are known after hydration only.
const MyResources = lazyPart(() => import('./my-resources.tsx').then((part) => part.MyResources))

/** Left bar: sections of the site, external links, and the member's resources. */
export function SideBar() {
  const words = useWords().shell
  const { profile } = useMe()
  const isOpen = useIsOpen()
  return (
    <nav className={styles.side} aria-label={words.mainNav}>
      <Entries entries={mainEntries.filter(({ to }) => isOpen(to))} />
      <hr className={styles.pearls} />
      <Entries entries={moreEntries.filter(({ to }) => isOpen(to))} />
      <Baking entries={laterEntries} />
      <FriendLinks />
      <div className={styles.bottom}>
        {profile && <MyResources profile={profile} />}
        <SideToggle />
      </div>
    </nav>
  )
}

function Entries({ entries }: { readonly entries: readonly MenuEntry[] }) {
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

/** Names of the sections that open later, under one summary line and without links. */
function Baking({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { nav, baking } = useWords().shell
  if (entries.length === 0) return null
  return (
    <details className={classNames(styles.folded, styles.baking)}>
      <summary className={styles.entry} title={baking}>
        <Icon name="cooking-pot" />
        <span>{baking}</span>
        <b className="num">{entries.length}</b>
      </summary>
      <ul>
        {entries.map(({ key, icon }) => (
          <li key={key}>
            <Icon name={icon} size={16} />
            {nav[key]}
          </li>
        ))}
      </ul>
    </details>
  )
}

function FriendLinks() {
  const { shell: words } = useWords()
  return (
    <details className={classNames(styles.folded, styles.friends)}>
      <summary className={styles.entry} title={words.friendLinks}>
        <Icon name="link" />
        <span>{words.friendLinks}</span>
      </summary>
      <ul>
        {friendLinks.map((link) => (
          <li key={link.url}>
            <a href={link.url} target="_blank" rel="noopener" title={words.opensOutside}>
              {words.friends[link.key]}
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
