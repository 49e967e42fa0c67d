import { expect, test } from 'vitest'
import { barOf } from './slip-bar.ts'

test('whatever keeps a member from staking takes the place of the form, but for the question of their age', () => {
  for (const bar of ['robotBets', 'inDebt', 'involved', 'paused']) expect(barOf({ BAR: bar })).toBe(bar)
  expect([barOf({ BAR: '' }), barOf({ BAR: 'adultMissing' })]).toEqual([null, null])
})
