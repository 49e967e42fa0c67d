import * as limits from './people/people-limits.ts'
import { isBlank, weightedLength } from './text.ts'

/** Checks a comment, which must not be empty; answers the problem or null. */
export const commentProblem = (text: string): 'commentEmpty' | 'commentLong' | null => {
  if (isBlank(text)) return 'commentEmpty'
  return weightedLength(text) > limits.comment ? 'commentLong' : null
}
