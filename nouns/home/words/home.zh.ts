import { formatNumber } from '#rules/text.ts'

/** The home page. */
export const home = {
  window: {
    label: '橱窗',
    tag: '今日营业',
    head: '弹幕甜品屋',
    line: '每颗弹幕都是一粒糖珠',
    text: '把打过的录像带来，店里会读出每一面的得分与残机，摆上架给大家看。',
    upload: '上传录像',
    look: '逛录像库',
    scene: '黄昏，神社旁的甜品屋',
  },
  /** Greets a member by the hour in Beijing, before the nickname. */
  hello: (hour: number): string => {
    if (hour < 5) return '夜深了'
    if (hour < 11) return '早上好'
    if (hour < 13) return '中午好'
    return hour < 18 ? '下午好' : '晚上好'
  },
  news: {
    /** `more`: there may be more than `n`. */
    pill: (n: number, more: boolean) => `${formatNumber(n)}${more ? '+' : ''} 条新动态`,
  },
  day: {
    title: '今天的店',
    names: {
      REPLAYS: '新录像',
      TOPICS: '新主题',
      FLOORS: '新楼层',
      LIKES: '送出的赞',
      MEMBERS: '第一次来的人',
    },
    counts: {
      REPLAYS: (n: number) => `${formatNumber(n)} 份`,
      TOPICS: (n: number) => `${formatNumber(n)} 个`,
      FLOORS: (n: number) => `${formatNumber(n)} 楼`,
      LIKES: (n: number) => `${formatNumber(n)} 个`,
      MEMBERS: (n: number) => `${formatNumber(n)} 位`,
    },
  },
  totals: {
    label: '店里的数字',
    replays: '录像',
    today: '今日新增',
    members: '会员',
    likes: '收到的赞',
    count: (n: number) => formatNumber(n),
  },
  newest: { title: '新上架的录像' },
  all: '录像库',
  games: { title: '按作品' },
  noReplays: '架上还空着',
  noReplaysText: '第一份录像由谁放上来呢？',
  members: { title: '新来的人' },
  memberCount: (n: number) => `${formatNumber(n)} 人`,
  noMembers: '还没有人推门进来。',
  /** All newest members stand in another list of the page. */
  noOthers: '新来的人都在上面了。',
  /** What is new for a member. */
  waiting: { title: '等你来看' },
  failed: '橱窗没能点亮',
}
