import { oddsTypes } from '@patisserie/rules/bets/odds'
import { expect, test } from 'vitest'
import { exploitBound } from '../habits.ts'
import { move, pump } from './attacks.ts'
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
