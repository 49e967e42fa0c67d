import { isPlaceholderName } from './replays.ts'
import { isBlank } from './text.ts'

/** The form in which signatures are compared: `Flan ` and `FLAN` are one. */
export const foldSignature = (name: string): string => name.normalize('NFKC').trim().toUpperCase()

/** Whose runs belong together: the folded signature, '' for names that bind nobody. */
export const signatureKey = (name: string): string => (isPlaceholderName(name) ? '' : foldSignature(name))

/** A reason that staff or members must write. */
export const reasonProblem = (reason: string): 'reasonEmpty' | null => (isBlank(reason) ? 'reasonEmpty' : null)

/** A claim waits until staff decide; a decision can be turned round later. */
export const claimStates = ['waits', 'passed', 'refused'] as const
export type ClaimState = (typeof claimStates)[number]
