import type { RemindersSearch } from './reminder-routes.ts'

/** The address of a view of the reminders. Apart from `remindersSearch`, which every first visit loads. */
export const remindersPath = ({ p = 1, group, unread }: RemindersSearch): string => {
  const query = new URLSearchParams({
    ...(group ? { group } : {}),
    ...(unread ? { unread } : {}),
    ...(p > 1 ? { p: String(p) } : {}),
  }).toString()
  return query ? `/reminders?${query}` : '/reminders'
}
