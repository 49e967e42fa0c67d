import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exceeds, fractionOf, toNumber, whole, wholeIn } from '#rules/fraction.ts'
import { betRates } from './bet-rates.ts'
import {
  emptyPool,
  factorOf,
  marginOf,
  type Opening,
  oddsTypes,
  type Pool,
  poolFactor,
  shareOf,
  sharesOf,
  stakeResources,
  totalOf,
  withStake,
} from './odds.ts'
import { oddsForChances, openingRefusal } from './opening.ts'
import { endFactor, poolOf, type Staked, settle } from './settlement.ts'
import { largestStake, personMost } from './stake-bounds.ts'
import { drawnPayout, isWorse, mayWin, payoutsNow, possiblePayouts, promiseRoom, quoteStake } from './stake-quote.ts'

/** An even event in power, base 100: the margin is 1.0204. */
const even: Opening = { resource: 'power', oddsType: 'dynamic', base: 100, odds: [960, 960] }

/** Takes a stake as the site does; what is promised, or why it has no price. */
function stakeOn(
  opening: Opening,
  stakes: Staked[],
  { option, stake, draw }: { option: number; stake: number; draw: number },
) {
  const pool = poolOf(opening, stakes)
  if (opening.oddsType === 'ending') return void stakes.push({ option, stake, promised: 0 })
  const quote = quoteStake(opening, pool, option, stake)
  if (typeof quote === 'string') return quote
  const promised = drawnPayout(quote, promiseRoom(opening, pool, option, stake), draw)
  stakes.push({ option, stake, promised })
  return promised
}

describe('odds', () => {
  test('the pool opens at one and the odds, in every event', () => {
    fc.assert(
      fc.property(anyOpening, (opening) => {
        for (const [option, odds] of opening.odds.entries()) {
          const { numerator, denominator } = poolFactor(opening, emptyPool(opening), option)
          expect(numerator * 1_000n).toBe(denominator * BigInt(1_000 + odds))
        }
      }),
    )
  })

  test('shares are those of one over the factors, and add up', () => {
    const opening: Opening = { ...even, odds: [1_000, 3_000, 3_000] }
    expect(opening.odds.map((_, option) => shareOf(opening, emptyPool(opening), option))).toEqual([0.5, 0.25, 0.25])
    expect(toNumber(marginOf(opening.odds))).toBe(1)
    const pool = withStake(emptyPool(opening), 0, 100)
    expect(opening.odds.map((_, option) => shareOf(opening, pool, option))).toEqual([0.75, 0.125, 0.125])
  })

  test('the margin fades as people stake', () => {
    const opening: Opening = { ...even, resource: 'faith', odds: [600, 600] }
    const factors = [0, 100, 900].map((each) => {
      const pool = { staked: [each, each], promised: [0, 0] }
      return toNumber(poolFactor(opening, pool, 0))
    })
    expect(factors.map((each) => each.toFixed(3))).toEqual(['1.600', '1.846', '1.974'])
  })

  test('odds fall where people stake; in power and points none rises above its opening, in faith none above twice it', () => {
    const pool = { staked: [0, 400], promised: [0, 0] }
    expect(toNumber(factorOf(even, pool, 0))).toBe(1.96)
    expect(toNumber(factorOf({ ...even, resource: 'point' }, pool, 0))).toBe(1.96)
    expect(toNumber(factorOf({ ...even, resource: 'faith' }, pool, 0))).toBe(3.92)
    expect(toNumber(factorOf({ ...even, oddsType: 'static' }, pool, 1))).toBe(1.96)
    expect(toNumber(factorOf(even, pool, 1))).toBeLessThan(1.2)
  })

  test('exact where doubles are not: 100 at 0.15 pay 115', () => {
    const quote = quoteStake(
      { ...even, oddsType: 'static', base: 2_000, odds: [150, 7_000] },
      { staked: [0, 0], promised: [0, 0] },
      0,
      100,
    )
    expect(typeof quote === 'string' ? quote : wholeIn(quote.payout)).toBe(115)
  })
})

