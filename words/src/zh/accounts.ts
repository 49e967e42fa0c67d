import { formatNumber } from '@patisserie/rules/text'

/** The personal page, and the names of the pages of one's account. */
export const accounts = {
  settings: '设置',
  link: '邮件里的链接',
  person: '个人页',
  gone: {
    title: '没有这个人',
    text: '编号可能抄错了一位。店里的每个人都有自己的编号，7 到 10 位数字。',
  },
  /** Shown in place of the name of a closed account. */
  closedName: '已注销',
  toReplays: '去录像库看看',

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
  tabsOf: (nick: string) => `${nick} 的内容`,
  tabs: { replay: '录像' },
  nothing: {
    title: '架子上还空着',
    other: (nick: string) => `${nick} 还没有摆出什么。`,
    own: '上传第一份录像，就会摆在这里。',
    upload: '上传录像',
  },
}
