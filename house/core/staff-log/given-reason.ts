import { limits } from '@patisserie/rules/limits'
import { isBlank, weightedLength } from '@patisserie/rules/text'

type Refuse = (code: 'missingReason' | 'reasonLong') => never

/** Trims the reason for storing; refuses if it is blank or too long. */
export function givenReason(reason: string, refuse: Refuse): string {
  if (isBlank(reason)) refuse('missingReason')
  if (weightedLength(reason.trim()) > limits.reason) refuse('reasonLong')
  return reason.trim()
}
