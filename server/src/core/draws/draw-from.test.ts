import { forage, forageTables } from '@patisserie/rules/desserts/outings'
import { bulletReward } from '@patisserie/rules/economy/post-reward'
import { expect, test } from 'vitest'
import { drawFrom } from './member-draws.ts'

const draws = 1_000_000
const seed = Buffer.alloc(32, 7)

/** Sum of the squared differences of counts from what is expected, over that. */
const chiSquare = (counts: readonly number[], expected: readonly number[]) =>
  counts.reduce((sum, count, n) => sum + (count - (expected[n] ?? 0)) ** 2 / (expected[n] ?? 1), 0)

test('a million draws fall evenly into a hundred parts, and as often as the tables say', () => {
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
  expect(Math.abs(bullets / draws - 0.1)).toBeLessThan(0.002)
  expect(Math.abs(sixty / draws - 0.6)).toBeLessThan(0.003)
})

test('a draw is the HMAC-SHA-256 of its name, as other programs work it out', () => {
  // python: hmac.new(bytes([7] * 32), b'synthesis:7:0', 'sha256').digest()[:6]
  expect(drawFrom(seed, 'synthesis', '7')(0)).toBe(0x2d_17_c0_fa_bc_58 / 2 ** 48)
})

test('places give their materials by the weights of their tables', () => {
  const found = new Map<string, number>()
  let [all, hints] = [0, 0]
  const outings = 20_000
  for (let n = 0; n < outings; n++) {
    const brought = forage({ place: 'library', hours: 8, part: 1, oneMore: false }, drawFrom(seed, 'outing', String(n)))
    all += brought.found.length
    if (brought.hint) hints++
    for (const material of brought.found) found.set(material, (found.get(material) ?? 0) + 1)
  }
  const weights = Object.entries(forageTables.library)
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  for (const [material, weight] of weights) {
    expect(Math.abs((found.get(material) ?? 0) / all - weight / sum)).toBeLessThan(0.01)
  }
  // Four to seven, each as often.
  expect(Math.abs(all / outings - 5.5)).toBeLessThan(0.03)
  // Three standard deviations are 0.0085.
  expect(Math.abs(hints / outings - 0.2)).toBeLessThan(0.009)
})
