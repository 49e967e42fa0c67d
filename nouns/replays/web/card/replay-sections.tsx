import { Tabs } from '#design/parts/moving/tabs.tsx'
import { Link } from '#session/link.tsx'
import { useIsOpen } from '#session/open-parts.ts'
import { useWords } from '#session/words.tsx'

export const replaySectionPaths = {
  list: '/rpy',
  board: '/jf',
  archive: '/rpy/archive',
  upload: '/rpy/upload',
} as const

export type ReplaySection = keyof typeof replaySectionPaths

/** Tabs for the pages of the replay section, shown below the head of all of them but the list. */
export function ReplaySections({ current }: { readonly current: ReplaySection }) {
  const { label, ...names } = useWords().replays.sections
  const isOpen = useIsOpen()
  return (
    <Tabs label={label}>
      {sections
        .filter((section) => isOpen(replaySectionPaths[section]))
        .map((section) => (
          <Link
            key={section}
            to={replaySectionPaths[section]}
            stay
            {...(section === current ? { 'aria-current': 'page' as const } : {})}
          >
            {names[section]}
          </Link>
        ))}
    </Tabs>
  )
}

const sections = ['list', 'board', 'archive', 'upload'] as const satisfies readonly ReplaySection[]
