import type { Resource } from '#rules/ledger/resources.ts'
import { formatNumber } from '#rules/text.ts'

type OfEach<T> = Readonly<Record<Resource, T>>

const counted = (unit: string, name: string) => (n: number) => `${formatNumber(n)} ${unit}${name}`

const names: OfEach<string> = {
  player: '残机',
  bomb: '符卡',
  power: '灵力',
  point: '蓝点',
  faith: '信仰',
  score: '得分',
  sugar: '砂糖',
  icecream: '冰激凌',
  orange: '橘子',
  mooncake: '月饼',
  milk: '牛奶',
  cofbean: '咖啡豆',
  starsugar: '金平糖',
  bocai: '骰子糖',
  gdd: '固定弹',
  sjd: '随机弹',
  zjj: '自机狙',
}

/** Of every resource its name, an amount of it, and what it is good for. */
export const resources = {
  label: '我的资源',
  names,
  /** An amount with its unit, inside a sentence. */
  amounts: {
    player: counted('级', names.player),
    bomb: counted('级', names.bomb),
    power: counted('点', names.power),
    point: counted('个', names.point),
    faith: counted('点', names.faith),
    score: counted('', names.score),
    sugar: counted('块', names.sugar),
    icecream: counted('份', names.icecream),
    orange: counted('个', names.orange),
    mooncake: counted('块', names.mooncake),
    milk: counted('瓶', names.milk),
    cofbean: counted('颗', names.cofbean),
    starsugar: counted('颗', names.starsugar),
    bocai: counted('颗', names.bocai),
    gdd: counted('颗', names.gdd),
    sjd: counted('颗', names.sjd),
    zjj: counted('颗', names.zjj),
  } as OfEach<(n: number) => string>,
  goodFor: {
    player: '等级，最高 8 级。每升一级，发帖、装扮和办活动多一项本事。不能送人',
    bomb: '等级，最高 8 级。每升一级，照看社团和处理举报多一项本事。不能送人',
    power: '竞猜时押，教甜品符卡时用；商店里能买能卖，也能送人',
    point: '竞猜时押；商店里能买能卖，也能送人',
    faith: '让主题置顶一天、换手绘背景；别人给你点赞就会来',
    score: '商店里的东西都用它买，也能送人',
    sugar: '甜品都爱吃，合成时放 10 块多 5 % 的把握',
    icecream: '冰激凌最爱吃的材料',
    orange: '橘子最爱吃的材料',
    mooncake: '月饼最爱吃的材料',
    milk: '牛奶最爱吃的材料',
    cofbean: '咖啡最爱吃的材料',
    starsugar: '金平糖最爱吃的材料',
    bocai: '骰子糖最爱吃的材料，猜中竞猜才有',
    gdd: '合成甜品用，10 颗弹一锅',
    sjd: '合成甜品用，10 颗弹一锅',
    zjj: '合成甜品用，10 颗弹一锅',
  } as OfEach<string>,
  groups: {
    levels: '等级',
    items: '灵力与蓝点',
    score: '得分',
    bullets: '弹',
    materials: '材料',
    sugar: '砂糖',
  },
  owes: (amount: string) => `欠 ${amount}`,
}
