import type { OddsType, StakeResource } from '../rules/odds.ts'
import type { ShowMode } from '../rules/stakes-shown.ts'

/** Categories of the demo events, in both languages. */
export const betCategories = [
  { name: '录像', nameEn: 'Runs' },
  { name: '站内活动', nameEn: 'Site events' },
  { name: '作品', nameEn: 'Games' },
] as const

export interface DemoBet {
  readonly name: string
  /** Place in the list above. */
  readonly category: number
  readonly title: string
  readonly terms: string
  readonly shown?: string
  readonly options: readonly string[]
  readonly odds: readonly number[]
  readonly resource: StakeResource
  readonly base: number
  readonly oddsType: OddsType
  readonly multi?: boolean
  readonly show: ShowMode
  /** Hours ago when it opened, and when its deadline is; below 0 in the future. */
  readonly opened: number
  readonly deadline: number
  /** The result: how many hours ago it was proposed, and which option it is; -1 for none. */
  readonly result?: { readonly hours: number; readonly winner: number; readonly reason: string }
  /** Who opened it, if a member did; `waits`: staff have not let it open yet. */
  readonly member?: { readonly who: number; readonly waits: boolean }
  /** What people say below it, oldest first: how many hours ago, and the words. */
  readonly talk?: readonly (readonly [hours: number, words: string])[]
  /** How lively it is: people who stake, and the option that they favour. */
  readonly people: number
  readonly favours: number
}

const noRun = '以站内录像为准，截止后 48 小时内审核完。没有一份录像符合，就没有结果，全部退回。'