describe('a stake', () => {
  test('locks the factor after itself', () => {
    const quote = quoteStake(even, emptyPool(even), 0, 5)
    if (typeof quote === 'string') throw new Error(quote)
    expect(quote.factor).toEqual(factorOf(even, withStake(emptyPool(even), 0, 5), 0))
    expect(toNumber(quote.payout).toFixed(3)).toBe('9.363')
    expect(possiblePayouts(quote, 105)).toEqual([9, 10])
    expect(possiblePayouts(quote, 9)).toEqual([9])
    expect([0, 0.36, 0.37, 0.99].map((draw) => drawnPayout(quote, 105, draw))).toEqual([10, 10, 9, 9])
    expect(drawnPayout(quote, 9, 0)).toBe(9)
  })

  test('is told for every size that a page may show, and never as more than it pays', () => {
    const payouts = payoutsNow(even, emptyPool(even), 0, 5)
    expect([payouts.length, payouts.at(-1)]).toEqual([5, 9_363])
    for (const [n, told] of payouts.entries()) {
      const quote = quoteStake(even, emptyPool(even), 0, n + 1)
      if (typeof quote === 'string') throw new Error(quote)
      expect(exceeds(fractionOf(BigInt(told), 1_000n), quote.payout)).toBe(false)
      expect(isWorse(quote.payout, fractionOf(BigInt(told), 1_000n))).toBe(false)
    }
    expect(payoutsNow({ ...even, oddsType: 'ending' }, emptyPool(even), 0, 5)).toEqual([])
  })

  test('is too much where a smaller one wins as much', () => {
    const opening: Opening = { ...even, oddsType: 'static', odds: [3_000, 364] }
    const pool: Pool = { staked: [30, 0], promised: [120, 0] }
    expect(promiseRoom(opening, pool, 0, 3)).toBe(13)
    expect(quoteStake(opening, pool, 0, 3)).not.toBe('tooMuch')
    expect(quoteStake(opening, pool, 0, 4)).toBe('tooMuch')
    expect(mayWin(opening, pool, 0, 4)).toBe('tooMuch')
    expect(mayWin(opening, pool, 0, 3)).toBe(9)
  })

  test('is a waste below a factor of 1.01', () => {
    const opening: Opening = { ...even, resource: 'faith', base: 20, odds: [50, 15_000] }
    expect(quoteStake(opening, { staked: [0, 0], promised: [0, 0] }, 0, 1)).not.toBe('waste')
    expect(quoteStake(opening, { staked: [400, 0], promised: [0, 0] }, 0, 1)).toBe('waste')
  })

  test('asks again once it is worse by more than three in a hundred', () => {
    expect(isWorse(whole(97), whole(100))).toBe(false)
    expect(isWorse(fractionOf(9_699n, 100n), whole(100))).toBe(true)
    expect(isWorse(whole(130), whole(100))).toBe(false)
  })

  test('counts under an open end what the bounds let it win', () => {
    const opening: Opening = { ...even, oddsType: 'ending' }
    expect(mayWin(opening, emptyPool(opening), 0, 5)).toBe(5)
    expect(mayWin({ ...opening, resource: 'faith' }, emptyPool(opening), 0, 5)).toBe(15)
  })

  test('a person stakes a twentieth of the base, on an event of a member a fifth', () => {
    expect([personMost(even, false), personMost({ ...even, base: 39 }, false)]).toEqual([5, 1])
    expect(personMost({ ...even, base: 30, resource: 'faith' }, true)).toBe(6)
  })

  const free = { balance: 100, stakedHere: 0, weekRoom: 100, ownRoom: Number.POSITIVE_INFINITY, ofMember: false }
  test.each([
    [{}, { stake: 5, by: 'event' }],
    [{ stakedHere: 3 }, { stake: 2, by: 'event' }],
    [{ stakedHere: 7 }, { stake: 0, by: 'event' }],
    [{ balance: 2 }, { stake: 2, by: 'balance' }],
    [{ balance: 5 }, { stake: 5, by: 'event' }],
    [{ weekRoom: 4 }, { stake: 4, by: 'week' }],
    [{ ownRoom: 2 }, { stake: 2, by: 'own' }],
    [{ weekRoom: 0 }, { stake: 0, by: 'week' }],
    [
      { weekRoom: 2, balance: 3 },
      { stake: 2, by: 'week' },
    ],
  ])('the largest stake with %j is %j', (change, largest) => {
    expect(largestStake(even, emptyPool(even), 0, { ...free, ...change })).toEqual(largest)
  })

  test('the largest stake is what can still be promised', () => {
    const opening: Opening = { ...even, oddsType: 'static', odds: [3_000, 364] }
    const pool: Pool = { staked: [30, 0], promised: [120, 0] }
    expect(largestStake(opening, pool, 0, free)).toEqual({ stake: 3, by: 'tooMuch' })
  })
})

