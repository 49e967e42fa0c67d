import * as limits from '#rules/staff/staff-limits.ts'
import { isBlank, weightedLength } from '#rules/text.ts'

type Refuse = (code: 'missingReason' | 'reasonLong') => never

/** Trims the reason for storing; refuses if it is blank or too long. */
export function givenReason(reason: string, refuse: Refuse): string {
  if (isBlank(reason)) refuse('missingReason')
  if (weightedLength(reason.trim()) > limits.reason) refuse('reasonLong')
  return reason.trim()
}
