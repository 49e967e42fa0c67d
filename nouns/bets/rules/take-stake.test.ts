import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areCommentsOpen } from './bet-comments.ts'
import { emptyPool, type Opening, oddsTypes, stakeResources } from './odds.ts'
import { endFactor } from './settlement.ts'
import { largestStake } from './stake-bounds.ts'
import { poolAfter, priceStake } from './take-stake.ts'

const room = fc.nat(20)
const anyCase = fc.record({
  resource: fc.constantFrom(...stakeResources),
  oddsType: fc.constantFrom(...oddsTypes),
  limits: fc.record({ balance: room, stakedHere: room, weekRoom: fc.nat(60), ownRoom: room, ofMember: fc.boolean() }),
  /** Units on the other option. */
  before: fc.nat(30),
})

test('the largest stake is taken, and one more is refused by the limit that was told', () => {
  fc.assert(
    fc.property(anyCase, ({ resource, oddsType, limits, before }) => {
      const opening: Opening = { resource, oddsType, base: 100, odds: [900, 900] }
      const pool = poolAfter(emptyPool(opening), { option: 1, stake: before }, 0)
      const { stake, by } = largestStake(opening, pool, 0, limits)
      const priced = (units: number) => priceStake(opening, pool, { option: 0, stake: units }, limits)
      if (stake > 0) expect(typeof priced(stake)).toBe('object')
      expect(priced(Math.max(0, stake) + 1)).toBe(by)
    }),
    { numRuns: 1_000 },
  )
})

describe('the factor of an event that is divided at the end', () => {
  test('is never above its bound, however many stood on the other side', () => {
    const opening: Opening = { resource: 'power', oddsType: 'ending', base: 100, odds: [900, 900] }
    const pool = poolAfter(emptyPool(opening), { option: 1, stake: 5_000 }, 0)
    expect(endFactor(opening, pool, 0)).toEqual({ numerator: 1_900n, denominator: 1_000n })
    expect(endFactor({ ...opening, resource: 'faith' }, pool, 0)).toEqual({ numerator: 3_800n, denominator: 1_000n })
  })
})

test('an event is discussed until 30 days after it is paid', () => {
  const paid = new Date('2026-11-20T12:00:00Z')
  const after = (ms: number) => areCommentsOpen(paid, new Date(paid.getTime() + ms))
  expect([areCommentsOpen(null, paid), after(0), after(30 * 86_400_000 - 1), after(30 * 86_400_000)]).toEqual([
    ...[true, true, true, false],
  ])
})
