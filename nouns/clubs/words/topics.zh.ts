import { formatNumber } from '#rules/text.ts'

/** A topic in any list of topics. */
export const topics = {
  pinned: '置顶',
  pinnedUntil: (until: string) => `置顶到 ${until}`,
  locked: '已锁',
  recommended: '推荐',
  held: '待审',
  heldHint: '店员看过之后大家才能看到',
  unread: '有新楼层',
  firstUnread: '首个未读',
  floors: (n: number) => `${formatNumber(n)} 楼`,
  replies: (n: number) => `${formatNumber(n)} 回复`,
  likes: (n: number) => `${formatNumber(n)} 赞`,
  last: (nick: string) => `最后一楼：${nick}`,
  lastAnonymous: '最后一楼',

  /** Topics of one person. */
  person: {
    empty: '还没有发过主题',
    failed: '主题没有取到',
    pager: '主题的分页',
    previous: '上一页',
    next: '下一页',
    page: (n: number) => `第 ${n} 页`,
  },

  /** Topics on the home page. */
  home: {
    newest: { title: '新鲜出炉' },
    recommended: { title: '店长推荐' },
    active: { title: '在忙的人' },
    activeText: '最近在主题里说过话的人',
    all: '全部社团',
    empty: '还没有人开口。挑一个社团，写下第一个主题吧。',
    /** The beginning of a topic's newest floor, with its author. */
    said: (nick: string, words: string) => `${nick}：${words}`,
    notice: '公告',
    previous: '上一条',
    next: '下一条',
    pause: '别再自己翻页',
    play: '自己翻页',
    nth: (n: number, of: number) => `第 ${n} 条，共 ${of} 条`,
    look: '去看看',
    failed: '主题没有取到',
  },
}
