/** Reminders about the member's blacklist state and staff codes. */
export const adminReminders = {
  blackSet: (until: string) => (until === '' ? '你被列入了黑名单' : `你被列入了黑名单，到 ${until} 为止`),
  blackLifted: '你已移出黑名单',
  ledgerWrong: (rows: string) => `账本核对不平：有 ${rows} 行对不上，请看运维文档里的 npm run audit`,
  staff: (codes: string) => (codes === '' ? '你不再是店员了' : `你的店员权限变了：${codes}`),
  linked: (id: string) => `账号 ${id} 和这个账号连在一起了`,
  ended: (id: string) => `和账号 ${id} 的关联解除了，90 天内仍算在一起`,
  counted: (id: string) => `店员把账号 ${id} 和这个账号算作同一个人的`,
  apart: (id: string) => `账号 ${id} 和这个账号不再算作同一个人的`,
  kept: '申诉没有采纳，账号仍算作同一个人的',
  robotSet: '这个账号成了店里的活动账号',
  robotLifted: '这个账号不再是店里的活动账号',
}
