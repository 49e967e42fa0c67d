import type { Endpoint } from '#contract/endpoint.ts'
import type { Database } from '../db/database.ts'
import { gather } from '../db/gather.ts'
import { Refusal } from '../refusal.ts'
import { isOutage } from '../unavailable.ts'
import type { Before, Call, Outcome, Shared } from './call.ts'
import { openFairTurns } from './fair-turns.ts'
import { type Keyed, onceEach } from './idempotency.ts'

/** A call that waits for its lane. */
export interface LaneItem {
  readonly call: Before<Endpoint>
  readonly member: number
  /** Null without an idempotency key. */
  readonly keyed: Keyed | null
}

/** A call that may join a lane. */
interface Joining extends Pick<LaneItem, 'call' | 'keyed'> {
  readonly path: string
}

/** Runs a call in its lane of a database; one that may not be made is refused before it waits. */
export function inLane(db: Database, shared: Shared<Endpoint>, { call, keyed, path }: Joining): Promise<unknown> {
  if (!call.member) throw new Error(`${path} shares transactions and is no call of members`)
  shared.admit(call)
  const item = { call, member: call.member.id, keyed }
  return lanesOf(db)({ shared, name: `${path} ${shared.laneOf(call.input)}`, item })
}

const lanesOf = (db: Database) => {
  const found = opened.get(db) ?? openLanes(db)
  opened.set(db, found)
  return found
}
const opened = new WeakMap<Database, ReturnType<typeof openLanes>>()

/** What came of a call: an outcome, or an error of its own. */
type Ended = Outcome<unknown> | { readonly error: unknown }

interface Joined {
  readonly item: LaneItem
  /** When it came, by `performance.now()`. */
  readonly since: number
}

type Send = (joined: Joined) => Promise<Ended>
type Run = (items: readonly LaneItem[]) => Promise<readonly Ended[]>

/** Calls that one transaction runs at most. */
const mostTogether = 32

/**
 * Calls of all lanes: those that are in their lanes, one of a member, and those that wait to join one; and how long one waits before it
 * is refused: its browser has given up by then.
 */
export const bounds = { atOnce: 2_000, waiting: 2_000, patienceMs: 23_000 } as const

interface Sent {
  readonly shared: Shared<Endpoint>
  readonly name: string
  readonly item: LaneItem
}

/**
 * Runs calls of one lane together: the first one at once, and those that come while it runs in the next transaction. A member is in one
 * lane at a time, and their calls run in the order they came. Where too many wait, the last call of who has most of them is refused.
 */
export function openLanes(db: Database, given: Partial<Record<keyof typeof bounds, number>> = {}) {
  const { patienceMs, ...places } = { ...bounds, ...given }
  const join = openJoining(db, patienceMs)
  const inTurn = openFairTurns(places)
  /** Calls of each member that are not answered. */
  const calls = new Map<number, number>()
  return async (sent: Sent) => {
    const { member } = sent.item
    const rank = calls.get(member) ?? 0
    const since = performance.now()
    calls.set(member, rank + 1)
    try {
      return await inTurn({ whose: String(member), rank }, () => join(sent, since))
    } finally {
      const left = (calls.get(member) ?? 1) - 1
      if (left > 0) calls.set(member, left)
      else calls.delete(member)
    }
  }
}

function openJoining(db: Database, patienceMs: number) {
  const lanes = new Map<string, { readonly send: Send; waiting: number }>()
  return async ({ shared, name, item }: Sent, since: number) => {
    const run: Run = (items) => runTogether(db, shared, items)
    const lane = lanes.get(name) ?? { send: laneOf(run, patienceMs), waiting: 0 }
    lanes.set(name, lane)
    lane.waiting += 1
    try {
      return answerOf(await lane.send({ item, since }))
    } finally {
      lane.waiting -= 1
      if (lane.waiting === 0) lanes.delete(name)
    }
  }
}

const laneOf = (run: Run, patienceMs: number): Send =>
  gather({
    send: async (joined: readonly Joined[]) => {
      const before = performance.now() - patienceMs
      const items = joined.flatMap(({ item, since }) => (since >= before ? [item] : []))
      const ended = items.length > 0 ? await run(items) : []
      const of = new Map(items.map((item, n) => [item, ended[n]]))
      return joined.map(({ item }) => of.get(item) ?? { refusal: new Refusal({ code: 'busy' }) })
    },
    most: mostTogether,
    keyOf: ({ item }) => String(item.member),
  })

function answerOf(ended: Ended): unknown {
  if (ended === 'again') throw new Error('a call that ran alone cannot wait for others')
  if ('error' in ended) throw ended.error
  if ('refusal' in ended) throw ended.refusal
  return ended.answer
}

/** Runs calls in one transaction. If it fails they run in halves, down to single ones, so that none suffers from another. */
async function runTogether(db: Database, shared: Shared<Endpoint>, items: readonly LaneItem[]): Promise<Ended[]> {
  const ended = await inOne(db, shared, items).catch(async (error: unknown) => {
    if (items.length === 1 || isOutage(error)) return items.map(() => ({ error }))
    const half = Math.ceil(items.length / 2)
    const first = await runTogether(db, shared, items.slice(0, half))
    return [...first, ...(await runTogether(db, shared, items.slice(half)))]
  })
  return await oneByOne(items, async (item, n) => {
    const own = ended[n] ?? { error: new Error('a call has no outcome') }
    return own === 'again' && items.length > 1 ? await runTogether(db, shared, [item]) : [own]
  })
}

async function oneByOne(
  items: readonly LaneItem[],
  run: (item: LaneItem, n: number) => Promise<readonly Ended[]>,
): Promise<Ended[]> {
  const all: Ended[] = []
  for (const [n, item] of items.entries()) all.push(...(await run(item, n)))
  return all
}

const inOne = (db: Database, shared: Shared<Endpoint>, items: readonly LaneItem[]): Promise<readonly Ended[]> =>
  db.transaction((tx) =>
    onceEach(
      tx,
      items.map(({ keyed }) => keyed),
      (places) =>
        shared.runAll(
          places.flatMap((place) => {
            const item = items[place]
            return item ? [{ ...item.call, db: tx } as unknown as Call<Endpoint>] : [] // a write's handle
          }),
        ),
    ),
  )
