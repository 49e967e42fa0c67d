import { limits } from './limits.ts'
import { isBlank, weightedLength } from './text.ts'

/** For a comment below anything, which must say something. */
export const commentProblem = (text: string): 'commentEmpty' | 'commentLong' | null => {
  if (isBlank(text)) return 'commentEmpty'
  return weightedLength(text) > limits.comment ? 'commentLong' : null
}
