import { expect, test } from 'vitest'
import { waysOn } from './ways-on.ts'

test('a run that stands twice is taken out once', () => {
  expect(waysOn(['a', 'b', 'a'], 'r.pairSelf', null)).toEqual([['a', 'b']])
  expect(waysOn(['a', 'a'], 'r.pairSelf', null)).toEqual([])
})

test('of five runs any can go, the last first; of more the first four stay', () => {
  const ways = waysOn(['a', 'b', 'c', 'd', 'e'], 'r.pairMany', null)
  expect([ways.length, ways[0], ways.at(-1)]).toEqual([5, ['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'e']])
  expect(waysOn([...'abcdef'], 'r.pairMany', null)).toEqual([['a', 'b', 'c', 'd']])
})

test('what is gone goes, and runs alike stay together', () => {
  expect(waysOn(['a', 'b', 'c'], 'r.pairGone', { gone: ['b'] })).toEqual([['a', 'c']])
  expect(waysOn(['a', 'b'], 'r.pairGone', { gone: ['b'] })).toEqual([])
  expect(waysOn(['a', 'b', 'c'], 'r.pairGame', { alike: [['a'], ['b', 'c']] })).toEqual([['b', 'c']])
  expect(waysOn(['a', 'b'], 'netError2', null)).toEqual([])
})
