import * as limits from '#rules/staff/staff-limits.ts'
import { isBlank, weightedLength } from '#rules/text.ts'
import { foldSignature } from '../fold-signature.ts'
import { isPlaceholderName } from '../replays.ts'

export { foldSignature } from '../fold-signature.ts'

/**
 * Key under which a pilot's runs are grouped: the folded signature, or '' for placeholder names, which identify nobody.
 */
export const signatureKey = (name: string): string => (isPlaceholderName(name) ? '' : foldSignature(name))

/** Checks an optional note; answers the problem or null. */
export const noteProblem = (note: string): 'reasonLong' | null =>
  weightedLength(note) > limits.reason ? 'reasonLong' : null

/** Checks a required reason; answers the problem or null. */
export const reasonProblem = (reason: string): 'reasonEmpty' | 'reasonLong' | null =>
  isBlank(reason) ? 'reasonEmpty' : noteProblem(reason)

/** States of a claim: it waits until staff decide, and staff can reverse a decision later. */
export const claimStates = ['waits', 'passed', 'refused'] as const
export type ClaimState = (typeof claimStates)[number]

export const decidedState = (pass: boolean): ClaimState => (pass ? 'passed' : 'refused')
