export const accounts = {
  settings: '设置',
  link: '邮件里的链接',
  person: '个人页',
  personGone: '没有这个人',
}
