import type { adminReminders as zh } from './admin-reminders.zh.ts'

/** Reminders about the member's blacklist state and staff codes. */
export const adminReminders: typeof zh = {
  blackSet: (until) => (until === '' ? 'You were put on the blacklist' : `You are on the blacklist until ${until}`),
  blackLifted: 'You are off the blacklist',
  ledgerWrong: (rows) => `The ledger does not add up: ${rows} rows. See npm run audit in the operations manual`,
  staff: (codes) => (codes === '' ? 'You are no longer staff' : `Your staff permissions changed: ${codes}`),
  linked: (id) => `Account ${id} was linked with this one`,
  ended: (id) => `Account ${id} was unlinked; it counts together for 90 days more`,
  counted: (id) => `Staff count account ${id} and this one as one person’s`,
  apart: (id) => `Account ${id} and this one do not count as one person’s any more`,
  kept: 'Your appeal was not granted: the accounts still count as one person’s',
  robotSet: 'This account is an activity account of the staff now',
  robotLifted: 'This account is not an activity account any more',
}
