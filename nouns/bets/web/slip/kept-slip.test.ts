import { expect, test } from 'vitest'
import { slipIn } from './kept-slip.ts'

test('a stored slip is read as it was typed; what is none is not taken', () => {
  expect(slipIn({ option: 1, amount: ' ７' })).toEqual({ option: 1, amount: ' ７' })
  expect(slipIn({ option: null, amount: '' })).toEqual({ option: null, amount: '' })
  expect([{ option: -1 }, { option: 1.5 }, { option: 'one' }].map((raw) => slipIn({ ...raw, amount: '2' }))).toEqual(
    [1, 2, 3].map(() => ({ option: null, amount: '2' })),
  )
  expect([null, 7, 'text', [], {}, { amount: 3 }, { amount: '1'.repeat(16) }].map(slipIn)).toEqual(Array(7).fill(null))
})
