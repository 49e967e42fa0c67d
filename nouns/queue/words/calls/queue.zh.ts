import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { queue as queueContract } from '../../contract/queue.ts'

export const queue: CallWords<typeof queueContract> = {
  name: '待审队列',
  calls: {
    list: '等着裁定的举报，分页',
    judge: '裁定一条举报：两人一致就算',
  },
}

export const refusals = {
  'q.missingReport': '没有这条举报',
  'q.reportTaken': '店员正在处理这一条',
  'q.reportDecided': '这条举报已经有结论了',
  'q.reportOwn': '这条举报与你有关，请交给别人',
  'q.judgedAlready': '你已经裁定过了，要等另一个人',
  'q.leftToStaff': '两个人意见不同，已经交给店员',
  'q.missingReason': '请写明理由',
  'q.reasonLong': '理由太长了',
} satisfies Partial<Record<CallRefusal, string>>
