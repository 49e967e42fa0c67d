/** Reminders about the member's blacklist state and staff codes. */
export const adminReminders = {
  blackSet: (until: string) => (until === '' ? '你被列入了黑名单' : `你被列入了黑名单，到 ${until} 为止`),
  blackLifted: '你已移出黑名单',
  staff: (codes: string) => (codes === '' ? '你不再是店员了' : `你的店员权限变了：${codes}`),
}
