import type { adminReminders as zh } from '../zh/admin-reminders.ts'

/** What reminders say of one’s standing. */
export const adminReminders: typeof zh = {
  blackSet: (until) => (until === '' ? 'You were put on the blacklist' : `You are on the blacklist until ${until}`),
  blackLifted: 'You are off the blacklist',
  staff: (codes) => (codes === '' ? 'You are no longer staff' : `Your staff permissions changed: ${codes}`),
}
