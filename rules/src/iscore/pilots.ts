import { limits } from '../limits.ts'
import { isPlaceholderName } from '../replays/replays.ts'
import { isBlank, weightedLength } from '../text.ts'
import { foldSignature } from './fold-signature.ts'

export { foldSignature } from './fold-signature.ts'

/** Whose runs belong together: the folded signature, '' for names that bind nobody. */
export const signatureKey = (name: string): string => (isPlaceholderName(name) ? '' : foldSignature(name))

/** A note that may be empty. */
export const noteProblem = (note: string): 'reasonLong' | null =>
  weightedLength(note) > limits.reason ? 'reasonLong' : null

/** A reason that must say something. */
export const reasonProblem = (reason: string): 'reasonEmpty' | 'reasonLong' | null =>
  isBlank(reason) ? 'reasonEmpty' : noteProblem(reason)

/** A claim waits until staff decide; a decision can be turned round later. */
export const claimStates = ['waits', 'passed', 'refused'] as const
export type ClaimState = (typeof claimStates)[number]

export const decidedState = (pass: boolean): ClaimState => (pass ? 'passed' : 'refused')
