/** Reminders about the member's blacklist state and staff codes. */
export const adminReminders = {
  blackSet: (until: string) => (until === '' ? '你被列入了黑名单' : `你被列入了黑名单，到 ${until} 为止`),
  blackLifted: '你已移出黑名单',
  ledgerWrong: (rows: string) => `账本核对不平：有 ${rows} 行对不上，请看运维文档里的 npm run audit`,
  staff: (codes: string) => (codes === '' ? '你不再是店员了' : `你的店员权限变了：${codes}`),
}
