import { Refusal } from './refusal.ts'

/** Largest replay file that is parsed, in bytes. */
export const LARGEST_FILE = 1_000_000

/** Largest unpacked body, in bytes. */
export const LARGEST_BODY = 8 * 1024 * 1024

/** The memory budget of one parse of a file of `fileSize` bytes. */
export function allowanceFor(fileSize: number): Allowance {
  return new Allowance(LARGEST_BODY + 8 * fileSize)
}

/** Memory budget: the only place where the parser allocates buffers. Throws a `Refusal` beyond `bound` bytes. */
export class Allowance {
  readonly bound: number
  used = 0

  constructor(bound: number) {
    this.bound = bound
  }

  take(bytes: number): Uint8Array<ArrayBuffer> {
    if (this.used + bytes > this.bound) throw new Refusal('too_large', `more than ${this.bound} bytes of memory needed`)
    this.used += bytes
    return new Uint8Array(bytes)
  }
}
