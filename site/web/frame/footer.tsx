import { classNames } from '#design/class-names.ts'
import { Link } from '#session/link.tsx'
import { useIsOpen } from '#session/open-parts.ts'
import { LanguageSwitch } from '#session/preferences/language-switch.tsx'
import { ThemeSwitch } from '#session/preferences/theme-switch.tsx'
import { useWords } from '#session/words.tsx'
import { openHelp } from '../keys/help-event.ts'
import styles from './footer.module.css'
import { moreEntries } from './navigation.ts'

/** Footer of a page. On small screens it has the sections without a tab, and the switches for language and theme. */
export function Footer() {
  const words = useWords().shell
  const isOpen = useIsOpen()
  return (
    <footer className={styles.foot}>
      <Pearls />
      <p className={styles.line}>
        <span>{words.site}</span>
        <span>{words.footer}</span>
        <button type="button" className="not-m" onClick={openHelp}>
          {words.help}
        </button>
      </p>
      <p className={classNames('only-m', styles.sections)}>
        {moreEntries
          .filter(({ to }) => isOpen(to))
          .map(({ to, key }) => (
            <Link key={to} to={to} stay>
              {words.nav[key]}
            </Link>
          ))}
      </p>
      <p className="only-m">
        <LanguageSwitch />
        <ThemeSwitch />
      </p>
    </footer>
  )
}

/** Decorative row of pearls that grow towards the hitbox in the middle. */
function Pearls() {
  return (
    <svg className={styles.pearls} viewBox="-72 -12 144 24" width="144" height="24" aria-hidden="true">
      <g fill="var(--pearl)">
        {[1, 2, 3, 4, 5, 6, 7, 8].flatMap((step) => {
          const r = Math.round(34 - step * 3) / 10
          return [-1, 1].map((side) => <circle key={side * step} cx={side * step * 8.4} r={r} />)
        })}
      </g>
      <circle r="5" fill="var(--hit-core)" stroke="var(--hit-rim)" strokeWidth="2.6" />
    </svg>
  )
}
