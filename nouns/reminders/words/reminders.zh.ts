import { formatNumber } from '#rules/text.ts'

/** The reminders. Loaded with their page and the bell, not with the pack. */
export const reminders = {
  readAll: '全部标为已读',
  all: '查看全部提醒',
  bell: '最近的提醒',
  isNew: '未读',
  fresh: (n: number) => `有 ${formatNumber(n)} 条新提醒，点这里看`,
  unread: (n: number) => `${formatNumber(n)} 条没看过`,
  unreadIn: (n: number) => `，${formatNumber(n)} 条没看过`,
  filter: '按类别看提醒',
  groups: {
    all: '全部',
    talk: '提到与回复',
    likes: '赞',
    follows: '关注',
    gifts: '礼物',
    replays: '录像',
    paintings: '绘画',
    clubs: '社团',
    house: '店里',
  },
  /** Heading of the unread reminders that are no mentions or replies. */
  rest: '其他',
  onlyUnread: '只看没看过的',
  withRead: '看过的也显示',
  today: '今天',
  yesterday: '昨天',
  readGroup: (group: string) => `「${group}」标为已读`,
  marked: (n: number) => `标为已读 ${formatNumber(n)} 条`,
  undo: '撤销',
  undoMark: '撤销“标为已读”',
  restored: (n: number) => (n > 0 ? `${formatNumber(n)} 条恢复为未读` : '没有要恢复的提醒'),
  nextUnread: (n: number) => `接着看没看过的，还有 ${formatNumber(n)} 条`,
  noneUnread: '都看过了',
  noneOfGroup: '这一类还没有提醒',
  filtered: (group: string) => `现在只显示「${group}」。`,
  clearFilter: '显示全部提醒',
  none: '没有新提醒',
  empty: {
    title: '还没有提醒',
    text: '有人赞你、回复你、提到你或关注你，店员处理了你的举报，都会在这里告诉你。',
  },
  settings: '提醒的设置',
  failed: '提醒没有取到',
  kept: (days: number) => `同一件事的提醒会合成一条；所有提醒保留 ${days} 天，之后自动清掉。`,
  pager: '提醒的分页',
  previous: '上一页',
  next: '下一页',
  page: (n: number) => `第 ${n} 页`,

  somebody: '有人',
  /** The people of a reminder: some names, and the count of all if there are more. A verb follows. */
  who: (names: readonly string[], count: number) => {
    if (count > names.length) return `${names.join('、')} 等 ${count} 人`
    return `${names.join(' 和 ')} `
  },
  run: (game: string, code: string) => `${game}录像 ${code}`,
}
