/** Reminders about private messages. */
export const messageReminders = {
  messageReportDone: (pass: boolean): string => (pass ? '你举报的私信已被移除' : '你举报的私信查看过了，没有移除'),
}
