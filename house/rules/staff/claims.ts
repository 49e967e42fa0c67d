import { isBlank, weightedLength } from '../text.ts'
import * as limits from './staff-limits.ts'

/** States of a member's claim: it waits until staff decide, and staff can reverse a decision later. */
export const claimStates = ['waits', 'passed', 'refused'] as const
export type ClaimState = (typeof claimStates)[number]

export const decidedState = (pass: boolean): ClaimState => (pass ? 'passed' : 'refused')

/** Checks an optional note; answers the problem or null. */
export const noteProblem = (note: string): 'reasonLong' | null =>
  weightedLength(note) > limits.reason ? 'reasonLong' : null

/** Checks a required reason; answers the problem or null. */
export const reasonProblem = (reason: string): 'reasonEmpty' | 'reasonLong' | null =>
  isBlank(reason) ? 'reasonEmpty' : noteProblem(reason)
