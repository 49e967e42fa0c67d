/** The reminders. Loaded with their page and the bell, not with the pack. */
export const reminders = {
  readAll: '全部标为已读',
  all: '查看全部提醒',
  bell: '最近的提醒',
  isNew: '未读',
  fresh: '有新的提醒，点这里看',
  none: '没有新提醒',
  empty: {
    title: '还没有提醒',
    text: '有人赞你、回复你、提到你或关注你，店员处理了你的举报，都会在这里告诉你。',
  },
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
