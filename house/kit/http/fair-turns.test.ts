import { setImmediate as turnOver } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openFairTurns } from './fair-turns.ts'

const busy = { code: 'busy' }

/** Work that ends when the test says so, with the names of what began, in order. */
function bench(bounds: { readonly atOnce: number; readonly waiting: number }) {
  const inTurn = openFairTurns(bounds)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, whose: string, rank = 0) =>
    inTurn({ whose, rank }, () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await turnOver()
  }
  return { ask, begun, end }
}

test('a member has one turn at a time, and keeps nobody else waiting', async () => {
  const { ask, begun, end } = bench({ atOnce: 2, waiting: 10 })
  const all = [ask('a1', 'a'), ask('a2', 'a'), ask('a3', 'a'), ask('b1', 'b'), ask('c1', 'c')]
  await turnOver()
  expect(begun).toEqual(['a1', 'b1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  for (const name of ['c1', 'a2', 'a3']) await end(name)
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
})

test('a lower rank goes first, and in its rank who came first', async () => {
  const { ask, begun, end } = bench({ atOnce: 1, waiting: 10 })
  const ranks = [0, 2, 1, 0, 1, 0]
  const all = ranks.map((rank, n) => ask(`${rank}-${n}`, `m${n}`, rank))
  await turnOver()
  for (let n = 0; n < ranks.length; n++) await end(begun[n] ?? '')
  expect(begun).toEqual(['0-0', '0-3', '0-5', '1-2', '1-4', '2-1'])
  await Promise.all(all)
})

test('where too many wait, the last of the highest rank is sent away', async () => {
  const { ask, begun, end } = bench({ atOnce: 1, waiting: 2 })
  const first = ask('first', 'a')
  const low = [ask('low1', 'b', 1), ask('low2', 'c', 1)]
  await expect(ask('low3', 'd', 1)).rejects.toMatchObject(busy)
  const sentAway = expect(low[1]).rejects.toMatchObject(busy)
  const high = ask('high', 'e')
  await sentAway
  for (const name of ['first', 'high', 'low1']) await end(name)
  expect(await Promise.all([first, high, low[0]])).toEqual(['first', 'high', 'low1'])
  expect(begun).toEqual(['first', 'high', 'low1'])
})

test('a turn is given on when the work fails', async () => {
  const inTurn = openFairTurns({ atOnce: 1, waiting: 1 })
  const failing = inTurn({ whose: 'a', rank: 0 }, async () => Promise.reject(new Error('burnt')))
  const next = inTurn({ whose: 'a', rank: 0 }, async () => 'baked')
  await expect(failing).rejects.toThrow('burnt')
  expect(await next).toBe('baked')
})
