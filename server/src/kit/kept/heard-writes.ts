/** A write whose notification has not come after so long never will: the process that made it is gone. */
export const graceMs = 3_000

/**
 * Which numbers of `kit_writes` this process was notified of. A gap that stays tells that a process ended between a
 * commit and its notification, so what is cached here may be stale.
 */
export class HeardWrites {
  /** Every number up to here is accounted for. */
  #through = 0
  #ahead = new Set<number>()
  #gap: { readonly behind: number; readonly last: number; readonly since: number } | null = null

  /** Begins behind the last number taken so far. */
  start(last: number): void {
    this.#through = last
    this.#ahead.clear()
    this.#gap = null
  }

  heard(number: number): void {
    if (number <= this.#through) return
    this.#ahead.add(number)
    this.#close()
  }

  /** `last`: the highest number taken, by whichever process; `now` in milliseconds. Answers whether a write was missed. */
  missed(last: number, now: number): boolean {
    if (last < this.#through) {
      this.start(last)
      return true
    }
    if (last === this.#through) {
      this.#gap = null
      return false
    }
    if (this.#gap?.behind !== this.#through) {
      this.#gap = { behind: this.#through, last, since: now }
      return false
    }
    if (now - this.#gap.since < graceMs) return false
    this.#through = this.#gap.last
    for (const number of this.#ahead) if (number <= this.#through) this.#ahead.delete(number)
    this.#gap = null
    this.#close()
    return true
  }

  #close(): void {
    while (this.#ahead.delete(this.#through + 1)) this.#through++
  }
}
