/** Back office: accounts of one person, robots, and appeals about them. */
export const roleDesk = {
  links: {
    title: '算作同一个人的账号',
    none: '没有和它算作同一个人的账号',
    between: (one: string, other: string) => `${one} 与 ${other}：`,
    byOwner: (since: string) => `本人连进同一组的，从 ${since} 算起。`,
    byStaff: (nick: string, since: string) => `${nick || '店员'} ${since} 算作同一人。`,
    until: (date: string) => `本人已解除，算到 ${date}。`,
    count: '算作同一人',
    countOf: (nick: string) => `把${nick}和另一个账号算作同一人`,
    countText: '奖励、礼物、投票和竞猜从此合起来算一个人。两边都会看到你的理由，也能申诉；别人不会知道。',
    other: '另一个账号的编号',
    otherHint: '写在个人页的地址里',
    otherInvalid: '编号是 7 到 10 位数字',
    counted: '已经算作同一人',
    apart: '单独算',
    apartOf: (nick: string) => `让${nick}单独算`,
    apartText: '它的所有关联马上结束，本人连的也一样。用于误判，或有人用偷来的密码连了别人的账号。',
    aparted: '从此单独算',
    robot: '设为活动账号',
    robotOf: (nick: string) => `把${nick}设为活动账号`,
    robotText: '所有店员都能切换到活动账号，看到里面的一切。它不得奖励，也不拥有资源。只用于店里自己的账号。',
    human: '取消活动账号',
    humanOf: (nick: string) => `${nick}不再是活动账号`,
    robotDone: '改好了',
  },

  robots: {
    title: '活动账号',
    text: '办活动用的账号，一小时后自动回来，做的事按两个人的名字记录。退出登录就回到自己的账号。',
    play: '切换过去',
  },
}
