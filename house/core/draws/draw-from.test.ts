import { expect, test } from 'vitest'
import { forage, forageTables } from '#rules/desserts/outings.ts'
import { bulletReward } from '#rules/economy/post-reward.ts'
import { isWhole } from '#site/test/by-turns.ts'
import { drawFrom } from './member-draws.ts'

const draws = isWhole ? 1_000_000 : 100_000
const seed = Buffer.alloc(32, 7)

/** 3.5 standard deviations of the share of `n` draws that something as likely as `chance` comes in. */
const tolerance = (chance: number, n: number) => 3.5 * Math.sqrt((chance * (1 - chance)) / n)

/** Sum of the squared differences of counts from what is expected, over that. */
const chiSquare = (counts: readonly number[], expected: readonly number[]) =>
  counts.reduce((sum, count, n) => sum + (count - (expected[n] ?? 0)) ** 2 / (expected[n] ?? 1), 0)

test(`${draws} draws fall evenly into a hundred parts, and as often as the tables say`, () => {
  const draw = drawFrom(seed, 'synthesis', '7')
  const parts = new Array<number>(100).fill(0)
  let [bullets, sixty] = [0, 0]
  for (let n = 0; n < draws; n++) {
    const drawn = draw(n)
    const part = Math.floor(drawn * 100)
    parts[part] = (parts[part] ?? 0) + 1
    if (Object.keys(bulletReward(drawn)).length > 0) bullets++
    if (drawn * 100 < 60) sixty++
  }
  // With 99 degrees of freedom more than 170 comes once in 10^5 seeds; this seed is fixed.
  expect(chiSquare(parts, new Array(100).fill(draws / 100))).toBeLessThan(170)
  expect(Math.abs(bullets / draws - 0.1)).toBeLessThan(tolerance(0.1, draws))
  expect(Math.abs(sixty / draws - 0.6)).toBeLessThan(tolerance(0.6, draws))
})

test('a draw is the HMAC-SHA-256 of its name, as other programs work it out', () => {
  // python: hmac.new(bytes([7] * 32), b'synthesis:7:0', 'sha256').digest()[:6]
  expect(drawFrom(seed, 'synthesis', '7')(0)).toBe(0x2d_17_c0_fa_bc_58 / 2 ** 48)
})

test('places give their materials by the weights of their tables', () => {
  const found = new Map<string, number>()
  let [all, hints] = [0, 0]
  const outings = isWhole ? 20_000 : 5_000
  for (let n = 0; n < outings; n++) {
    const brought = forage({ place: 'library', hours: 8, part: 1, oneMore: false }, drawFrom(seed, 'outing', String(n)))
    all += brought.found.length
    if (brought.hint) hints++
    for (const material of brought.found) found.set(material, (found.get(material) ?? 0) + 1)
  }
  const weights = Object.entries(forageTables.library)
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  for (const [material, weight] of weights) {
    expect(Math.abs((found.get(material) ?? 0) / all - weight / sum)).toBeLessThan(tolerance(weight / sum, all))
  }
  // Four to seven, each as often: their variance is 1.25.
  expect(Math.abs(all / outings - 5.5)).toBeLessThan(3.5 * Math.sqrt(1.25 / outings))
  expect(Math.abs(hints / outings - 0.2)).toBeLessThan(tolerance(0.2, outings))
})
