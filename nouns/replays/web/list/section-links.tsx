import { Icon } from '#design/icons/icon.tsx'
import { buttonClass } from '#design/parts/button.tsx'
import { Link } from '#session/link.tsx'
import { useIsOpen } from '#session/open-parts.ts'
import { useWords } from '#session/words.tsx'
import { type ReplaySection, replaySectionPaths } from '../card/replay-sections.tsx'
import styles from './replay-list-page.module.css'

/** The list's own links to the other pages of the section, for its head; on phones the names stand below the icons. */
export function ReplaySectionLinks() {
  const { label, ...names } = useWords().replays.sections
  const isOpen = useIsOpen()
  return (
    <nav aria-label={label} className={styles.sections}>
      {links
        .filter(([section]) => isOpen(replaySectionPaths[section]))
        .map(([section, icon]) => (
          <Link
            key={section}
            to={replaySectionPaths[section]}
            className={buttonClass(section === 'upload' ? { variant: 'primary' } : {})}
          >
            <Icon name={icon} size={18} />
            {names[section]}
          </Link>
        ))}
    </nav>
  )
}

const links = [
  ['board', 'crown'],
  ['archive', 'scroll-text'],
  ['upload', 'upload'],
] as const satisfies readonly (readonly [ReplaySection, string])[]
