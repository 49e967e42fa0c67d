import type { NounWords } from '../../calls.ts'
import type { CallRefusal } from '../../problem.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const paintingStaff: NounWords['paintingStaff'] = {
  name: '画作的店员',
  calls: {
    reports: '等待处理的画作举报，急的在前',
    takeReport: '接手一条画作举报',
    decideReport: '裁决画作举报',
    doneReport: '结束一条画作举报',
    held: '等店员看过的画作和评论',
    decideHeld: '放行或退回等待的画作和评论',
    byId: '一幅画作的全部内容，不管它现在看不看得到',
    forbidden: '收起来的画作',
    forbid: '把画作收起来，它的图片不再有地址',
    cancelForbid: '把收起来的画作重新摆出来',
    updateSrc: '给画作的一张图换上自己传好的图',
    doubts: '等店员决定奖励的画作',
    decideDoubt: '给奖励，或不给',
    claim: '权利人（不用账号）要求处理一幅画作',
    claims: '权利人的要求，先来的在前',
    decideClaim: '裁决权利人的要求，邮件回复',
  },
}

/** What its calls refuse. */
export const refusals = {
  'pd.missingReport': '没有这条举报，可能画作已经删除了',
  'pd.reportTaken': '别的店员正在处理',
  'pd.reportDecided': '这条举报已经裁决了',
  'pd.reportOwn': '和自己有关的举报请别的店员处理',
  'pd.reportNotTaken': '请先接手这条举报',
  'pd.reportUndecided': '请先裁决',
  'pd.missingReason': '请写明理由',
  'pd.reasonLong': '理由太长了',
  'pd.missingHeld': '这一条已经处理过了',
  'pd.heldOwn': '自己写的请别的店员来看',
  'pd.missingPainting': '没有这幅画作，或者它已经收起来了',
  'pd.missingForbidden': '这幅画作没有被收起来，或者已经过了 30 天',
  'pd.forbidOwn': '自己的画作请别的店员处理',
  'pd.pictureMissing': '找不到这张图，请先自己传上来',
  'pd.missingDoubt': '这幅画作的奖励已经定了',
  'pd.claimNameEmpty': '请写上你的称呼',
  'pd.claimMailInvalid': '请写上能收到回复的邮箱',
  'pd.claimAddressInvalid': '请写上画作在本站的地址，例如 https://…/e/12',
  'pd.claimWordsEmpty': '请说明你是谁、要求什么',
  'pd.claimLong': '写得太长了，请精简',
  'pd.missingClaim': '这条要求已经处理过了',
} satisfies Partial<Record<CallRefusal, string>>
