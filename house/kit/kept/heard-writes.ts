/** Milliseconds after which a missing notification will never come: the process that made the write has died. */
export const graceMs = 3_000

/**
 * Tracks which numbers of `kit_writes` this process was notified of. A gap that stays means that a process died between
 * a commit and its notification: the cache may be stale.
 */
export class HeardWrites {
  /** All numbers up to this one have been received. */
  #through = 0
  #ahead = new Set<number>()
  #gap: { readonly behind: number; readonly last: number; readonly since: number } | null = null

  /** Starts after the last number taken so far. */
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

  /** Whether a write was missed. `last`: the highest number taken by any process; `now` in milliseconds. */
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
