import { expect, test } from 'vitest'
import { byNoun, eachOf, inOrder } from './by-noun.ts'

test('parts are known by the folder that states them, and stand in their order', () => {
  const found = byNoun({
    '../../nouns/bets/web/front-parts.tsx': [{ order: 20 }],
    '../../nouns/sign-in/web/front-parts.tsx': [{ order: 30 }, { order: 10 }],
  })
  expect(inOrder(eachOf(found)).map(({ noun, stated }) => [noun, stated.order])).toEqual([
    ['sign-in', 10],
    ['bets', 20],
    ['sign-in', 30],
  ])
})
