import { expect, test } from 'vitest'
import { foreseen } from '../../../rules/foreseen.ts'
import { missingBullets } from '../../pot-counts.ts'
import { knowledgeOf } from './knowledge-of.ts'

test('what the shelf tells is enough to foresee a tried mixture and one whose recipe hints tell', () => {
  const knowledge = knowledgeOf({
    HINTS: [
      { DESSERT: 'milk', BULLET: 'gdd', COUNT: 7 },
      { DESSERT: 'milk', BULLET: 'zjj', COUNT: 2 },
    ],
    TRIED: [{ gdd: 0, sjd: 4, zjj: 6, DESSERT: 'orange', DISTANCE: 8, TRIES: 2, CAME: 0 }],
  })
  expect(foreseen(knowledge, { gdd: 0, sjd: 4, zjj: 6 })).toEqual({ dessert: 'orange', distance: 8 })
  expect(foreseen(knowledge, { gdd: 7, sjd: 1, zjj: 2 })).toEqual({ dessert: 'milk', distance: 0 })
})

test('every kind of bullet fills the pot', () => {
  expect(missingBullets({ gdd: 1, sjd: 2, zjj: 3 })).toBe(4)
})
