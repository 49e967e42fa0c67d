import { expect, test } from 'vitest'
import { typedAmount } from './amount-field.tsx'

test('Whole numbers of half and full width are amounts, and nothing else is', () => {
  expect([' 12', '１２', '０7'].map(typedAmount)).toEqual([12, 12, 7])
  expect(['', '-3', '1.5', '十', '1e3', '9'.repeat(16)].map(typedAmount)).toEqual([0, 0, 0, 0, 0, 0])
})
