import { Activity, type ReactNode } from 'react'
import { useRead } from '#api/reads.ts'
import { admin } from '#contract/admin.ts'
import { buttonClass } from '#design/parts/button.tsx'
import { Stack } from '#design/parts/layout.tsx'
import { EmptyState } from '#design/parts/state/empty-state.tsx'
import { DeskRead } from '#desks/desk-page.tsx'
import { useDeskView } from '#desks/desk-view.ts'
import { useCurrentTab, ViewTabs } from '#desks/view-tabs.tsx'
import { areaPath } from '#rules/staff/permissions.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { adminPack } from '#words/desks/admin.pack.ts'
import { home } from '../../contract/home.ts'
import { homeDeskPack } from '../../words/home-desk.pack.ts'
import { AnnouncementForm } from './announcement-form.tsx'
import { RollForm } from './roll-form.tsx'

/** Sections of the home page, as staff edit them. Other nouns have the views of `ofOthers`. */
const sections = ['notice', 'topic', 'user', 'bocai'] as const
const ofOthers: readonly string[] = ['topic', 'bocai']

/** Desk for the parts of the home page that staff write. */
export function HomeDesk() {
  const words = useWords(homeDeskPack)
  const viewOf = useDeskView()
  const [Topics, Bets] = [viewOf('homepage', 'topic'), viewOf('homepage', 'bocai')]
  const tabs = sections
    .filter((key) => !ofOthers.includes(key) || viewOf('homepage', key))
    .map((key) => ({ key, name: words.sections[key] }))
  const current = useCurrentTab(tabs)
  return (
    <Stack gap={5}>
      <ViewTabs label={words.sectionsLabel} tabs={tabs} />
      {/* Hidden, so that unsaved words stay. */}
      <Activity mode={current === 'notice' ? 'visible' : 'hidden'}>
        <Notices />
      </Activity>
      {current === 'topic' && Topics && (
        <WithArea area="topic">
          <Topics />
        </WithArea>
      )}
      {current === 'user' && (
        <WithArea area="user">
          <People />
        </WithArea>
      )}
      {current === 'bocai' && Bets && <Bets />}
    </Stack>
  )
}

function Notices() {
  const read = useRead(home.calls.homepage, {})
  return (
    <DeskRead read={read}>
      {(page) => (
        <Stack gap={6}>
          <AnnouncementForm key={page.announcement?.TIME ?? ''} announcement={page.announcement} />
          <RollForm stored={page} onReload={read.again} />
        </Stack>
      )}
    </DeskRead>
  )
}

interface WithAreaProps {
  readonly area: 'topic' | 'user'
  readonly children: ReactNode
}

/** What another area keeps: shown to staff who may enter it. */
function WithArea({ area, children }: WithAreaProps) {
  const words = useWords(homeDeskPack)
  const { areas } = useWords(adminPack)
  const read = useRead(admin.calls.menu, {})
  return (
    <DeskRead read={read}>
      {({ menu }) =>
        menu.some((entry) => entry.area === area && entry.open) ? (
          children
        ) : (
          <EmptyState title={words.closed(areas[area])}>{words.closedText}</EmptyState>
        )
      }
    </DeskRead>
  )
}

/** The house chooses people by itself; who should not be shown is decided where people are. */
function People() {
  const words = useWords(homeDeskPack)
  return (
    <EmptyState
      title={words.user}
      actions={
        <Link to={areaPath('user')} stay className={buttonClass()}>
          {words.toUsers}
        </Link>
      }
    >
      {words.userText}
    </EmptyState>
  )
}