describe('what events pay', () => {
  // Made by an independent program in exact numbers. Draws are 64ths.
  test.each<{
    opening: Opening
    /** Option, stake, draw, and what is promised or refused. */
    stakes: readonly (readonly [number, number, number, number | string | undefined])[]
    /** What is paid to the stakes, and returned, by winner; first without a result. */
    ends: readonly (readonly [readonly number[], number])[]
  }>([
    {
      opening: even,
      stakes: [
        ...([
          [1, 2, 26, 4],
          [0, 1, 53, 2],
          [0, 3, 38, 6],
          [0, 5, 14, 10],
          [0, 1, 28, 2],
          [1, 1, 16, 2],
          [0, 5, 28, 9],
        ] as const),
        ...([
          [0, 5, 8, 9],
          [0, 5, 61, 8],
          [0, 5, 38, 8],
          [1, 1, 63, 1],
          [0, 1, 36, 2],
          [0, 3, 27, 5],
          [0, 5, 8, 8],
        ] as const),
      ],
      ends: [
        [[2, 1, 3, 5, 1, 1, 5, 5, 5, 5, 1, 1, 3, 5], 100],
        [[0, 2, 6, 10, 2, 0, 9, 9, 8, 8, 0, 2, 5, 8], 74],
        [[4, 0, 0, 0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0], 136],
      ],
    },
    {
      opening: { resource: 'power', oddsType: 'static', base: 100, odds: [587, 2174, 7000] },
      stakes: [
        ...([
          [2, 3, 36, 24],
          [2, 2, 7, 16],
          [2, 5, 41, 40],
          [0, 3, 7, 5],
          [2, 1, 37, 8],
          [0, 5, 14, 8],
          [1, 5, 28, 16],
        ] as const),
        ...([
          [1, 4, 38, 13],
          [1, 3, 20, 10],
          [0, 2, 45, 3],
          [0, 1, 37, 2],
          [1, 5, 32, 16],
          [1, 4, 19, 13],
          [2, 1, 8, 8],
        ] as const),
      ],
      ends: [
        [[3, 2, 5, 3, 1, 5, 5, 4, 3, 2, 1, 5, 4, 1], 100],
        [[0, 0, 0, 5, 0, 8, 0, 0, 0, 3, 2, 0, 0, 0], 126],
        [[0, 0, 0, 0, 0, 0, 16, 13, 10, 0, 0, 16, 13, 0], 76],
        [[24, 16, 40, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 8], 48],
      ],
    },
    {
      opening: { resource: 'faith', oddsType: 'dynamic', base: 300, odds: [960, 2267, 3901] },
      stakes: [
        ...([
          [2, 7, 11, 32],
          [1, 3, 60, 9],
          [1, 7, 3, 22],
          [2, 2, 49, 9],
          [2, 10, 51, 41],
          [1, 6, 45, 18],
        ] as const),
        ...([
          [1, 10, 32, 29],
          [2, 13, 30, 50],
          [0, 14, 6, 32],
          [1, 8, 45, 24],
          [2, 2, 4, 8],
          [2, 12, 20, 44],
        ] as const),
        ...([
          [2, 10, 44, 34],
          [1, 5, 46, 15],
        ] as const),
      ],
      ends: [
        [[7, 3, 7, 2, 10, 6, 10, 13, 14, 8, 2, 12, 10, 5], 300],
        [[0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0], 377],
        [[0, 9, 22, 0, 0, 18, 29, 0, 0, 24, 0, 0, 0, 15], 292],
        [[32, 0, 0, 9, 41, 0, 0, 50, 0, 0, 8, 44, 34, 0], 191],
      ],
    },
    {
      opening: { resource: 'faith', oddsType: 'ending', base: 300, odds: [1450, 2267, 3901, 8803] },
      stakes: [
        ...([
          [3, 15, 0, undefined],
          [2, 1, 0, undefined],
          [3, 6, 0, undefined],
          [0, 8, 0, undefined],
        ] as const),
        ...([
          [1, 13, 0, undefined],
          [1, 12, 0, undefined],
          [3, 7, 0, undefined],
          [3, 2, 0, undefined],
        ] as const),
        ...([
          [3, 7, 0, undefined],
          [2, 15, 0, undefined],
          [3, 14, 0, undefined],
          [2, 12, 0, undefined],
        ] as const),
        ...([
          [2, 11, 0, undefined],
          [3, 4, 0, undefined],
        ] as const),
      ],
      ends: [
        [[15, 1, 6, 8, 13, 12, 7, 2, 7, 15, 14, 12, 11, 4], 300],
        [[0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 401],
        [[0, 0, 0, 0, 47, 44, 0, 0, 0, 0, 0, 0, 0, 0], 336],
        [[0, 4, 0, 0, 0, 0, 0, 0, 0, 64, 0, 51, 47, 0], 261],
        [[74, 0, 30, 0, 0, 0, 35, 9, 35, 0, 69, 0, 0, 20], 155],
      ],
    },
    {
      opening: { resource: 'faith', oddsType: 'dynamic', base: 60, odds: [15000, 50] },
      stakes: [
        ...([
          [0, 3, 7, 28],
          [1, 3, 2, 4],
          [0, 1, 40, 8],
          [1, 1, 41, 1],
          [1, 2, 39, 2],
          [1, 2, 8, 3],
          [0, 2, 63, 15],
        ] as const),
        ...([
          [1, 2, 31, 2],
          [1, 1, 10, 1],
          [0, 3, 22, 19],
          [1, 2, 54, 2],
          [0, 3, 2, 'tooMuch'],
          [0, 3, 24, 'tooMuch'],
        ] as const),
      ],
      ends: [
        [[3, 3, 1, 1, 2, 2, 2, 2, 1, 3, 2], 60],
        [[28, 0, 8, 0, 0, 0, 15, 0, 0, 19, 0], 12],
        [[0, 4, 0, 1, 2, 3, 0, 2, 1, 0, 2], 67],
      ],
    },
  ])('$opening.resource, $opening.oddsType, base $opening.base', ({ opening, stakes, ends }) => {
    const taken: Staked[] = []
    for (const [option, stake, draw, promised] of stakes) {
      expect(stakeOn(opening, taken, { option, stake, draw: draw / 64 })).toBe(promised)
    }
    for (const [at, [paid, returned]] of ends.entries()) {
      expect(settle(opening, taken, { winner: at === 0 ? null : at - 1, draw: 0.375 })).toEqual({ paid, returned })
    }
  })

  test('nobody staked on the winner: everything is returned', () => {
    for (const oddsType of oddsTypes) {
      const stakes = [{ option: 1, stake: 5, promised: 9 }]
      expect(settle({ ...even, oddsType }, stakes, { winner: 0, draw: 0.5 })).toEqual({ paid: [0], returned: 105 })
    }
  })

  test('an open end pays at least the stake, and no more than there is', () => {
    const opening: Opening = { ...even, oddsType: 'ending' }
    const all = Array.from({ length: 20 }, () => ({ option: 0, stake: 50, promised: 0 }))
    expect(endFactor(opening, poolOf(opening, all), 0)).toEqual(poolFactor(opening, poolOf(opening, all), 0))
    expect(exceeds(whole(1), endFactor(opening, poolOf(opening, all), 0))).toBe(false)
    const dear: Opening = { ...opening, odds: [50, 2_364] }
    const crowded = Array.from({ length: 20 }, () => ({ option: 0, stake: 50, promised: 0 }))
    expect(exceeds(whole(1), poolFactor(dear, poolOf(dear, crowded), 0))).toBe(true)
    expect(settle(dear, crowded, { winner: 0, draw: 0 })).toEqual({ paid: crowded.map(() => 50), returned: 100 })
  })
})

const anyOpening: fc.Arbitrary<Opening> = fc
  .record({
    resource: fc.constantFrom(...stakeResources),
    oddsType: fc.constantFrom(...oddsTypes),
    base: fc.constantFrom(20, 50, 100, 300, 1_000, 1_000_000),
    chances: fc.array(fc.integer({ min: 3, max: 100 }), { minLength: 2, maxLength: 10 }),
    margin: fc.constantFrom(1_020, 1_050, 1_250),
  })
  .map(({ chances, margin, ...opening }) => ({
    ...opening,
    odds: oddsForChances(chances, { resource: opening.resource, margin }),
  }))
  .filter(({ odds }) => !exceeds(whole(1), marginOf(odds)))

test('whatever is staked: what is paid and returned is base and stakes, the house loses no more than its base, and no winner gets less than the stake', () => {
  fc.assert(
    fc.property(
      anyOpening,
      fc.array(fc.record({ option: fc.nat(9), part: fc.integer({ min: 1, max: 100 }), draw: fc.nat(63) }), {
        maxLength: 40,
      }),
      fc.nat(63),
      (opening, wishes, draw) => {
        const stakes: Staked[] = []
        for (const { option, part, draw: drawn } of wishes) {
          const stake = Math.max(1, Math.ceil((personMost(opening, false) * part) / 100))
          stakeOn(opening, stakes, { option: option % opening.odds.length, stake, draw: drawn / 64 })
          const pool = poolOf(opening, stakes)
          for (const promised of pool.promised) expect(promised).toBeLessThanOrEqual(totalOf(opening, pool))
        }
        const staked = stakes.reduce((sum, { stake }) => sum + stake, 0)
        for (const winner of [null, ...opening.odds.keys()]) {
          const { paid, returned } = settle(opening, stakes, { winner, draw: draw / 64 })
          const sum = paid.reduce((all, each) => all + each, 0)
          expect(sum + returned).toBe(opening.base + staked)
          expect(returned).toBeGreaterThanOrEqual(0)
          for (const [at, { option, stake }] of stakes.entries()) {
            if (winner === null) expect(paid[at]).toBe(stake)
            else if (option === winner) expect(paid[at]).toBeGreaterThanOrEqual(stake)
            else expect(paid[at]).toBe(0)
          }
        }
      },
    ),
    { numRuns: 400 },
  )
})

test('in power and points the opening shares of what is promised stay within the stakes', () => {
  fc.assert(
    fc.property(
      anyOpening.filter(({ resource, oddsType }) => resource !== 'faith' && oddsType !== 'ending'),
      fc.array(fc.record({ option: fc.nat(9), stake: fc.integer({ min: 1, max: 5 }) }), { maxLength: 40 }),
      (opening, wishes) => {
        const { weights, sum } = sharesOf(opening.odds)
        let promised = fractionOf(0n, 1n)
        let staked = 0
        let pool = emptyPool(opening)
        for (const { stake, ...wish } of wishes) {
          const option = wish.option % opening.odds.length
          const quote = quoteStake(opening, pool, option, stake)
          if (typeof quote === 'string') continue
          const weight = weights[option] ?? 0n
          promised = fractionOf(
            promised.numerator * quote.payout.denominator + quote.payout.numerator * weight * promised.denominator,
            promised.denominator * quote.payout.denominator,
          )
          staked += stake
          pool = withStake(pool, option, stake)
        }
        expect(exceeds(promised, fractionOf(sum * BigInt(staked), 1n))).toBe(false)
      },
    ),
    { numRuns: 200 },
  )
})

describe('an opening', () => {
  const form = { ...even, odds: [900, 900], multi: false, ofMember: false }
  test.each<[Partial<typeof form>, ReturnType<typeof openingRefusal>]>([
    [{}, null],
    [{ odds: [900] }, 'options'],
    [{ odds: Array.from({ length: 11 }, () => 7_000) }, 'options'],
    [{ base: 19 }, 'baseLow'],
    [{ odds: [49, 7_000] }, 'oddsRange'],
    [{ odds: [300, 7_001] }, 'oddsRange'],
    [{ odds: [1_000, 1_000] }, 'marginLow'],
    [{ odds: [961, 961] }, 'marginLow'],
    [{ odds: [600, 600] }, null],
    [{ odds: [599, 600] }, 'marginHigh'],
    [{ multi: true, oddsType: 'dynamic' }, null],
    [{ multi: true, oddsType: 'static' }, 'multiDynamic'],
    [{ multi: true, oddsType: 'ending' }, 'multiDynamic'],
    [{ ofMember: true, base: 30 }, 'memberFaith'],
    [{ ofMember: true, base: 30, resource: 'faith' }, null],
    [{ ofMember: true, base: 31, resource: 'faith' }, 'baseMember'],
    [{ ofMember: true, base: 19, resource: 'faith' }, 'baseMember'],
    [{ resource: 'faith', odds: [80, 30_000] }, 'marginLow'],
    [{ resource: 'faith', odds: [50, 11_000] }, null],
  ])('%j: %s', (change, refusal) => {
    expect(openingRefusal({ ...form, ...change })).toBe(refusal)
  })

  test('what the form offers for chances may open', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 20, max: 100 }), { minLength: 2, maxLength: 4 }),
        fc.constantFrom(...oddsTypes),
        (chances, oddsType) => {
          const odds = oddsForChances(chances, { resource: 'power', margin: betRates.margin[oddsType] + 2 })
          fc.pre(Math.max(...odds) < betRates.oddsMost.power && Math.min(...odds) > betRates.oddsLeast)
          expect(openingRefusal({ ...form, oddsType, odds })).toBeNull()
        },
      ),
    )
  })
})
