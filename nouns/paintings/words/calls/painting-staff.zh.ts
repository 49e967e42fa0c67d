import type { CallWords } from '#words/call-words.ts'
import { acts } from '#words/calls/acts.zh.ts'
import type { CallRefusal } from '#words/problem.ts'
import { withPrefix } from '#words/with-prefix.ts'
import type { paintingStaff as paintingStaffContract } from '../../contract/painting-staff.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const paintingStaff: CallWords<typeof paintingStaffContract> = {
  name: '作品的店员',
  calls: {
    reports: '等待处理的作品举报，急的在前',
    takeReport: '接手一条作品举报',
    decideReport: '裁决作品举报',
    doneReport: '结束一条作品举报',
    held: '等店员看过的作品和评论',
    decideHeld: '放行或退回等待的作品和评论',
    byId: '一件作品的全部内容，不管它现在看不看得到',
    forbidden: '收起来的作品',
    forbid: '把作品收起来，它的图片不再有地址',
    cancelForbid: '把收起来的作品重新摆出来',
    updateSrc: '给作品的一张图换上自己传好的图',
    doubts: '等店员决定奖励的作品',
    decideDoubt: '给奖励，或不给',
    claim: '权利人（不用账号）要求处理一件作品',
    claims: '权利人的要求，先来的在前',
    decideClaim: '裁决权利人的要求，邮件回复',
  },
}

/** What its calls refuse. */
export const refusals = {
  ...withPrefix('pd.', acts),
  'pd.missingHeld': '这一条已经处理过了',
  'pd.missingPainting': '没有这件作品，或者它已经收起来了',
  'pd.missingForbidden': '这件作品没有被收起来，或者已经过了 30 天',
  'pd.forbidOwn': '自己的作品请别的店员处理',
  'pd.pictureMissing': '找不到这张图，请先自己传上来',
  'pd.missingDoubt': '这件作品的奖励已经定了',
  'pd.claimNameEmpty': '请写上你的称呼',
  'pd.claimMailInvalid': '请写上能收到回复的邮箱',
  'pd.claimAddressInvalid': '请写上作品在本站的地址，例如 https://…/e/12',
  'pd.claimWordsEmpty': '请说明你是谁、要求什么',
  'pd.claimLong': '写得太长了，请精简',
  'pd.missingClaim': '这条要求已经处理过了',
} satisfies Partial<Record<CallRefusal, string>>