/** The demo events: each kind of odds and each currency, and each state that an event can be in. */
export const demoBets: readonly DemoBet[] = [
  {
    name: 'in15score',
    category: 0,
    title: '这周站里的永夜抄最高分会到多少？',
    terms: `这周日 24 点前上传的永夜抄 Lunatic 录像里最高的得分。${noRun}`,
    shown: '上周的最高分是 19.8 亿，前三名都是红妖组。',
    options: ['不到 15 亿', '15 到 20 亿', '20 到 25 亿', '25 亿以上'],
    odds: [2_600, 1_600, 2_200, 11_000],
    resource: 'faith',
    base: 300,
    oddsType: 'dynamic',
    multi: true,
    show: 'always',
    opened: 96,
    deadline: -70,
    talk: [
      [80, '上周 19.8 亿是封兽加成没断过，这周没有长假，我押 15 到 20。'],
      [52, '别忘了还有人在练 6B，那条路线分更高。'],
      [20, '20 到 25 的份额涨得好快，谁知道了什么？'],
      [3, '只知道周六晚上有人要开播。'],
    ],
    people: 22,
    favours: 1,
  },
  {
    name: 'lnbteam',
    category: 1,
    title: '夜间练习会先交出 LNB 的是哪一组？',
    terms: '练习会当晚开播，第一份通过审核的 LNB 录像属于哪一组。当晚没有 LNB，就没有结果。',
    options: ['灵梦组', '魔理沙组', '咲夜组'],
    odds: [1_500, 1_400, 3_100],
    resource: 'power',
    base: 100,
    oddsType: 'static',
    show: 'after',
    opened: 40,
    deadline: -8,
    people: 9,
    favours: 0,
  },
  {
    name: 'artnight',
    category: 1,
    title: '绘画之夜投票第一的画会是谁的角色？',
    terms: '绘画之夜投票结束时票数最多的一幅，以页面上写的角色为准。并列第一就没有结果。',
    options: ['灵梦', '蕾米莉亚', '芙兰朵露', '其他角色'],
    odds: [3_000, 3_600, 2_800, 1_700],
    resource: 'faith',
    base: 300,
    oddsType: 'ending',
    show: 'never',
    opened: 30,
    deadline: -44,
    people: 12,
    favours: 2,
  },
  {
    name: 'pofvduel',
    category: 0,
    title: '花映塚对战夜，抹茶和布丁谁先赢满三局？',
    terms: '当晚的第一场五局三胜，平局重赛。有一方没有来，就没有结果。',
    options: ['抹茶', '布丁'],
    odds: [900, 1_020],
    resource: 'point',
    base: 100,
    oddsType: 'dynamic',
    show: 'always',
    opened: 60,
    deadline: 5,
    people: 10,
    favours: 1,
  },
  {
    name: 'th18lnn',
    category: 0,
    title: '十一月会有虹龙洞的 LNN 录像吗？',
    terms: '以站内通过审核的虹龙洞 Lunatic 不死不 B 录像为准。',
    options: ['会有', '不会有'],
    odds: [1_900, 460],
    resource: 'faith',
    base: 300,
    oddsType: 'dynamic',
    show: 'always',
    opened: 200,
    deadline: 20,
    result: { hours: 6, winner: 0, reason: '审核通过的录像日期在截止之前。' },
    talk: [
      [90, '这个月才过半，急什么。'],
      [26, '真的有了！那份录像我看了两遍。'],
    ],
    people: 14,
    favours: 1,
  },
  {
    name: 'newgame',
    category: 2,
    title: '新作体验版里能选的自机有几位？',
    terms: '以官方发布的体验版为准。截止前没有发布，就没有结果。',
    options: ['一位', '两位', '三位', '四位以上'],
    odds: [5_000, 2_000, 1_400, 7_000],
    resource: 'faith',
    base: 300,
    oddsType: 'dynamic',
    show: 'after',
    opened: 520,
    deadline: 400,
    result: { hours: 380, winner: 1, reason: '体验版里能选两位。' },
    people: 8,
    favours: 2,
  },
  {
    name: 'dodgecup',
    category: 1,
    title: '躲弹小铺周赛的最好成绩会过 120 秒吗？',
    terms: '周赛结束时榜上第一的成绩。',
    options: ['会过', '不会过'],
    odds: [950, 950],
    resource: 'power',
    base: 100,
    oddsType: 'dynamic',
    show: 'always',
    opened: 360,
    deadline: 260,
    result: { hours: 240, winner: 0, reason: '第一名 134 秒。' },
    talk: [
      [340, '决赛那天我在现场喊到没声。'],
      [300, '派发公式我按着算了一遍，一分不差。'],
    ],
    people: 7,
    favours: 0,
  },
  {
    name: 'autumnrelay',
    category: 1,
    title: '秋日接力里哪一组先交满十二份录像？',
    terms: '以站内通过审核的时间为准，四组都不到十二份，就没有结果。',
    options: ['红魔乡组', '妖妖梦组', '永夜抄组', '风神录组'],
    odds: [2_400, 2_100, 1_900, 3_400],
    resource: 'faith',
    base: 300,
    oddsType: 'static',
    show: 'always',
    opened: 300,
    deadline: 190,
    result: { hours: 180, winner: 2, reason: '永夜抄组第十二份录像在截止前两小时通过审核。' },
    talk: [
      [280, '妖妖梦组去年也是先跑再停，别急着押。'],
      [175, '最后四份全是凌晨交的，永夜抄组真不睡觉。'],
    ],
    people: 18,
    favours: 2,
  },
  {
    name: 'pcbnight',
    category: 0,
    title: '樱花之夜会有人交出妖妖梦 Phantasm 的不 B 录像吗？',
    terms: '当晚上传并通过审核的 Phantasm 录像，全程没有用过 Bomb。',
    options: ['会有', '不会有'],
    odds: [1_050, 850],
    resource: 'faith',
    base: 300,
    oddsType: 'dynamic',
    show: 'always',
    opened: 170,
    deadline: 110,
    result: { hours: 100, winner: 0, reason: '当晚有两份符合，先传的那份 23 点 10 分通过审核。' },
    people: 16,
    favours: 0,
  },
  {
    name: 'scorenight',
    category: 0,
    title: '红魔乡打分夜的第一名会过 5 亿吗？',
    terms: '打分夜里上传并通过审核的红魔乡 Lunatic 录像里最高的得分。',
    options: ['会过', '不会过'],
    odds: [1_000, 900],
    resource: 'point',
    base: 100,
    oddsType: 'dynamic',
    show: 'always',
    opened: 150,
    deadline: 80,
    result: { hours: 70, winner: 0, reason: '第一名 5.21 亿。' },
    people: 11,
    favours: 0,
  },
  {
    name: 'mofmarathon',
    category: 0,
    title: '风神录马拉松哪一位先跑完？',
    terms: '直播里先跑完全部自机的一位。中途停播，就没有结果。',
    options: ['草莓', '奶盖'],
    odds: [900, 960],
    resource: 'point',
    base: 100,
    oddsType: 'dynamic',
    show: 'always',
    opened: 330,
    deadline: 300,
    result: { hours: 290, winner: -1, reason: '直播中途停了。' },
    people: 6,
    favours: 0,
  },
  {
    name: 'matchaclear',
    category: 0,
    title: '抹茶这个月能过地灵殿 Lunatic 吗？',
    terms: '以本人上传并通过审核的录像为准。',
    options: ['能过', '过不了'],
    odds: [950, 930],
    resource: 'faith',
    base: 20,
    oddsType: 'dynamic',
    show: 'always',
    opened: 26,
    deadline: -90,
    member: { who: 2, waits: false },
    talk: [
      [20, '四面打得很稳了，六面看命。'],
      [8, '押能过，就算没过也当请甜品。'],
    ],
    people: 5,
    favours: 0,
  },
  {
    name: 'wafflescene',
    category: 0,
    title: 'How many Violet Detector scenes will Waffle clear this week?',
    terms: 'Counted on the replays uploaded until Sunday. No replay, no result.',
    options: ['Fewer than 10', '10 to 20', 'More than 20'],
    odds: [1_750, 1_450, 2_800],
    resource: 'faith',
    base: 20,
    oddsType: 'dynamic',
    show: 'after',
    opened: 3,
    deadline: -60,
    member: { who: 4, waits: true },
    people: 0,
    favours: 0,
  },
]
