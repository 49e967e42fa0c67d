import { formatNumber } from '#rules/text.ts'

/** What one level opens. */
interface Rung {
  readonly name: string
  readonly note: string
}

const life: readonly Rung[] = [
  { name: '送礼，提议开社团', note: '送礼还要注册满三十天' },
  { name: '一帖二十张图，自制表情', note: '没到这一级是十张' },
  { name: '开一场竞猜', note: '庄家本钱由你自己押' },
  { name: '换上手绘背景', note: '每换一次付 50 信仰' },
  { name: '个人页摆两份录像', note: '排在录像的最前面，谁来都看得到' },
  { name: '办一场小比赛', note: '奖品由你出' },
  { name: '当社长', note: '社团由店员开，钥匙给你' },
  { name: '店里所有的颜色', note: '名字和名片换成你选的颜色' },
]

const bomb: readonly Rung[] = [
  { name: '举报排在前面', note: '先到店员眼前' },
  { name: '先把一层楼遮住', note: '三个人都遮才算，店员放出来就停用一周' },
  { name: '在自己的社团里置顶', note: '一天付 10 信仰' },
  { name: '锁上自己的主题', note: '只能看，不能再回；社长也能锁社团里的' },
  { name: '改社团里的主题名', note: '原名留在记录里' },
  { name: '在自己的社团之间搬主题', note: '楼层编号不变' },
  { name: '看得见待审的队列', note: '只有公开的内容，看不到是谁举报的' },
  { name: '两个人一起裁定举报', note: '意见不同就交给店员' },
]

/** The page of privilege levels. Loaded with it. */
export const privileges = {
  sub: '等级就是账上的张数，升一级开一样，不能送人',
  toShop: '去商店',
  kinds: { life: '残机', bomb: '符卡' },
  rungs: { life, bomb },
  /** The chips of the two kinds at the top. */
  level: (kind: string, level: number) => `${kind} ${level} 级`,
  ofEight: (kind: string) => `${kind}，共 8 级`,
  about: { life: '发帖、装扮、办活动的本事', bomb: '照看社团、处理举报的本事' },
  and: '，',
  none: '还没有开出什么',
  pips: (kind: string, level: number) => `${kind} ${level} 级，共 8 级`,
  held: (level: number) => `${level} 级，共 8 级`,
  eight: '共 8 级',
  levelOf: (level: number) => `${level} 级`,
  opened: '已开',
  /** Of a level that is held and whose part of the site opens later. */
  had: '已有',
  waits: '这一处还在烘焙',
  /** Of a part that the operator switched off. */
  off: { gifts: '店里没有开送礼', bets: '店里没有开竞猜', queue: '店里没有开裁定' },
  now: '现在',
  price: (score: number) => `${formatNumber(score)} 得分`,
  lacks: (score: number) => `还差 ${formatNumber(score)}`,
  buy: (score: number, level: number) => `付 ${formatNumber(score)} 升到 ${level} 级`,
  buyTitle: (kind: string, level: number) => `升到${kind} ${level} 级`,
  opens: (name: string) => `开出：${name}`,
  before: '现在的得分',
  after: '付过以后',
  /** The level that was to be bought is held by now: the next one costs more. */
  changed: {
    title: '价格变了',
    text: (kind: string, level: number) => `你的${kind}已经是 ${level} 级，现在是下一级的价。还买吗？`,
    seen: '你看到的',
    now: '现在',
    keep: '再想想',
  },
  bought: (kind: string, level: number) => `${kind} ${level} 级了`,
  earned: {
    title: '时间和发帖也能升级',
    text: '两样一起升，不花得分，每天凌晨算一次。已经买到的那一级不会再给。',
    level: (level: number) => `残机和符卡各 ${level} 级`,
    days: '注册',
    posts: '站得住的帖子',
    ofDays: (has: number, needs: number) => `${has} / ${needs} 天`,
    ofPosts: (has: number, needs: number) => `${has} / ${needs} 条`,
    needs: (days: number, posts: number) => `注册满 ${days} 天，发过 ${posts} 条站得住的帖子`,
    reached: '已经有了',
    soon: '够了，明天凌晨升级',
    standing: '被删掉的、还在等店员看的不算。',
    lowered: '店员调低过你的等级，时间和发帖不会再把它升回来。',
  },
  ways: '同一种每升一级价格翻倍：残机从 15,000 得分起，符卡从 20,000 起，不随商店浮动。店员也会发等级，每次都写明理由，流水账里查得到。等级开张前就注册并验证过邮箱的人，两样都已补到 2 级。',
  go: { queue: '去看队列', propose: '去提议', background: '去换背景', colour: '去选颜色' },
}
