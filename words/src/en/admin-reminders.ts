import type { adminReminders as zh } from '../zh/admin-reminders.ts'

/** Reminders about the member's blacklist state and staff codes. */
export const adminReminders: typeof zh = {
  blackSet: (until) => (until === '' ? 'You were put on the blacklist' : `You are on the blacklist until ${until}`),
  blackLifted: 'You are off the blacklist',
  staff: (codes) => (codes === '' ? 'You are no longer staff' : `Your staff permissions changed: ${codes}`),
}
