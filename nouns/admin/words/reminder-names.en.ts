import type { reminderNames as zh } from './reminder-names.zh.ts'

/** What the settings call the reminders. */
export const reminderNames: typeof zh = {
  sections: { account: 'Account' },
  kinds: {
    blackFlag: 'Blacklist',
    staff: 'Staff codes',
    linkedAccount: 'Accounts that count as one person’s',
    robot: 'Activity account',
    ledgerWrong: 'The ledger does not add up (staff)',
  },
}
