import type { NounWords } from '../../calls.ts'

/** Name of the noun, and what its calls do: for the API document. */
export const signIn: NounWords['signIn'] = {
  name: '签到',
  calls: {
    calendar: '自己一个月里的签到日与连签天数',
  },
}
