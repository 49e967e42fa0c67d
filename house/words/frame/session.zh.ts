/** What forms say everywhere about the account: in the pack. */
export const session = {
  fieldEmpty: '请填写这一项',
  loggedOut: '已退出登录',
  returned: '正在回到原来的账号',
  verifyResent: '验证邮件已寄出',
}
