import type { adminReminders as zh } from '../zh/admin-reminders.ts'

/** Reminders about the member's blacklist state and staff codes. */
export const adminReminders: typeof zh = {
  blackSet: (until) => (until === '' ? 'You were put on the blacklist' : `You are on the blacklist until ${until}`),
  blackLifted: 'You are off the blacklist',
  ledgerWrong: (rows) => `The ledger does not add up: ${rows} rows. See npm run audit in the operations manual`,
  staff: (codes) => (codes === '' ? 'You are no longer staff' : `Your staff permissions changed: ${codes}`),
}
