import { newMailProblem } from '#rules/people/accounts.ts'
import * as limits from '#rules/people/people-limits.ts'
import { isBlank, weightedLength } from '#rules/text.ts'

/** Weighted limits of what a rights holder writes. */
export const claimNameMost = 60
export const claimAddressMost = 300

/** Days after the decision for which name and mail address of a rights holder are kept. */
export const claimKeptDays = 90

/** What a rights holder without an account writes. */
export interface WrittenClaim {
  readonly name: string
  readonly mail: string
  readonly address: string
  readonly words: string
}

export type ClaimProblem =
  | 'claimNameEmpty'
  | 'claimMailInvalid'
  | 'claimAddressInvalid'
  | 'claimWordsEmpty'
  | 'claimLong'

/** What is wrong with a claim; null if it can be sent. */
export function claimProblem({ name, mail, address, words }: WrittenClaim): ClaimProblem | null {
  if (isBlank(name)) return 'claimNameEmpty'
  if (newMailProblem(mail)) return 'claimMailInvalid'
  if (!addressForm.test(address.trim())) return 'claimAddressInvalid'
  if (isBlank(words)) return 'claimWordsEmpty'
  const isLong =
    weightedLength(name.trim()) > claimNameMost ||
    weightedLength(address.trim()) > claimAddressMost ||
    weightedLength(words.trim()) > limits.comment
  return isLong ? 'claimLong' : null
}

const addressForm = /^(?:https?:\/\/|\/)\S+$/i

/** The number of the work that an address of this site names: `https://…/e/12`, `/e/12?x#c3`; null if it names none. */
export function paintingAt(address: string): number | null {
  const [, id] = /^(?:https?:\/\/[^/\s]+)?\/(?:en\/|zh\/)?e\/([1-9]\d{0,8})\/?(?:[?#]\S*)?$/i.exec(address.trim()) ?? []
  return id === undefined ? null : Number(id)
}
