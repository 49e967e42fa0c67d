import { type IRateLimiterPostgresOptions, RateLimiterPostgres } from 'rate-limiter-flexible'

/** Points to take from a key, and the length of the window that begins if none is open. */
export interface Taken {
  readonly key: string
  readonly points: number
  readonly ms: number
}

/** The open window of a key and the points taken from it so far; `expire` in milliseconds since the epoch. */
export interface Window {
  readonly points: number
  readonly expire: number
}

/** The library's limiter, with its statement for taking points replaced by one that batches many. */
export class GatheredLimiter extends RateLimiterPostgres {
  readonly #take: (taken: Taken) => Promise<Window>

  constructor(options: IRateLimiterPostgresOptions, take: (taken: Taken) => Promise<Window>) {
    super(options)
    this.#take = take
  }

  /** Overrides the library's upsert; this site only takes points and never sets a window. */
  async _upsert(key: string, points: number, ms: number, forceExpire: boolean): Promise<{ rows: Window[] }> {
    if (forceExpire) throw new Error('a window is only taken from')
    return { rows: [await this.#take({ key, points, ms })] }
  }
}
