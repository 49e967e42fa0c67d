import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import * as limits from '#rules/house-limits.ts'
import { makeDatabase } from '#site/test/test-server.ts'
import { type Database, openDatabase, type Tx } from '../db/database.ts'
import { Refusal } from '../refusal.ts'
import type { Before, Call, Outcome, Shared } from './call.ts'
import { bounds, inLane, type LaneItem, openLanes } from './lanes.ts'

let made: Awaited<ReturnType<typeof makeDatabase>>
let db: Database
beforeAll(async () => {
  made = await makeDatabase(inject('server'), inject('template'))
  db = openDatabase(made.config)
  await sql`create table lane_words (word text)`.execute(db.own)
})
afterAll(async () => {
  await db.close()
  await made.drop()
})

let batches: string[][] = []
let held: Promise<void>
let letGo: () => void
beforeEach(async () => {
  batches = []
  held = new Promise((done) => {
    letGo = done
  })
  await sql`delete from lane_words`.execute(db.own)
})

/**
 * Writes the word of each call. `no` is refused, `last` wants to be alone, `bad` fails, at `lost` the connection does, and `long` waits
 * for `letGo`.
 */
const shared: Shared<Endpoint> = {
  laneOf: () => 'one',
  admit: () => undefined,
  runAll: async (calls) => {
    const words = calls.map(wordOf)
    batches.push(words)
    const outcomes: Outcome<unknown>[] = []
    for (const [n, word] of words.entries()) {
      if (word === 'long') await held
      if (word === 'no') outcomes.push({ refusal: new Refusal({ code: 'no' }) })
      else if (word === 'last' && words.length > 1) outcomes.push('again')
      else {
        await sql`insert into lane_words values (${word})`.execute(calls[n]?.db as unknown as Tx) // a write's handle
        if (word === 'bad') throw new Error('bad')
        if (word === 'lost') throw Object.assign(new Error('lost'), { code: '57P01' })
        outcomes.push({ answer: word.toUpperCase() })
      }
    }
    return outcomes
  },
}

const wordOf = ({ input }: Pick<Call<Endpoint>, 'input'>): string => String(input)

const itemOf = (word: string, member: number, key?: string): LaneItem => ({
  call: { input: word } as Before<Endpoint>, // what `shared` reads
  member,
  keyed: key ? { caller: member, key, call: '/word', body: word, now: new Date() } : null,
})

/** What came of calls that are made at once: their answers, or the messages of their errors. */
const atOnce = (...items: readonly LaneItem[]): Promise<unknown[]> => outcomes(openLanes(db), items)

async function outcomes(send: ReturnType<typeof openLanes>, items: readonly LaneItem[]): Promise<unknown[]> {
  const ended = await Promise.allSettled(items.map((item) => send({ shared, name: 'one', item })))
  return ended.map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason.message)))
}

const written = async (): Promise<string[]> =>
  (await sql<{ word: string }>`select word from lane_words order by word`.execute(db.own)).rows.map(({ word }) => word)

test('a call waits for its lane no longer than its browser waits for the answer', () => {
  expect(bounds.patienceMs).toBe(limits.requestTimeoutMs)
})

test('calls that come at once run in one transaction, those of one member in the order they came', async () => {
  expect(await atOnce(itemOf('a', 1), itemOf('b', 2), itemOf('c', 1), itemOf('d', 3))).toEqual(['A', 'B', 'C', 'D'])
  expect(batches).toEqual([['a', 'b', 'd'], ['c']])
})

test('a refused call refuses no other, and one that wants to be alone runs after them', async () => {
  expect(await atOnce(itemOf('last', 1), itemOf('no', 2), itemOf('a', 3))).toEqual(['LAST', 'no', 'A'])
  expect(batches).toEqual([['last', 'no', 'a'], ['last']])
  expect(await written()).toEqual(['a', 'last'])
})

test('a call that fails fails alone: the others run again without it, and each writes once', async () => {
  expect(await atOnce(itemOf('a', 1), itemOf('bad', 2), itemOf('c', 3))).toEqual(['A', 'bad', 'C'])
  expect(await written()).toEqual(['a', 'c'])
})

