import { expect, test } from 'vitest'
import { isLooser, limitText, typedLimit } from './limits-input.ts'

test('a limit is typed as a number, also in full width; nothing is no limit, and 0 lets nothing through', () => {
  expect(['', ' ', '0', '12', ' ５ ', '1000000', '-3', '1.5', 'ten'].map(typedLimit)).toEqual([
    ...[-1, -1, 0, 12, 5, null, null, null, null],
  ])
  expect([-1, 0, 12].map(limitText)).toEqual(['', '0', '12'])
})

test('a larger limit than the one that holds is looser, and so is none', () => {
  expect([isLooser(5, 6), isLooser(5, -1), isLooser(0, 1)]).toEqual([true, true, true])
  expect([isLooser(5, 5), isLooser(5, 0), isLooser(-1, 9), isLooser(-1, -1)]).toEqual([false, false, false, false])
})
