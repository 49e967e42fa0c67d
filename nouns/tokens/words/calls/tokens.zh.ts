import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'
import type { tokens as tokensContract } from '../../contract/tokens.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const tokens: CallWords<typeof tokensContract> = {
  name: '脚本令牌',
  calls: {
    list: '自己的脚本令牌',
    add: '做一枚脚本令牌',
    remove: '收回一枚令牌',
  },
}

/** What its calls refuse. */
export const refusals = {
  'tk.nameEmpty': '给令牌起个名字',
  'tk.nameLong': '令牌的名字太长了',
  'tk.tooMany': '令牌最多 20 个，先收回不用的',
  'tk.pwWrong': '密码不对',
  'tk.codeWrong': '验证码不对，或者这个码用过了，请等下一个',
  'tk.gone': '这枚令牌已经收回了',
} satisfies Partial<Record<CallRefusal, string>>
