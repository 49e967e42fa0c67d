import { describe, expect, test } from 'vitest'
import { effectOn } from '#rules/desserts/bet-effect.ts'
import { bringsBocai } from './bet-effects.ts'
import { hasSkillPlace, skillOf } from './bet-skill.ts'

describe('what a dessert adds', () => {
  const room = { effects: 3, winnings: 7 }
  const icecream = { dessert: 'icecream', card: false } as const
  const bocai = { dessert: 'bocai', card: false } as const
  test.each([
    ['nothing on display', 9, null, [0, 0], 0],
    ['ice-cream brings back a ninth', -9, icecream, [0, 0.5], 1],
    ['with its card two', -9, { ...icecream, card: true }, [0, 0.5], 2],
    ['of a loss, not of a win', 9, icecream, [0, 0], 0],
    ['fractions are drawn: up', -5, icecream, [0, 0.55], 1],
    ['fractions are drawn: down', -5, icecream, [0, 0.56], 0],
    ['bet-themed adds a fifth at least', 5, bocai, [0, 0.5], 1],
    ['three fifths at most', 5, bocai, [0.999, 0.5], 3],
    ['three tenths at least with its card', 10, { ...bocai, card: true }, [0, 0.5], 3],
    ['of a win, not of a loss', -9, bocai, [0.9, 0], 0],
    ['nothing won, nothing lost', 0, bocai, [0.9, 0], 0],
  ] as const)('%s', (...[, net, shown, draws, added]) => {
    expect(effectOn({ net }, shown, { room, draws })).toBe(added)
  })

  test('stays within both limits of the week', () => {
    const result = { net: 20 }
    const draws = [0, 0] as const
    expect(effectOn(result, bocai, { room, draws })).toBe(3)
    expect(effectOn(result, bocai, { room: { effects: 3, winnings: 2 }, draws })).toBe(2)
    expect(effectOn(result, bocai, { room: { effects: 3, winnings: -1 }, draws })).toBe(0)
  })

  test.each([
    ['power', 1, 2, true],
    ['power', 1, 1, false],
    ['point', 0, 5, false],
    ['faith', 1, 5, true],
    ['faith', 1, 4, false],
  ] as const)('a win in %s of %i with %i staked brings a bocai: %s', (resource, net, staked, brings) => {
    expect(bringsBocai({ resource, net }, staked)).toBe(brings)
  })
})

describe('skill', () => {
  const predictions = (count: number, price: number, hits: number) =>
    Array.from({ length: count }, (_, at) => ({ price, won: at < hits }))

  test('12 events at 0.525, 8 at 0.62, 14 hits', () => {
    expect(skillOf([...predictions(12, 0.525, 8), ...predictions(8, 0.62, 6)]).toFixed(2)).toBe('0.87')
  })

  test('sure things that win bring hardly anything, and nothing is no skill', () => {
    expect(skillOf(predictions(100, 0.97, 97)).toFixed(2)).toBe('0.00')
    expect(skillOf([])).toBe(0)
  })

  test('a place asks for 50 events, five of them of the last 30 days', () => {
    expect([hasSkillPlace(50, 5), hasSkillPlace(49, 5), hasSkillPlace(50, 4)]).toEqual([true, false, false])
  })
})
