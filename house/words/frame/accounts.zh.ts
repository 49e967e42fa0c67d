import { formatNumber } from '#rules/text.ts'

/** The personal page, and the names of the pages of one's account. */
export const accounts = {
  settings: '设置',
  link: '邮件里的链接',
  person: '个人页',
  gone: {
    title: '没有这个人',
  },
  /** Shown in place of the name of a closed account. */
  closedName: '已注销',

  card: {
    replays: '录像',
    likes: '获赞',
    joined: '入店',
    id: '编号',
    edit: '编辑资料',
    noIntro: '还没有写简介。',
    describe: (nick: string, replays: number, likes: number) =>
      `${nick} 的个人页：${formatNumber(replays)} 份录像，${formatNumber(likes)} 个赞。`,
  },
}
