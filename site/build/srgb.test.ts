import { expect, test } from 'vitest'
import { inSrgb, oklchHex } from './srgb.ts'

test.each([
  ['#ffffff', 1, 0, 0],
  ['#000000', 0, 0, 0],
  ['#ff0000', 0.6279553639, 0.2576833077, 29.2338812],
  ['#00ff00', 0.8664396115, 0.2948272403, 142.4953389],
  ['#0000ff', 0.4520137184, 0.3132143654, 264.0520207],
])('%s', (hex, l, c, h) => {
  expect(oklchHex(l, c, h)).toBe(hex)
})

test('in a drawing, with an alpha left to the attribute', () => {
  expect(inSrgb('fill="oklch(1 0 0)" stroke="oklch(0 0 0 / 0.5)"')).toBe('fill="#ffffff" stroke="#000000"')
})
