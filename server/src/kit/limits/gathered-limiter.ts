import { type IRateLimiterPostgresOptions, RateLimiterPostgres } from 'rate-limiter-flexible'

/** Points that a key takes, and how long a window lasts that begins with them. */
export interface Taken {
  readonly key: string
  readonly points: number
  readonly ms: number
}

/** The window of a key, with the points taken from it so far; `expire` in milliseconds since the epoch. */
export interface Window {
  readonly points: number
  readonly expire: number
}

/** The library's limiter, with its statement that takes points replaced by one that many share. */
export class GatheredLimiter extends RateLimiterPostgres {
  readonly #take: (taken: Taken) => Promise<Window>

  constructor(options: IRateLimiterPostgresOptions, take: (taken: Taken) => Promise<Window>) {
    super(options)
    this.#take = take
  }

  /** As the library asks of a store; a window is never set, only taken from. */
  async _upsert(key: string, points: number, ms: number, forceExpire: boolean): Promise<{ rows: Window[] }> {
    if (forceExpire) throw new Error('a window is only taken from')
    return { rows: [await this.#take({ key, points, ms })] }
  }
}
