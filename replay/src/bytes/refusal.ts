import type { RejectReason } from '../facts.ts'

/** Thrown for a file that cannot be read. `parseReplay` catches it and answers `ok: false`. */
export class Refusal extends Error {
  readonly reason: RejectReason

  constructor(reason: RejectReason, detail: string) {
    super(detail)
    this.reason = reason
  }
}
