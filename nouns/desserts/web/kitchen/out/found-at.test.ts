import { expect, test } from 'vitest'
import { foragePlaces } from '#rules/desserts/outings.ts'
import { foundAt } from './found-at.ts'

test('the most frequent material of a place comes first, and all shares make one', () => {
  expect(foundAt('gate').map(({ material }) => material)).toEqual(['orange', 'mooncake', 'milk'])
  expect(foundAt('pool')).toEqual([
    { material: 'icecream', share: 4 / 6 },
    { material: 'orange', share: 2 / 6 },
  ])
  for (const place of foragePlaces) {
    expect(foundAt(place).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  }
})
