import type { privileges as privilegesContract } from '#contract/privileges.ts'
import type { CallWords } from '#words/call-words.ts'
import type { CallRefusal } from '#words/problem.ts'

export const privileges: CallWords<typeof privilegesContract> = {
  name: 'Lives and bombs',
  calls: {
    own: 'Your levels, and how far you are from those that time and posts bring',
  },
}

export const refusals = {} satisfies Partial<Record<CallRefusal, string>>
