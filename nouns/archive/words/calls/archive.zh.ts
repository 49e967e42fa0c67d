import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { archive as archiveContract } from '../../contract/archive.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const archive: CallWords<typeof archiveContract> = {
  name: '存档成绩',
  calls: {
    list: '存档成绩，可筛选',
    claim: '认领一条存档成绩',
    mine: '自己的认领',
    withdraw: '撤回还没有结论的认领',
    claims: '等待裁决的认领',
    take: '接手一条认领',
    decide: '裁决认领',
  },
}

/** What its calls refuse. */
export const refusals = {
  'ar.gone': '这条旧成绩已经不在了',
  'ar.owned': '这条成绩已经有主了',
  'ar.claimed': '你已经在认领这条成绩',
  'ar.notOwn': '附上的录像不是你的',
  'ar.reasonEmpty': '请写明理由',
  'ar.reasonLong': '理由太长了',
  'ar.claimGone': '这份认领已经不在了',
  'ar.decided': '这份认领刚刚有了结论',
  'ar.taken': '别的店员正在处理',
  'ar.ownClaim': '自己和自己其他账号的认领要由别的店员处理',
} satisfies Partial<Record<CallRefusal, string>>
