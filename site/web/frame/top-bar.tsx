import { type MouseEvent, useState } from 'react'
import { Logo } from '#design/art/logo.tsx'
import { classNames } from '#design/class-names.ts'
import { displayClass } from '#design/display.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { IconButtonInside, iconButtonClass } from '#design/parts/icon-button.tsx'
import { Kbd } from '#design/parts/moving/kbd.tsx'
import { Skeleton } from '#design/parts/state/skeleton.tsx'
import { SearchBox } from '#nouns/search/web/box/search-box.tsx'
import { askToSearch } from '#nouns/search/web/box/search-event.ts'
import { reminderBadge } from '#rules/people/reminder-badge.ts'
import { lazyPart } from '#session/lazy-part.tsx'
import { Link } from '#session/link.tsx'
import { loadLoginDialog } from '#session/log-in/session-dialogs.tsx'
import { useMe } from '#session/me.ts'
import { useIsOpen } from '#session/open-parts.ts'
import { LanguageSwitch } from '#session/preferences/language-switch.tsx'
import { ThemeSwitch } from '#session/preferences/theme-switch.tsx'
import { useSession } from '#session/session-context.ts'
import { useWords } from '#session/words.tsx'
import styles from './top-bar.module.css'

// Loaded separately: only members need these, and members are known after hydration only.
const MyMenu = lazyPart(() => import('./my-menu.tsx').then((part) => part.MyMenu))
const BellPopover = lazyPart(() => import('#nouns/reminders/web/bell-popover.tsx').then((part) => part.BellPopover))

/** The part for everybody is in the first HTML. The member's controls have reserved space until the member is known. */
export function TopBar() {
  const words = useWords().shell
  return (
    <header className={styles.bar}>
      <Link to="/" stay className={styles.logo}>
        <Logo />
        <b className={displayClass(words.site)}>{words.site}</b>
      </Link>
      <SearchBox bar id="site-search" label={words.search} hint={words.searchHint} className={styles.search}>
        <Kbd>/</Kbd>
      </SearchBox>
      <div className={styles.acts}>
        <Link
          to="/search"
          stay
          className={classNames(iconButtonClass(), 'only-m')}
          aria-label={words.search}
          onClick={openSearch}
        >
          <IconButtonInside icon="search" />
        </Link>
        <span className={styles.language}>
          <LanguageSwitch />
        </span>
        <span className={classNames(styles.switches, 'not-m')}>
          <ThemeSwitch />
        </span>
        <Guest />
        <Member />
      </div>
    </header>
  )
}

const place = <Skeleton shape="picture" width="32px" height="32px" />

/** A plain press opens the box as a sheet; any other one follows the link to the search page. */
const openSearch = (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  askToSearch()
}

function Guest() {
  const words = useWords().shell
  const { dialogs } = useSession()
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'primary', size: 'small' }, 'for-guests')}
      onPointerEnter={loadLoginDialog}
      onClick={() => void dialogs.login()}
    >
      {words.login}
    </button>
  )
}

function Member() {
  const words = useWords().shell
  const { profile } = useMe()
  const isOpen = useIsOpen()
  const messages = profile?.messageNum ?? 0
  return (
    <span className={classNames('for-members', styles.member)}>
      <Bell unread={profile?.remindNum ?? 0} />
      {isOpen('/messages') && (
        <Link to="/messages" stay className={iconButtonClass()} aria-label={words.messages(messages)}>
          <IconButtonInside icon="mail" badge={messages > 0 && messages} />
        </Link>
      )}
      <span className={styles.avatar}>{profile ? <MyMenu profile={profile} placeholder={place} /> : place}</span>
    </span>
  )
}

/** Link to the reminders. On screens of 768 px and more, a press opens the newest reminders in a popover instead. */
function Bell({ unread }: { readonly unread: number }) {
  const words = useWords().shell
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (!anchor && !matchMedia('(min-width: 768px)').matches) return
    event.preventDefault()
    setAnchor(anchor ? null : event.currentTarget)
  }
  return (
    <>
      <Link
        to="/reminders"
        stay
        className={iconButtonClass()}
        aria-label={words.reminders(unread)}
        aria-expanded={anchor !== null}
        onClick={press}
      >
        <IconButtonInside icon="bell" badge={reminderBadge(unread)} />
      </Link>
      {anchor && <BellPopover anchor={anchor} onClose={close} onMissing={close} />}
    </>
  )
}
