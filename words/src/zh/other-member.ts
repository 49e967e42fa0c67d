/** A tab whose member changed, and words that were written under another name. Loaded when it happens. */
export const otherMember = {
  bar: '账号换了',
  barMember: (nick: string) =>
    `另一个标签页换成了 ${nick}。这一页上写的东西还算原来那个账号的，不会用 ${nick} 的名字发出去。`,
  barGuest: '另一个标签页退出了登录。这一页上写的东西还在，登录回原来的账号就能发出去。',
  follow: '收起写的，接着逛',
  title: '用另一个账号发出去？',
  text: (nick: string) => `这些内容不是用 ${nick} 写的，而这个浏览器现在登录的是 ${nick}。`,
  keep: '先不发',
  send: (nick: string) => `用 ${nick} 发出去`,
  guestTitle: '登录前写的内容',
  guestText: '这里有一段没登录时写下的内容：',
  guestHere: '这些是登录前写的，还没有算进你的草稿。',
  take: '是我写的，接着写',
  leave: '不是我写的',
}
