import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dessertRates, outingHours } from './dessert-rates.ts'
import {
  backAt,
  forage,
  foragePlaces,
  forageTables,
  hoursLeft,
  isForagePlace,
  passedPart,
  stolenUnits,
  thiefSugar,
} from './outings.ts'

const leftAt = new Date('2026-03-01T10:00:00Z')
const after = (minutes: number) => new Date(leftAt.getTime() + minutes * 60_000)
const draws = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 16, maxLength: 16 })

test('an outing ends after its hours; what has passed is a part of it', () => {
  expect(backAt({ leftAt, hours: 4 })).toEqual(after(240))
  expect([0, 60, 240, 999, -5].map((minutes) => passedPart({ leftAt, hours: 4 }, after(minutes)))).toEqual([
    0, 0.25, 1, 1, 0,
  ])
})

test('a member’s desserts are out for 16 hours a Beijing day', () => {
  const today = '2026-03-02'
  expect(hoursLeft({ day: null, hours: 0 }, today)).toBe(16)
  expect([0, 10, 16, 18].map((hours) => hoursLeft({ day: today, hours }, today))).toEqual([16, 6, 0, 0])
  expect(hoursLeft({ day: '2026-03-01', hours: 16 }, today)).toBe(16)
})

describe('foraging', () => {
  test('brings what the place has, within the bounds of its hours', () => {
    fc.assert(
      fc.property(fc.constantFrom(...foragePlaces), fc.constantFrom(...outingHours), draws, (place, hours, drawn) => {
        const { found } = forage({ place, hours, part: 1, oneMore: false }, (n) => drawn[n] ?? 0)
        const [least, most] = dessertRates.foraged[hours]
        expect(found.length).toBeGreaterThanOrEqual(least)
        expect(found.length).toBeLessThanOrEqual(most)
        for (const material of found) expect(Object.keys(forageTables[place])).toContain(material)
      }),
    )
  })

  test('brings in proportion when called back early, one more with the moon-cake’s card, and never a hint at once', () => {
    const go = (part: number, oneMore = false) =>
      forage({ place: 'shop', hours: 8, part, oneMore }, (n) => (n === 0 ? 0.999 : 0)).found.length
    expect([go(1), go(1, true), go(0.5), go(0.99), go(0)]).toEqual([7, 8, 3, 6, 0])
    expect(forage({ place: 'shop', hours: 8, part: 0, oneMore: false }, () => 0).hint).toBe(false)
    expect(forage({ place: 'shop', hours: 8, part: 1, oneMore: false }, () => 0.199).hint).toBe(true)
    expect(forage({ place: 'shop', hours: 8, part: 1, oneMore: false }, () => 0.2).hint).toBe(false)
  })

  test('the moon-cake’s card acts on outings of eight hours alone', () => {
    const most = (hours: 2 | 4 | 8, oneMore: boolean) =>
      forage({ place: 'gate', hours, part: 1, oneMore }, () => 0.999).found.length
    expect(outingHours.map((hours) => most(hours, true) - most(hours, false))).toEqual([0, 0, 1])
  })

  test('draws the number, the hint and each material by a draw of its own', () => {
    const asked: number[] = []
    const { found } = forage({ place: 'library', hours: 8, part: 1, oneMore: false }, (n) => {
      asked.push(n)
      return 0.6
    })
    expect(asked.toSorted((a, b) => a - b)).toEqual([0, 1, ...found.map((_, n) => n + 2)])
  })

  test('finds bets’ material at the shop alone', () => {
    expect(foragePlaces.filter((place) => 'bocai' in forageTables[place])).toEqual(['shop'])
    expect([isForagePlace('pool'), isForagePlace('moon'), isForagePlace('toString')]).toEqual([true, false, false])
  })
})

describe('stealing', () => {
  const from = (changes: object) =>
    stolenUnits({ hours: 8, part: 1, guard: 1, left: 100, fed: 100, stolen: 0, ...changes })

  test('takes a share by hours that the other’s level lowers', () => {
    expect([2, 4, 8].map((hours) => from({ hours }))).toEqual([9, 18, 27])
    expect([1, 5, 9].map((guard) => from({ guard }))).toEqual([27, 18, 8])
    expect([from({ part: 0.5 }), from({ part: 0 }), from({ left: 3 }), from({ fed: 0, left: 0 })]).toEqual([
      13, 0, 3, 0,
    ])
  })

  test('never takes more than half of a day’s plate, however many come', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400 }),
        fc.array(fc.constantFrom(...outingHours), { maxLength: 20 }),
        (fed, thieves) => {
          let [left, stolen] = [fed, 0]
          for (const hours of thieves) {
            const taken = from({ hours, left, fed, stolen })
            expect(taken).toBeGreaterThanOrEqual(0)
            left -= taken
            stolen += taken
          }
          expect(stolen).toBeLessThanOrEqual(fed / 2)
          expect(left).toBeGreaterThanOrEqual(fed / 2)
        },
      ),
    )
  })

  test('brings sugar besides', () => {
    expect([thiefSugar(2, 1), thiefSugar(8, 1), thiefSugar(8, 0.5), thiefSugar(2, 0.4)]).toEqual([2, 8, 4, 0])
  })
})
