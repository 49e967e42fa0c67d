import type { Resource } from '#rules/ledger/resources.ts'

/** `data` of `insufficient`: what is missing and how much of it; 0 if that is not known. */
export interface LackNotice {
  readonly resource: Resource
  readonly lacks: number
}
