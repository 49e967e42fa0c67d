import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { shop as shopContract } from '../../contract/shop.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const shop: CallWords<typeof shopContract> = {
  name: '商店',
  calls: {
    prices: '现在的价格、七天的走势和活动',
    history: '一样东西从前到现在的价格',
    own: '自己手上的、欠着的，展示的甜品带来的减价，和商店付给自己的回收价',
    buy: '按看到的价买；涨了会拒绝，两个价都告诉你',
    sell: '把灵力或蓝点卖给商店',
    activities: '全部活动，新的在前（店员）',
    updateActivity: '办一场四件只收三件的活动，或改它（店员）',
  },
}

/** What its calls refuse. */
export const refusals = {
  'sh.priceChanged': '价格变了，看看新价再决定',
  'sh.insufficient': '资源不够',
  'sh.activityOver': '活动已经结束了',
  'sh.levelFull': '已经是最高的 8 级了',
  'sh.oneLevel': '等级一次只能买一级',
  'sh.countMany': '一次最多 99 件',
  'sh.robotTrades': '活动账号没有资源，不能买卖',
  'sh.inDebt': '还有欠账没还清，先还清才能买',
  'sh.missingActivity': '没有这场活动',
  'sh.itemsMissing': '请选至少一样东西',
  'sh.periodWrong': '时间不对：先起后止，止时还没到，最长 31 天，最早提前 90 天',
  'sh.activityRuns': '已经开始的活动只能改结束的时间',
  'sh.activityMeets': '同一样东西在这段时间里已经有活动了',
  'sh.missingReason': '请写明理由',
  'sh.reasonLong': '理由太长了',
} satisfies Partial<Record<CallRefusal, string>>
