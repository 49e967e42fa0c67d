/** Messages for a tab whose member changed in another tab while words were typed. Loaded when that happens. */
export const otherMember = {
  bar: '登录状态变了',
  barMember: (writer: string, nick: string) =>
    `现在登录的是 ${nick}。这一页上的东西是${writer}写的，没问过你，不会用别的名字发出去。`,
  barGuest: '登录已经结束。这一页上写的东西还在，重新登录原来的账号就能发出去。',
  follow: '收起写的，接着逛',
  title: '用另一个账号发出去？',
  text: (writer: string, nick: string) => `这些内容是${writer}写的，而这个浏览器现在登录的是 ${nick}。`,
  same: (nick: string) => `这些内容就是 ${nick} 写的，现在登录的也是 ${nick}，可以发出去。`,
  sendSame: '发出去',
  writer: (nick: string) => ` ${nick} `,
  writerUnknown: '另一个账号',
  writerGuest: '还没登录的人',
  alike: (nick: string, id: number) => `${nick}（${id}）`,
  unknown: '这些内容是用另一个账号写的，还不知道现在登录的是谁。',
  keep: '先不发',
  send: (nick: string) => `用 ${nick} 发出去`,
  guestTitle: '登录前写的内容',
  guestText: '这里有一段没登录时写下的内容：',
  guestHere: '这些是登录前写的，还没有算进你的草稿。',
  take: '是我写的，接着写',
  leave: '不是我写的',
}
