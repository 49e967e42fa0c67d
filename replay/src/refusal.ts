import type { RejectReason } from './facts.ts'

/** Thrown inside the parser only; `parseReplay` turns it into its result. */
export class Refusal extends Error {
  readonly reason: RejectReason

  constructor(reason: RejectReason, detail: string) {
    super(detail)
    this.reason = reason
  }
}
