import type { NounWords } from '../../calls.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const signIn: NounWords['signIn'] = {
  name: 'Sign-in days',
  calls: {
    calendar: 'Your sign-in days of a month, and how many in a row',
  },
}
