import type { privileges as privilegesContract } from '#contract/privileges.ts'
import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'

export const privileges: CallWords<typeof privilegesContract> = {
  name: '残机与符卡',
  calls: {
    own: '自己的等级，离靠时间和发帖得到的等级还差多少',
  },
}

export const refusals = {} satisfies Partial<Record<CallRefusal, string>>
