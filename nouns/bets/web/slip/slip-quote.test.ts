import { expect, test } from 'vitest'
import type { Bet } from '../../contract/bet-rows.ts'
import { payoutsNow } from '../../rules/stake-quote.ts'
import { bothOf, exampleOf, openingOf, payoutFor, poolOf } from './slip-quote.ts'

const option = { LABEL: 'yes', PICTURE: '', ODDS: 960, FACTOR: 1_960, SHARE: 500_000 }
type Quoted = Pick<Bet, 'RESOURCE' | 'TYPE' | 'BASE' | 'OPTIONS' | 'POOL' | 'OWN'>
const even: Quoted = {
  RESOURCE: 'power',
  TYPE: 'dynamic',
  BASE: 100,
  OPTIONS: [option, { ...option, LABEL: 'no' }],
  POOL: { STAKED: [0, 0], PROMISED: [0, 0] },
  OWN: null,
}
const hidden = { ...even, POOL: { STAKED: [], PROMISED: [] } }
const own = (PAYS: number[]): Bet['OWN'] => ({
  STAKES: [],
  BALANCE: 9,
  ROOMS: [{ MOST: PAYS.length, BY: 'event', PAYS }],
  BAR: '',
  DESSERT: '',
  CARD: 'N',
  STARS: 0,
  MAYRATE: 'N',
  MAYOBJECT: 'N',
  OBJECTED: 'N',
})

test('a shown pool is quoted by the rules: the worked example of the docs', () => {
  expect(payoutFor(even, 0, 5)).toBe(9_363)
  expect(bothOf(9_363)).toEqual([9, 10])
  expect(bothOf(9_000)).toEqual([9, 9])
  expect([bothOf(9_999), bothOf(9_001)]).toEqual([
    [9, 10],
    [9, 10],
  ])
})

test('a hidden pool is quoted from what the server told, to the same number', () => {
  const told = payoutsNow(openingOf(even), poolOf(even) ?? { staked: [], promised: [] }, 0, 5)
  expect(payoutFor({ ...hidden, OWN: own(told) }, 0, 5)).toBe(payoutFor(even, 0, 5))
  expect(payoutFor({ ...hidden, OWN: own(told) }, 0, 6)).toBeNull()
  expect(payoutFor(hidden, 0, 5)).toBeNull()
})

test('fixed odds are known to everybody', () => {
  expect(payoutFor({ ...hidden, TYPE: 'static' }, 0, 5)).toBe(9_800)
})

test('under `ending` there is an example and no promise', () => {
  expect(payoutFor({ ...even, TYPE: 'ending' }, 0, 5)).toBeNull()
  expect(exampleOf(even, 0, 5)).toEqual({ factor: 1_960, payout: 9_800 })
})
