import { type Endpoint, marksOf } from '#contract/endpoint.ts'
import type { Keeper } from '../kept/keeper.ts'
import type { Before } from './call.ts'

export interface KeptAnswers {
  /**
   * Answers the cached bytes, or calls `make` and caches its result unless the answer is personal. Stored as bytes:
   * text would be encoded again for each request, and objects would be walked by the garbage collector.
   */
  readonly answer: (question: Question, make: (asked: Asker) => Promise<Buffer>) => Promise<Buffer>
}

interface Question {
  readonly endpoint: Endpoint
  readonly input: unknown
  readonly now: number
}

/** Lets a handler's access to its caller be noticed; `look` marks the answer as personal. */
export interface Asker {
  readonly look: () => void
}

const lifetimeMs = 20_000
const mostBytes = 48 * 1_024 * 1_024
const longestQuestion = 600

/** Estimated memory of an entry besides its bytes. */
const entryBytes = 1_000

/**
 * Caches answers of reads open to guests, until a write touches what they show. Whether an answer is the same for
 * everybody is observed, not declared: if the handler read its caller or origin, the answer is not cached.
 */
export function keepAnswers(keeper: Keeper): KeptAnswers {
  const room = keeper.open<Buffer>({ lifetimeMs, mostBytes })
  return {
    answer: async ({ endpoint, input, now }, make) => {
      const key = `${endpoint.path} ${JSON.stringify(input)}`
      const found = room.get(key, now)
      if (found) return found
      const stamp = keeper.stamp()
      let own = key.length > longestQuestion
      const body = await make({
        look: () => {
          own = true
        },
      })
      if (!own)
        room.keep(key, body, {
          tags: marksOf(endpoint.shows, endpoint.about, input),
          // Half as much again for the compressed form.
          bytes: 1.5 * body.length + entryBytes,
          stamp,
          now,
        })
      return body
    },
  }
}

/**
 * Whether answers of a call may be cached: reads for everybody that declare what they show. Files are streamed, not
 * cached.
 */
export const isKept = (endpoint: Endpoint): boolean =>
  endpoint.kind === 'read' && endpoint.who === 'anyone' && !endpoint.blob && endpoint.shows.length > 0

/** Wraps the call's context so that reading `member` or the origin calls `look`. */
export function watched<C extends Before<Endpoint>>(call: C, { look }: Asker): C {
  const seen = (value: unknown) => ({
    enumerable: true,
    get: () => {
      look()
      return value
    },
  })
  return Object.defineProperties({ ...call }, { member: seen(call.member), from: seen(call.from) })
}
