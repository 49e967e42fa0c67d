import type { CallWords } from '#words/call-words.ts'
import { refusals as pictures } from '#words/calls/pictures.zh.ts'
import type { CallRefusal } from '#words/problem.ts'
import { withPrefix } from '#words/with-prefix.ts'
import type { messages as messagesContract } from '../../contract/messages.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const messages: CallWords<typeof messagesContract> = {
  name: '私信',
  calls: {
    list: '自己的会话；带 id 时也给出和某人的私信，带 q 时搜索',
    send: '发私信',
    upload: '发一张私信里的图，一天内不用就删掉',
    know: '标记已读到哪一条',
    takeBack: '两分钟内撤回自己的一条',
    answer: '收下或谢绝陌生人的私信请求',
    remove: '删除自己这一边的会话',
    settings: '谁可以给我写私信、是否显示已读',
    report: '举报一条收到的私信',
    reports: '被举报的私信，分页',
    takeReport: '认领举报，或放回',
    decideReport: '判定举报',
    doneReport: '结束举报并告知举报人',
  },
}

/** What its calls refuse. */
export const refusals = {
  ...withPrefix('pm.', pictures),
  'pm.searchSlow': '你的私信太多，这次没有找完。换个更少见的词试试。',
  'pm.personUnknown': '没有这个人',
  'pm.messageSelf': '不能给自己写私信',
  'pm.notReachable': '你和 TA 之间现在不能互动',
  'pm.messageEmpty': '写点什么再发',
  'pm.messageLong': '太长了：一条私信最多 1000 个汉字',
  'pm.takesNone': 'TA 现在不收私信',
  'pm.takesFollowed': 'TA 只收自己关注的人的私信',
  'pm.requestFull': '对方还没有回复，先等一等：回复之前最多发 3 条',
  'pm.requestLinks': '对方回复之前，私信里不能有链接',
  'pm.requestPictures': '对方回复之前，私信里不能有图片',
  'pm.picturesMany': '一条私信最多 4 张图',
  'pm.pictureUnknown': '图片不在了，请重新选一次',
  'pm.messageUnknown': '没有这条私信',
  'pm.backLate': '超过两分钟，不能撤回了',
  'pm.requestUnknown': '没有这个请求',
  'pm.reported': '你已经举报过，正在处理',
  'pm.missingReason': '请写明理由',
  'pm.reasonLong': '理由太长了',
  'pm.missingReport': '没有这个举报',
  'pm.reportTaken': '别的工作人员正在处理',
  'pm.reportDecided': '已经判定过了',
  'pm.reportOwn': '与自己有关的举报由别人处理',
  'pm.reportNotTaken': '请先认领',
  'pm.reportUndecided': '还没有判定',
} satisfies Partial<Record<CallRefusal, string>>
