import type { AdminReminders } from '../rules/admin-reminders.ts'

/** What the settings call the reminders. */
export const reminderNames = {
  sections: { account: '账号' },
  kinds: {
    blackFlag: '黑名单',
    staff: '店员权限',
    linkedAccount: '算作同一个人的账号',
    robot: '活动账号',
    ledgerWrong: '账本核对不平（店员）',
  } satisfies Readonly<Record<keyof AdminReminders, string>>,
}
