import { formatNumber } from '#rules/text.ts'

/** The personal page and the feeds. Not in the pack. */
export const person = {
  goneText: '编号可能抄错了一位。店里的每个人都有自己的编号，7 到 10 位数字。',
  tabsOf: (nick: string) => `${nick} 的内容`,
  nothing: {
    title: '架子上还空着',
    other: (nick: string) => `${nick} 还没有摆出什么。`,
    own: '上传第一份录像，就会摆在这里。',
    upload: '上传录像',
  },
  medals: '奖章',
  points: (n: number) => `${formatNumber(n)} 分`,
  toReplays: '去录像库看看',
  tabs: { ms: '主题', ega: '画作', replay: '录像', dessert: '甜品', feed: '动态', progress: '进度' },
  onlyYou: '这一格只有你看得到。',
  toPrivacy: '去改隐私设置',
  asGuest: '看看别人眼里的样子',
  asOwner: '回到自己的样子',
  guestNote: '现在看到的是别人眼里的你。',

  staff: '店员',
  followers: '粉丝',
  following: '关注',
  followersOf: (nick: string) => `${nick} 的粉丝`,
  followingOf: (nick: string) => `${nick} 的关注`,
  noFollowers: '还没有人关注',
  noFollowing: '还没有关注谁',
  peopleHidden: '这份名单没有公开',
  more: '再来一些',
  close: '关闭',
  newFollowers: (n: number) => `${formatNumber(n)} 位新粉丝`,

  follow: '关注',
  followed: '已关注',
  mutual: '互相关注',
  unfollow: '取消关注',
  gift: '送礼物',
  search: '搜 TA 写的、传的',
  followsYou: '关注了你',
  acts: '更多',
  block: '拉黑',
  unblock: '解除拉黑',
  blocked: '已拉黑',
  blockTitle: (nick: string) => `拉黑 ${nick}？`,
  blockText:
    '互相的关注会解除，TA 不能再给你留言、点赞或关注你，你也不能对 TA 这样做。TA 写的楼层和评论会给你折起来。TA 不会收到通知。',
  keep: '算了',
  followDone: '关注好了',
  unfollowDone: '不再关注',
  blockDone: '拉黑了',
  unblockDone: '解除拉黑了',

  card: {
    label: (nick: string) => `${nick} 的名片`,
    loading: '正在取名片',
    keys: '按 Alt 和向下键打开名片',
    here: '在店里',
    edit: '改自己的名片',
    gone: '这个账号已经注销了',
    failed: '名片没有取到',
    counts: { topics: '主题', floors: '楼层', replays: '录像', followers: '粉丝', likes: '获赞', joined: '来店' },
  },
  here: {
    title: '在店里的人',
    count: (n: number) => `${formatNumber(n)} 人`,
    nobody: '现在没有人露面。',
    hidden: '别人看不到你在不在。',
    show: '去隐私设置打开',
  },

  sort: { label: '排序', time: '最新', score: '得分' },
  game: '作品',
  anyGame: '全部作品',

  feed: {
    upload: (run: string) => `上传了${run}`,
    painting: (name: string) => `画了《${name}》`,
    stake: (option: string, event: string) => `在「${event}」押了「${option}」`,
    comment: (run: string) => `评论了${run}`,
    follow: (nick: string) => `关注了 ${nick}`,
    /** `more`: further floors that the same person wrote in it. */
    topic: (title: string, more = 0) => `发了主题「${title}」${more > 0 ? `，又写了 ${formatNumber(more)} 层楼` : ''}`,
    /** `count`: number of floors, of which `floor` is the newest. */
    floor: (title: string, floor: number, count = 1) =>
      count > 1
        ? `在「${title}」写了 ${formatNumber(count)} 层楼，最新是第 ${formatNumber(floor)} 楼`
        : `在「${title}」写了第 ${formatNumber(floor)} 楼`,
    run: (parts: readonly string[]) => `${parts.join(' ')} 的录像`,
    by: (nick: string) => `（${nick}）`,
    empty: '最近没有动静',
    emptyText: '上传、评论、发帖和关注都会记在这里。',
    failed: '动态没有取到',
    pager: '动态的分页',
    previous: '上一页',
    next: '下一页',
    page: (n: number) => `第 ${n} 页`,
  },
  followingFeed: {
    title: '关注的人',
    more: '看看他们的名单',
    empty: '还没有动静。关注几个人，他们的动态会出现在这里。',
    older: '再往前',
  },
  /** People whom the member could follow. */
  proposed: {
    label: '最近常来的人',
    about: (floors: number, replays: number) =>
      `这一周${[floors > 0 ? `写了 ${formatNumber(floors)} 层楼` : '', replays > 0 ? `传了 ${formatNumber(replays)} 份录像` : ''].filter(Boolean).join('，')}`,
    follow: (nick: string) => `关注 ${nick}`,
  },

  progress: {
    failed: '进度没有取到',
    levels: {
      none: '还没有',
      tried: '挑战过',
      cleared: '通关',
      nb: '无 Bomb',
      nm: '无 Miss',
      nmnb: '双无',
    },
    legend: '图例',
    summary: (games: number, cells: number, cleared: number) =>
      `${formatNumber(games)} 部作品，${formatNumber(cells)} 种打法，通关 ${formatNumber(cleared)} 种`,
    scenes: '场景',
    noRank: '不分难度',
    noShot: '自机',
    shot: '机体',
    cell: (parts: readonly string[]) => parts.join('，'),
    runs: (n: number) => `${formatNumber(n)} 份`,
    best: (score: string) => `最高 ${score}`,
    /** Opens the runs of a game over time. */
    over: '得分变化',
    untouched: '还没有录像的作品',
    rest: (n: number) => `还有 ${n} 个自机没有录像`,
    empty: '地图还是白的',
    emptyText: '每上传一份录像，就有一格上色。',
  },
}
