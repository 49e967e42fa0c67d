import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { gifts as giftsContract } from '../../contract/gifts.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const gifts: CallWords<typeof giftsContract> = {
  name: '礼物',
  calls: {
    give: '把自己的资源送给别人',
    terms: '能不能送给某人、本周还能送多少',
    decline: '七天内把收到的礼物还回去',
    own: '自己送出和收到的礼物，分页',
    all: '所有礼物，可按送的人、收的人、资源、状态和日期筛选，带合计',
    rings: '近 30 天里值得留意的往来',
    takeBack: '收回一份礼物，要写理由',
    award: '奖励资源，要写理由',
    awards: '奖励记录，分页',
  },
}

/** What its calls refuse. */
export const refusals = {
  'g.personUnknown': '没有这个人',
  'g.giftSelf': '不能送给自己',
  'g.notReachable': '你和 TA 之间现在不能送礼物',
  'g.giftLinked': '关联的账号算同一个人，彼此之间不能送礼物',
  'g.robotAccount': '活动账号不送也不收',
  'g.inDebt': '你还有没还清的资源，还清之前不能送礼物',
  'g.accountYoung': '账号满 30 天才能送礼物',
  'g.notGiftable': '残机和符卡是等级，不能送人',
  'g.amountWrong': '数量要是 1 或更大的整数',
  'g.noteLong': '附言太长了：最多 40 个汉字',
  'g.worthMost': '一份礼物最多值 12,000 得分，少送一点吧',
  'g.weekOut': '你这一周送出的已经够多了',
  'g.weekIn': 'TA 这一周收不下这么多了，少送一点或过几天再来',
  'g.tooLittle': '手里没有这么多了',
  'g.giftUnknown': '没有这份礼物',
  'g.giftEnded': '这份礼物已经还回去或被收回了',
  'g.declineLate': '收到超过七天，不能还回去了',
  'g.giverClosed': '送礼物的人已经注销，没法还给 TA',
  'g.periodWrong': '起止日期不对：要是真有的日子，而且先起后止',
  'g.staffOwn': '与自己有关的由别的店员处理',
  'g.unverified': 'TA 还没有验证邮箱',
  'g.awardMost': '一次奖励太多了',
  'g.levelFull': '等级最高是 8 级，加上去就超了',
  'g.missingReason': '请写明理由',
  'g.reasonLong': '理由太长了',
} satisfies Partial<Record<CallRefusal, string>>
