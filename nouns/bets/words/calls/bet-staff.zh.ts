import type { CallWords } from '#words/call-words.ts'
import { acts } from '#words/calls/acts.zh.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { betStaff as betStaffContract } from '../../contract/bet-staff.ts'
import { refusals as bets } from './bets.zh.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const betStaff: CallWords<typeof betStaffContract> = {
  name: '竞猜：店员',
  calls: {
    add: '开一场竞猜',
    update: '改一场竞猜；有人下注以后只能改分类、附文、图片，截止只能提前',
    decideAsked: '放行或退回成员开的竞猜',
    alive: '没结算的竞猜，等处理的在前',
    detail: '一场竞猜的全部：下注、账上的数、每种结果会付多少',
    end: '提出结果；已公示的由另一位店员维持或改判',
    answerObjection: '答复异议',
    addCategory: '新的分类',
    updateCategory: '改分类的名字、次序，或收起',
    onHome: '开着的竞猜，和是否放上首页',
    showOnHome: '把竞猜放上首页或拿下来',
    held: '等审的竞猜评论',
    decideHeld: '放行或拒绝一条等审的评论',
  },
}

/** What its calls refuse. */
export const refusals = {
  'bs.heldOwn': acts.heldOwn,
  'bs.missingHeld': '这一条已经处理过了',
  'bs.betUnknown': bets['b.betUnknown'],
  'bs.betOver': bets['b.betOver'],
  'bs.optionUnknown': bets['b.optionUnknown'],
  'bs.nameWrong': bets['b.nameWrong'],
  'bs.nameTaken': bets['b.nameTaken'],
  'bs.categoryUnknown': bets['b.categoryUnknown'],
  'bs.missingTitle': bets['b.missingTitle'],
  'bs.titleLong': bets['b.titleLong'],
  'bs.missingTerms': bets['b.missingTerms'],
  'bs.termsLong': bets['b.termsLong'],
  'bs.options': bets['b.options'],
  'bs.optionEmpty': bets['b.optionEmpty'],
  'bs.optionLong': bets['b.optionLong'],
  'bs.optionTwice': bets['b.optionTwice'],
  'bs.imagesCount': bets['b.imagesCount'],
  'bs.oddsCount': bets['b.oddsCount'],
  'bs.pictureMissing': bets['b.pictureMissing'],
  'bs.baseLow': bets['b.baseLow'],
  'bs.baseMember': bets['b.baseMember'],
  'bs.oddsRange': bets['b.oddsRange'],
  'bs.marginLow': bets['b.marginLow'],
  'bs.marginHigh': bets['b.marginHigh'],
  'bs.multiDynamic': bets['b.multiDynamic'],
  'bs.memberFaith': bets['b.memberFaith'],
  'bs.deadlineSoon': bets['b.deadlineSoon'],
  'bs.deadlineFar': bets['b.deadlineFar'],
  'bs.missingReason': bets['b.missingReason'],
  'bs.reasonLong': bets['b.reasonLong'],
  'bs.personUnknown': '没有这个人',
  'bs.houseWeek': '店里这七天出的底到顶了',
  'bs.stakedAlready': '已经有人下注：标题、说明、选项和赔率不能再改，截止只能提前',
  'bs.notAsked': '这场没有在等放行',
  'bs.staffOwn': '这场是你或你的其他账号开的，请交给别的店员',
  'bs.betRuns': '还没截止，不能提结果；先把截止提前',
  'bs.betSettles': '已经在结算，不能再改了',
  'bs.linkWrong': '请给一个 https 开头的依据链接，或本站的地址',
  'bs.staffStaked': '你或你的其他账号在这场下过注，请交给别的店员',
  'bs.secondPerson': '这个结果是你提的，要由另一位店员来定',
  'bs.objectionUnknown': '没有这条异议',
  'bs.objectionAnswered': '这条异议已经答复过了',
  'bs.categoryMissing': '请写分类的名字',
  'bs.categoryLong': '分类的名字太长了',
  'bs.categoryTwice': '已经有叫这个名字的分类了',
} satisfies Partial<Record<CallRefusal, string>>
