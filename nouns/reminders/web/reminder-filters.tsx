import { buttonClass } from '#design/parts/button.tsx'
import { Tabs } from '#design/parts/moving/tabs.tsx'
import { type ReminderGroup, reminderGroups } from '#rules/people/reminder-group.ts'
import { Link } from '#session/link.tsx'
import { useWords } from '#session/words.tsx'
import { unreadOfAll } from '../rules/reminder-groups.ts'
import { remindersPack } from '../words/reminders.pack.ts'
import type { RemindersSearch } from './reminder-routes.ts'
import styles from './reminders-page.module.css'
import { remindersPath } from './reminders-path.ts'

export interface ReminderFiltersProps {
  readonly search: RemindersSearch
  /** Unread reminders as the bell has them, until the groups are there. */
  readonly unread: number
  /** Unread reminders of each group; undefined while they are loading. */
  readonly groups: Readonly<Record<ReminderGroup, number>> | undefined
}

/** What the list is filtered by: a group, and only unread ones. Each is a link, so that the address has the filter. */
export function ReminderFilters({ search: { group, unread: only }, unread, groups }: ReminderFiltersProps) {
  const words = useWords(remindersPack)
  const kept = only ? { unread: only } : {}
  const tab = (to: ReminderGroup | undefined, name: string, count: number) => (
    <Link
      key={name}
      to={remindersPath({ ...(to ? { group: to } : {}), ...kept })}
      stay
      aria-current={to === group ? 'page' : undefined}
    >
      {name}
      {count > 0 && (
        <>
          <span className={styles.count} title={words.unread(count)} aria-hidden="true">
            {count}
          </span>
          <span className="visually-hidden">{words.unreadIn(count)}</span>
        </>
      )}
    </Link>
  )
  return (
    <div className={styles.filters}>
      <Tabs label={words.filter} className={styles.tabs}>
        {tab(undefined, words.groups.all, groups ? unreadOfAll(groups) : unread)}
        {reminderGroups.map((one) => tab(one, words.groups[one], groups?.[one] ?? 0))}
      </Tabs>
      <Link
        to={remindersPath({ ...(group ? { group } : {}), ...(only ? {} : { unread: 'Y' }) })}
        stay
        className={buttonClass({ size: 'small' }, styles.only)}
      >
        {only ? words.withRead : words.onlyUnread}
      </Link>
    </div>
  )
}
