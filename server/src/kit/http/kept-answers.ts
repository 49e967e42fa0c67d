import { type Endpoint, marksOf } from '@patisserie/contract/endpoint'
import type { Keeper } from '../kept/keeper.ts'
import type { Before } from './call.ts'

export interface KeptAnswers {
  /**
   * The bytes of the kept answer, or of the one made now, which is kept unless it is its caller's own. A text would be
   * encoded anew for everybody who asks, and objects be walked whenever garbage is collected.
   */
  readonly answer: (question: Question, make: (asked: Asker) => Promise<Buffer>) => Promise<Buffer>
}

interface Question {
  readonly endpoint: Endpoint
  readonly input: unknown
  readonly now: number
}

/** What a handler may ask of who calls; looking makes the answer the caller's own. */
export interface Asker {
  readonly look: () => void
}

const lifetimeMs = 20_000
const mostBytes = 48 * 1_024 * 1_024
const longestQuestion = 600

/** What an entry takes beside its bytes. */
const entryBytes = 1_000

/**
 * Answers to what guests may read, kept until a write touches what they show. Which answers are the same for everybody
 * is not declared but seen: one whose handler looked at who calls, or from where, is kept for nobody.
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
          bytes: body.length + entryBytes,
          stamp,
          now,
        })
      return body
    },
  }
}

/** Reads of everybody that say what they show; files are streamed, not kept. */
export const isKept = (endpoint: Endpoint): boolean =>
  endpoint.kind === 'read' && endpoint.who === 'anyone' && !endpoint.blob && endpoint.shows.length > 0

/** The call with a watch on who makes it and from where. */
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
