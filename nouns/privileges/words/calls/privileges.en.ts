import type { NounWords } from '../../calls.ts'
import type { CallRefusal } from '../../problem.ts'

export const privileges: NounWords['privileges'] = {
  name: 'Lives and bombs',
  calls: {
    own: 'Your levels, and how far you are from those that time and posts bring',
  },
}

export const refusals = {} satisfies Partial<Record<CallRefusal, string>>
