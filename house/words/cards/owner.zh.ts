/** Fields that confirm the owner of an account. */
export const owner = {
  password: '现在的密码',
  code: '验证器的代码',
  codeHint: '验证器显示的六位数字，或一个恢复代码。',
}
