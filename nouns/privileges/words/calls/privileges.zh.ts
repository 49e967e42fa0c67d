import type { NounWords } from '../../calls.ts'
import type { CallRefusal } from '../../problem.ts'

export const privileges: NounWords['privileges'] = {
  name: '残机与符卡',
  calls: {
    own: '自己的等级，离靠时间和发帖得到的等级还差多少',
  },
}

export const refusals = {} satisfies Partial<Record<CallRefusal, string>>
