import { formatNumber } from '#rules/text.ts'

/** What members see on the home page. Loaded for members only. */
export const memberHome = {
  today: {
    label: '今天的小事',
    messages: (n: number) => `${formatNumber(n)} 条私信没看`,
    followers: (n: number) => `${formatNumber(n)} 个人新关注了你`,
    upload: '传一份录像',
    mail: '邮箱还没验证',
  },
  verbs: {
    topicReply: '回复了你',
    floorQuote: '引用了你',
    mention: '提到了你',
    replayComment: '评论了你的录像',
    paintingComment: '评论了你的画',
    betComment: '评论了你开的竞猜',
  },
  /** Beside the name of one person; `n` counts that person too. */
  others: (n: number) => `等 ${formatNumber(n)} 人`,
  gone: '这段话已经撤下了',
  floor: (n: number) => `#${n}`,
  invitations: {
    write: { title: '跟大家打个招呼', text: '挑一个社团，写下你的第一个主题' },
    upload: { title: '传第一份录像', text: '店里会读出每一面的得分与残机' },
    follow: { title: '看看店里都有谁', text: '关注几个人，他们的动态会出现在这里' },
    dessert: { title: '挑一个甜品陪你', text: '七个甜品，第一个不用付灵力' },
    paint: { title: '挂一幅画', text: '画墙上还有空位' },
    clubs: { title: '逛逛社团', text: '看看大家最近在聊什么' },
  },
  more: (n: number) => `还有 ${formatNumber(n)} 条提醒没看`,
  allReminders: '全部提醒',
  kept: '收藏的主题',
  seen: '这几条看过了',
  fresh: (n: number) => `有 ${formatNumber(n)} 条新的`,
}