test('a call that fails has the others run in halves, not one by one', async () => {
  const words = Array.from({ length: 32 }, (_, n) => (n === 13 ? 'bad' : `w${n}`))
  const answers = await atOnce(...words.map((word, n) => itemOf(word, n + 1)))
  expect(answers).toEqual(words.map((word) => (word === 'bad' ? 'bad' : word.toUpperCase())))
  expect(batches.map(({ length }) => length)).toEqual([32, 16, 8, 8, 4, 4, 2, 1, 1, 2, 16])
  expect((await written()).toSorted()).toEqual(words.filter((word) => word !== 'bad').toSorted())
})

test('where too many wait, the calls of who has most of them are refused', async () => {
  const send = openLanes(db, { atOnce: 1, waiting: 2 })
  const many = outcomes(
    send,
    ['long', 'b', 'c', 'd'].map((word) => itemOf(word, 1)),
  )
  const other = outcomes(send, [itemOf('e', 2)])
  letGo()
  expect([await many, await other]).toEqual([['LONG', 'B', 'busy', 'busy'], ['E']])
  expect(batches).toEqual([['long'], ['e'], ['b']])
})

test('a call whose browser has gone before its turn is refused, and not run', async () => {
  const send = openLanes(db, { patienceMs: 1_000 })
  const first = outcomes(send, [itemOf('long', 1)])
  await expect.poll(() => batches).toEqual([['long']])
  const late = outcomes(send, [itemOf('a', 2), itemOf('b', 3)])
  await sleep(1_200)
  letGo()
  expect([await first, await late]).toEqual([['LONG'], ['busy', 'busy']])
  expect(await outcomes(send, [itemOf('c', 2)])).toEqual(['C'])
  expect(await written()).toEqual(['c', 'long'])
})

test('keys keep answers and not refusals: pressed again, one answers the first answer and the other is tried anew', async () => {
  const [first, again] = [itemOf('a', 11, 'k1'), itemOf('no', 12, 'k2')]
  expect(await atOnce(first, again, itemOf('b', 13))).toEqual(['A', 'no', 'B'])
  expect(await atOnce(first, again, itemOf('c', 14, 'k1'))).toEqual(['A', 'no', 'C'])
  expect(batches).toEqual([
    ['a', 'no', 'b'],
    ['no', 'c'],
  ])
  expect(await atOnce(itemOf('other', 11, 'k1'))).toEqual(['keyReused'])
  expect(await written()).toEqual(['a', 'b', 'c'])
})

test('the same key pressed twice at once runs once', async () => {
  expect(await atOnce(itemOf('a', 21, 'k'), itemOf('a', 21, 'k'), itemOf('b', 22))).toEqual(['A', 'A', 'B'])
  expect(await written()).toEqual(['a', 'b'])
})

test('nothing is tried again where the database was lost: it may have kept what it was given', async () => {
  expect(await atOnce(itemOf('a', 1), itemOf('lost', 2))).toEqual(['lost', 'lost'])
  expect(batches).toEqual([['a', 'lost']])
})

test('equal keys of several members keep an answer each', async () => {
  const pressed = [itemOf('a', 31, 'same'), itemOf('b', 32, 'same')]
  expect(await atOnce(itemOf('x', 33), ...pressed)).toEqual(['X', 'A', 'B'])
  expect(await atOnce(...pressed)).toEqual(['A', 'B'])
  expect(await atOnce(itemOf('a', 31, 'same'), itemOf('c', 34, 'same'))).toEqual(['A', 'C'])
  expect(await written()).toEqual(['a', 'b', 'c', 'x'])
})

test('a key that one call used answers nothing to another call with the same body', async () => {
  expect(await atOnce(itemOf('a', 41, 'k'))).toEqual(['A'])
  const { keyed, ...rest } = itemOf('a', 41, 'k')
  expect(await atOnce({ ...rest, keyed: keyed && { ...keyed, call: '/other' } })).toEqual(['keyReused'])
})

test('calls of two paths run apart, though their lanes have one name', async () => {
  const other: Shared<Endpoint> = {
    ...shared,
    runAll: async (calls) => calls.map((call) => ({ answer: `other ${wordOf(call)}` })),
  }
  const call = (word: string, id: number) => ({ input: word, member: { id } }) as unknown as Before<Endpoint> // as above
  const answers = await Promise.all([
    inLane(db, shared, { call: call('a', 51), keyed: null, path: '/word' }),
    inLane(db, other, { call: call('b', 52), keyed: null, path: '/other' }),
  ])
  expect(answers).toEqual(['A', 'other b'])
})
