import type { CallWords } from '#words/call-words.ts'
import type { signIn as signInContract } from '../../contract/sign-in.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const signIn: CallWords<typeof signInContract> = {
  name: '签到',
  calls: {
    calendar: '自己一个月里的签到日与连签天数',
  },
}

/** What its calls refuse: nothing of their own. */
export const refusals = {}
