import { expect, test } from 'vitest'
import { personIn } from './person-in.ts'

test('a person is meant by an id or by a link to their page', () => {
  expect(
    [
      '１００００１２',
      ' 1000012 ',
      '/p/1000012',
      'https://shop.example/p/1000012?tab=dessert',
      'shop.example/p/1000012#x',
    ].map(personIn),
  ).toEqual(Array(5).fill(1_000_012))
  expect(['', '12', 'ann', 'https://shop.example/r/1000012', '10000123456', '1000012x'].map(personIn)).toEqual(
    Array(6).fill(null),
  )
})
