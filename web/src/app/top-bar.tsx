import { Logo } from '../design/art/logo.tsx'
import { buttonClass } from '../design/parts/button.tsx'
import { classNames } from '../design/parts/class-names.ts'
import { displayClass } from '../design/parts/display.tsx'
import { IconButtonInside, iconButtonClass } from '../design/parts/icon-button.tsx'
import { Skeleton } from '../design/parts/skeleton.tsx'
import { LanguageSwitch } from '../session/language-switch.tsx'
import { lazyPart } from '../session/lazy-part.tsx'
import { Link } from '../session/link.tsx'
import { useMe } from '../session/me.ts'
import { useSession } from '../session/session-context.ts'
import { loadLoginDialog } from '../session/session-dialogs.tsx'
import { ThemeSwitch } from '../session/theme-switch.tsx'
import { useWords } from '../session/words.tsx'
import { SearchBox } from './search-box.tsx'
import styles from './top-bar.module.css'

// Only members need it, and they are known after hydration.
const MyMenu = lazyPart(() => import('./my-menu.tsx').then((part) => part.MyMenu))

/** What everybody sees comes with the first HTML; the places of a member's own things are kept free until they are known. */
export function TopBar() {
  const words = useWords().shell
  return (
    <header className={styles.bar}>
      <Link to="/" stay className={styles.logo}>
        <Logo />
        <b className={displayClass(words.site)}>{words.site}</b>
      </Link>
      <SearchBox />
      <div className={styles.acts}>
        <Link to="/search" stay className={classNames(iconButtonClass(), 'only-m')} aria-label={words.search}>
          <IconButtonInside icon="search" />
        </Link>
        <span className={classNames(styles.switches, 'not-m')}>
          <LanguageSwitch />
          <ThemeSwitch />
        </span>
        <Guest />
        <Member />
      </div>
    </header>
  )
}

const place = <Skeleton shape="picture" width="32px" height="32px" />

function Guest() {
  const words = useWords().shell
  const { dialogs } = useSession()
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'primary', size: 'small' }, styles.guest)}
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
  const reminders = profile?.remindNum ?? 0
  const messages = profile?.messageNum ?? 0
  return (
    <span className={styles.member}>
      <Link to="/reminders" stay className={iconButtonClass()} aria-label={words.reminders(reminders)}>
        <IconButtonInside icon="bell" badge={reminders > 0 && reminders} />
      </Link>
      <Link
        to="/messages"
        stay
        className={classNames(iconButtonClass(), 'not-m')}
        aria-label={words.messages(messages)}
      >
        <IconButtonInside icon="mail" badge={messages > 0 && messages} />
      </Link>
      <span className={styles.avatar}>{profile ? <MyMenu profile={profile} placeholder={place} /> : place}</span>
    </span>
  )
}
