import { expect, test } from 'vitest'
import { formatSigned } from './format-signed.ts'

test('a change has its sign, and no change has none', () => {
  expect([1_000, -3, 0, -0].map(formatSigned)).toEqual(['+1,000', '−3', '0', '0'])
})
