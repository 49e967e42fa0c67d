import type { CallWords } from '#words/call-words.ts'
import type { signIn as signInContract } from '../../contract/sign-in.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const signIn: CallWords<typeof signInContract> = {
  name: 'Sign-in days',
  calls: {
    calendar: 'Your sign-in days of a month, and how many in a row',
  },
}

/** What its calls refuse: nothing of their own. */
export const refusals = {}
