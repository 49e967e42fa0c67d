import { expect, test } from 'vitest'
import { betRates } from '#nouns/bets/rules/bet-rates.ts'
import { oddsTypes } from '#nouns/bets/rules/odds.ts'
import { exploitBound } from '../habits.ts'
import { move, pump } from './attacks.ts'
import { holdUp } from './holders.ts'
import { snipe } from './snipers.ts'
import { eagerUnits, weekOfBets } from './weeks.ts'

/* What the rules of bets promise, on short searches; `npm run simulate -- bets` searches longer. */

test.each(['power', 'point'] as const)('no ring wins in %s, whatever wins or on average', (resource) => {
  for (const options of [2, 4])
    for (const accounts of [10, 20, 40])
      for (const sure of [true, false])
        expect(pump({ resource, options, accounts, sure, seed: 1, steps: 150 }).gain).toBe(0)
})

test('the search finds what a ring of forty wins in faith: less than a unit an account', () => {
  const { gain } = pump({ resource: 'faith', options: 2, accounts: 40, sure: false, seed: 1, steps: 400 })
  expect(gain).toBeGreaterThan(0)
  expect(gain).toBeLessThan(40)
})

test('in power and points nothing can be thrown to a main account; in faith a twentieth of it', () => {
  const shares = [0.2, 0.5, 0.8, 0.9]
  for (const oddsType of oddsTypes) {
    expect(move('power', oddsType, { thrown: 800, shares }).gain).toBe(0)
    expect(move('point', oddsType, { thrown: 160, shares }).gain).toBe(0)
    const { gain, staked } = move('faith', oddsType, { thrown: 800, shares })
    expect(gain).toBeLessThanOrEqual(staked / 20)
  }
  expect(move('faith', 'dynamic', { thrown: 800, shares }).gain).toBeGreaterThan(5)
})

test('nobody who is never wrong, with the bet-themed dessert, has more than the bound', () => {
  for (const oddsType of oddsTypes) {
    const trial = { resource: 'power', stake: 5, events: 6, weeks: 60, seed: 1 } as const
    const shown = { dessert: 'bocai', card: true } as const
    const { bets, desserts } = weekOfBets({ ...trial, oddsType, right: 1, shown })
    expect(bets + desserts).toBeGreaterThan(4)
    expect(1 + (bets + desserts) / eagerUnits).toBeLessThan(exploitBound)
  }
})

test('who stakes last and is never wrong wins no more than the week lets them, the house loses no more than its base', () => {
  for (const [resource, stake, most] of [
    ['power', 5, betRates.weekWinnings.units],
    ['faith', 15, betRates.weekWinnings.faith],
  ] as const)
    for (const oddsType of oddsTypes) {
      const trial = { resource, oddsType, stake, events: 6, weeks: 20, seed: 1 } as const
      const never = snipe({ ...trial, snipers: 10, right: 1 })
      expect(never.week).toBeGreaterThan(most / 4)
      expect(never.week).toBeLessThanOrEqual(most)
      expect(never.worst).toBeLessThanOrEqual(betRates.base[resource])
      // Who knows nothing pays the margin.
      expect(snipe({ ...trial, snipers: 10, right: 0.5 }).week).toBeLessThan(never.week / 4)
    }
})

test('a ring that objects to everything holds up one event in eight at most, for two days at most', () => {
  const ring = { accounts: 20, staked: 5, days: 3_000, seed: 1 }
  const held = holdUp({ ...ring, of: 300 })
  expect(held.events).toBeGreaterThan(0.04)
  expect(held.events).toBeLessThan(0.125)
  expect(held.most).toBeLessThanOrEqual(betRates.decisionHours / 24)
  // Twice the ring, twice the events; two accounts are not enough.
  expect(holdUp({ ...ring, accounts: 40, of: 300 }).events).toBeGreaterThan(1.8 * held.events)
  expect(holdUp({ ...ring, accounts: 2, of: 300 }).events).toBe(0)
})
