interface ToMember {
  readonly account: string
}

interface WithLink extends ToMember {
  readonly link: string
}

interface WithCode extends WithLink {
  readonly code: string
}

const letter = (account: string, lines: readonly string[]) =>
  [`${account}，你好：`, '', ...lines, '', '弹幕甜品屋'].join('\n')

/** Subjects and plain texts of the site's mails. */
export const mail = {
  verify: ({ account, link, code }: WithCode) => ({
    subject: '验证邮箱 - 弹幕甜品屋',
    text: letter(account, [
      '请打开下面的链接，验证你的邮箱：',
      link,
      '',
      `也可以在网站上填写验证码：${code}`,
      '',
      '链接和验证码 24 小时内有效，过期后登录网站可以再寄一封。7 天内没有验证邮箱的账号会结束。',
      '如果你没有注册过弹幕甜品屋，不必理会这封邮件。',
    ]),
  }),
  change: ({ account, link, code }: WithCode) => ({
    subject: '确认新邮箱 - 弹幕甜品屋',
    text: letter(account, [
      '请打开下面的链接，把账号的邮箱换成这一个：',
      link,
      '',
      `也可以登录后在网站上填写验证码：${code}`,
      '',
      '链接和验证码 1 小时内有效。如果这不是你的账号，不必理会这封邮件。',
    ]),
  }),
  changed: ({ account, link }: WithLink) => ({
    subject: '邮箱已更换 - 弹幕甜品屋',
    text: letter(account, [
      '你的账号换了一个邮箱，今后的邮件会寄到新邮箱。',
      '',
      '如果这不是你做的，7 天内打开下面的链接，就能换回这个邮箱，并退出所有设备：',
      link,
      '',
      '换回之后旧密码作废，我们会寄来设置新密码的链接。',
    ]),
  }),
  reset: ({ account, link }: WithLink) => ({
    subject: '重置密码 - 弹幕甜品屋',
    text: letter(account, [
      '请打开下面的链接，设置新密码：',
      link,
      '',
      '链接 1 小时内有效。如果你没有要求重置密码，不必理会这封邮件，密码不会改变。',
    ]),
  }),
  passwordChanged: ({ account }: ToMember) => ({
    subject: '密码已更改 - 弹幕甜品屋',
    text: letter(account, [
      '你的密码刚刚更改了，其他设备都已退出登录。',
      '',
      '如果这不是你做的，请马上在登录窗口选择“忘记密码”，重新设置密码。',
    ]),
  }),
  unlock: ({ account, link }: WithLink) => ({
    subject: '有人在猜你的密码 - 弹幕甜品屋',
    text: letter(account, [
      '有人多次用错误的密码登录你的账号，所以现在登录时要多一步验证。',
      '',
      '如果是你自己输错了，打开下面的链接就能解除：',
      link,
      '',
      '链接 24 小时内有效。如果不是你，不用做什么；密码若不够长，建议换一个。',
    ]),
  }),
  linked: ({ account, other }: ToMember & { readonly other: number }) => ({
    subject: '账号连在一起了 - 弹幕甜品屋',
    text: letter(account, [
      `有人登录了这个账号和编号 ${other} 的账号，把两个连在了一起：从其中一个可以切换到另一个，奖励、礼物、投票和竞猜合起来算一个人。`,
      '',
      '如果不是你，请马上换密码，再到设置的“关联账号”里解除，并联系店员。',
    ]),
  }),
  factorOn: ({ account }: ToMember) => ({
    subject: '两步验证已开启 - 弹幕甜品屋',
    text: letter(account, [
      '你的账号刚刚开启了两步验证：今后登录，除了密码还要填验证器里的代码。',
      '',
      '请把恢复代码收在手机以外的地方。如果不是你开的，请马上重置密码，并联系店员。',
    ]),
  }),
  factorOff: ({ account }: ToMember) => ({
    subject: '两步验证已关闭 - 弹幕甜品屋',
    text: letter(account, [
      '你的账号刚刚关闭了两步验证：今后登录只要密码。',
      '',
      '如果不是你关的，请马上更换密码，再重新开启两步验证。',
    ]),
  }),
  codesRenewed: ({ account }: ToMember) => ({
    subject: '恢复代码已更换 - 弹幕甜品屋',
    text: letter(account, [
      '你的账号刚刚换了一套新的恢复代码，旧的那套全部作废。',
      '',
      '如果不是你换的，请马上更换密码，再换一次恢复代码。',
    ]),
  }),
  recoveryUsed: ({ account, left }: ToMember & { readonly left: number }) => ({
    subject: '有人用了一个恢复代码 - 弹幕甜品屋',
    text: letter(account, [
      `刚刚有一个恢复代码代替了验证器，它已经作废，还剩 ${left} 个。`,
      '',
      left > 2 ? '如果是你，不必做什么。' : '所剩不多，请在设置的“两步验证”里换一套新的。',
      '如果不是你，请马上更换密码，再换一套恢复代码。',
    ]),
  }),
  unverifiedEnds: ({ account, link, code, until }: WithCode & { readonly until: string }) => ({
    subject: '邮箱还没验证，账号快要结束了 - 弹幕甜品屋',
    text: letter(account, [
      `你的账号还没有验证邮箱。没有验证的账号会结束：到北京时间 ${until}，它会被删除，账号名和邮箱都空出来。`,
      '',
      '想留下它，在那之前打开下面的链接，验证你的邮箱：',
      link,
      '',
      `也可以登录后在网站上填写验证码：${code}`,
      '',
      '如果你没有注册过弹幕甜品屋，不必理会这封邮件，到时这个账号就不在了。',
    ]),
  }),
  reopen: ({ account, link }: WithLink) => ({
    subject: '账号已注销 - 弹幕甜品屋',
    text: letter(account, [
      '你的账号刚刚注销了：所有设备都已退出，个人页不再显示。',
      '',
      '7 天之内打开下面的链接，可以把一切恢复原样：',
      link,
      '',
      '在那之前，你的录像、评论、话题和楼层还在，只是不再写着你的名字。',
      '',
      '7 天之后，录像、评论、图片和账号资料会被彻底删除，再也找不回来。你的楼层只剩下楼号；没有别人回过的话题整个删除，有人回过的留下标题和别人的楼层。',
    ]),
  }),
}
