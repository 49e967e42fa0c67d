import { formatNumber } from '@patisserie/rules/text'
import { useLocation } from '@tanstack/react-router'
import { Pips, ResourceIcon } from '../design/art/resource-icon.tsx'
import { Icon } from '../design/icons/icon.tsx'
import { Link } from '../session/link.tsx'
import { useMe } from '../session/me.ts'
import { toggleSide, useSide } from '../session/side.ts'
import { useLanguage, useWords } from '../session/words.tsx'
import { friendLinks } from './friend-links.ts'
import { isCurrent, mainEntries, moreEntries, type NavEntry } from './navigation.ts'
import styles from './side-bar.module.css'

/** Left bar: the parts of the site, links elsewhere, and what a member has. */
export function SideBar() {
  const words = useWords().shell
  return (
    <nav className={styles.side} aria-label={words.mainNav}>
      <Entries entries={mainEntries} />
      <hr className={styles.pearls} />
      <Entries entries={moreEntries} />
      <FriendLinks />
      <div className={styles.bottom}>
        <Resources />
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

function Resources() {
  const words = useWords().shell.resources
  const { profile } = useMe()
  if (!profile) return null
  const { player, bomb, power, point, score } = profile
  return (
    <section className={styles.resources} aria-label={words.label}>
      <p>
        {words.player}
        <Pips kind="player" held={player} of={privileges} label={words.of(player, privileges)} />
      </p>
      <p>
        {words.bomb}
        <Pips kind="bomb" held={bomb} of={privileges} label={words.of(bomb, privileges)} />
      </p>
      <Resource kind="power" name={words.power} held={power} />
      <Resource kind="point" name={words.point} held={point} />
      <Resource kind="score" name={words.score} held={score} />
    </section>
  )
}

/** Lives and bombs go up to eight. */
const privileges = 8

function Resource({ kind, name, held }: { kind: 'power' | 'point' | 'score'; name: string; held: number }) {
  return (
    <p>
      <ResourceIcon kind={kind} size={18} />
      {name}
      <b className="num">{formatNumber(held)}</b>
    </p>
  )
}

function SideToggle() {
  const words = useWords().shell
  const open = useSide() === 'open'
  return (
    <button
      type="button"
      className={styles.toggle}
      onClick={toggleSide}
      aria-expanded={open}
      aria-label={open ? words.closeSide : words.openSide}
    >
      <Icon name={open ? 'chevrons-left' : 'chevrons-right'} size={18} />
    </button>
  )
}
