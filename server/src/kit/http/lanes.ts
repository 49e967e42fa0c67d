import type { Endpoint } from '@patisserie/contract/endpoint'
import type { Database } from '../db/database.ts'
import { gather } from '../db/gather.ts'
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

type Send = (item: LaneItem) => Promise<Ended>

/** Calls that one transaction runs at most. */
const mostTogether = 32

/** Calls of all lanes: those that are in their lanes, one of a member, and those that wait to join one. */
const bounds = { atOnce: 2_000, waiting: 2_000 }

interface Sent {
  readonly shared: Shared<Endpoint>
  readonly name: string
  readonly item: LaneItem
}

/**
 * Runs calls of one lane together: the first one at once, and those that come while it runs in the next transaction. A member is in one
 * lane at a time, and their calls run in the order they came. Where too many wait, the last call of who has most of them is refused.
 */
export function openLanes(db: Database, { atOnce, waiting } = bounds) {
  const join = openJoining(db)
  const inTurn = openFairTurns({ atOnce, waiting })
  /** Calls of each member that are not answered. */
  const calls = new Map<number, number>()
  return async (sent: Sent) => {
    const { member } = sent.item
    const rank = calls.get(member) ?? 0
    calls.set(member, rank + 1)
    try {
      return await inTurn({ whose: String(member), rank }, () => join(sent))
    } finally {
      const left = (calls.get(member) ?? 1) - 1
      if (left > 0) calls.set(member, left)
      else calls.delete(member)
    }
  }
}

function openJoining(db: Database) {
  const lanes = new Map<string, { readonly send: Send; waiting: number }>()
  return async ({ shared, name, item }: Sent) => {
    const lane = lanes.get(name) ?? { send: laneOf(db, shared), waiting: 0 }
    lanes.set(name, lane)
    lane.waiting += 1
    try {
      return answerOf(await lane.send(item))
    } finally {
      lane.waiting -= 1
      if (lane.waiting === 0) lanes.delete(name)
    }
  }
}

const laneOf = (db: Database, shared: Shared<Endpoint>): Send =>
  gather({
    send: (items: readonly LaneItem[]) => runTogether(db, shared, items),
    most: mostTogether,
    keyOf: ({ member }) => String(member),
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
