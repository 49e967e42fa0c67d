import { expect, test } from 'vitest'
import { dessertRates } from '#rules/desserts/dessert-rates.ts'
import { robbery, sixDesserts } from './dessert-figures.ts'
import { bestExploits, searched, timesEager } from './figures.ts'
import { exploitBound, honest, sly, type Trick } from './habits.ts'
import { play } from './play.ts'

/*
 * What the rules promise, on few people and fixed seeds. `npm run simulate` plays more of them, and the long run searches
 * for exploits.
 */

test('nine of ten who play 20 minutes a day have six desserts within 60 days, though each finds the recipes alone', () => {
  const trial = { seeds: [1, 2], days: 60, people: 30, sharing: false }
  const [tenth, half, nineTenths] = sixDesserts(trial).find(({ kind }) => kind === 'normal')?.days ?? []
  expect(tenth).toBeGreaterThan(14) // no gift of the first days either
  expect(half).toBeLessThan(50)
  expect(nineTenths).toBeLessThanOrEqual(60)
})

test('whom a gang robs every day loses half a plate at most, and nothing else', () => {
  const { victim, robber, experience, worstLoss, lostADay } = robbery({ seeds: [1, 2], days: 60, people: 5 })
  expect(lostADay).toBeGreaterThan(0.2) // they are robbed
  expect(worstLoss).toBeLessThanOrEqual(0.5)
  expect(victim).toBeGreaterThan(0.9)
  expect(experience).toBeGreaterThan(0.95)
  expect(robber).toBeLessThan(1)
})

const combined: readonly (readonly Trick[])[] = [
  ['steal', 'gifts', 'likes'],
  ['circle'],
  ['restless', 'gifts', 'likes', 'junk'],
  ['restless', 'switch', 'gifts', 'junk', 'likes'],
]

test.each(combined.map((tricks) => [tricks.join(', '), tricks] as const))(
  'an eager person with five second accounts stays within the bound: %s',
  (_, tricks) => {
    const ring = sly(tricks, 10, 5)
    const played = play({ kinds: [honest('eager', 40), ring], days: 60, seed: 1 })
    for (const measure of searched) expect(timesEager(played, ring.name)[measure]).toBeLessThan(exploitBound)
  },
)

test('nobody’s desserts are out longer than a day allows, whatever they try', () => {
  const kinds = [honest('greedy', 5), sly(['restless'], 5, 0)]
  const { world } = play({ kinds, days: 20, seed: 1 })
  const hours = world.people.map(({ kitchen }) => kitchen.mostHoursOut)
  expect(Math.max(...hours)).toBe(dessertRates.outHoursADay)
})

test.runIf(process.env.PATISSERIE_TEST_ALL !== undefined)(
  'no combination of tricks passes the bound',
  { timeout: 900_000 },
  () => {
    const found = bestExploits(90)
    for (const measure of searched)
      expect(found[measure].times, found[measure].tricks.join(', ')).toBeLessThan(exploitBound)
  },
)
