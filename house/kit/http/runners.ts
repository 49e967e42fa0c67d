import type { Endpoint } from '#contract/endpoint.ts'
import type { Before, Call, Checked, Feature, Prepared, Shared } from './call.ts'
import { compile } from './schemas.ts'

/** How a call runs: its handler, whose types are erased. Answers have the names of the wire. */
export interface Runner {
  readonly endpoint: Endpoint
  /** Set for calls that share transactions, instead of `run`. */
  readonly shared: Shared<Endpoint> | null
  readonly check: ((call: Checked<Endpoint>) => Promise<void>) | null
  readonly prepare: ((call: Before<Endpoint>) => Promise<unknown>) | null
  readonly run: AnyRun
}

export type AnyCall = Call<Endpoint>
type AnyRun = (call: AnyCall, prepared?: unknown) => Promise<unknown>

export function runnersOf({ group, handlers }: Feature): Runner[] {
  return Object.entries(group.calls).map(([name, endpoint]) => {
    // `implement()` has checked each handler against its own endpoint; here their types are erased.
    const handler = handlers[name] as AnyRun | Prepared<Endpoint> | Shared<Endpoint>
    const plain = { endpoint, shared: null, check: null, prepare: null }
    if (typeof handler === 'function') return { ...plain, run: encoded(endpoint, handler) }
    if ('runAll' in handler) return { ...plain, shared: allEncoded(endpoint, handler), run: runsInLane }
    const run = encoded(endpoint, handler.run as AnyRun)
    return { ...plain, check: handler.check ?? null, prepare: handler.prepare, run }
  })
}

/** Answers are encoded where a handler ends, so that an answer kept for its idempotency key is the one that was sent. */
const encoded = (endpoint: Endpoint, run: AnyRun): AnyRun =>
  endpoint.blob ? run : async (call, ready) => compile(endpoint).encode(await run(call, ready))

const allEncoded = (endpoint: Endpoint, shared: Shared<Endpoint>): Shared<Endpoint> => ({
  ...shared,
  runAll: async (calls) =>
    (await shared.runAll(calls)).map((outcome) =>
      typeof outcome === 'object' && 'answer' in outcome
        ? { answer: compile(endpoint).encode(outcome.answer) }
        : outcome,
    ),
})

const runsInLane: AnyRun = () => Promise.reject(new Error('the call runs in a lane'))
