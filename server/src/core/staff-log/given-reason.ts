import { limits } from '@patisserie/rules/limits'
import { isBlank, weightedLength } from '@patisserie/rules/text'

type Refuse = (code: 'missingReason' | 'reasonLong') => never

/** The reason as it is kept; refuses without one. */
export function givenReason(reason: string, refuse: Refuse): string {
  if (isBlank(reason)) refuse('missingReason')
  if (weightedLength(reason.trim()) > limits.reason) refuse('reasonLong')
  return reason.trim()
}
