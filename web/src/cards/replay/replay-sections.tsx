import { Tabs } from '../../design/parts/moving/tabs.tsx'
import { Link } from '../../session/link.tsx'
import { useWords } from '../../session/words.tsx'

const paths = { list: '/rpy', board: '/jf', archive: '/rpy/archive', upload: '/rpy/upload' } as const

export type ReplaySection = keyof typeof paths

/** Tabs for the pages of the replay section, shown below each page's head. */
export function ReplaySections({ current }: { readonly current: ReplaySection }) {
  const { label, ...names } = useWords().replays.sections
  return (
    <Tabs label={label}>
      {sections.map((section) => (
        <Link
          key={section}
          to={paths[section]}
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
