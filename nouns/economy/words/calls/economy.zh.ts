import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { economy as economyContract } from '../../contract/economy.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const economy: CallWords<typeof economyContract> = {
  name: '资源与账目',
  calls: {
    resources: '自己的 17 种资源与欠账',
    statement: '自己的流水账，可按资源、缘由、日期筛选',
    balanceDays: '自己一种资源近来每天的余额与缘由',
    supply: '全站每种资源铸出、销毁与在手的数',
  },
}

/** What its calls refuse. */
export const refusals = {
  'ec.periodWrong': '起止日期不对：要是真有的日子，而且先起后止',
} satisfies Partial<Record<CallRefusal, string>>
