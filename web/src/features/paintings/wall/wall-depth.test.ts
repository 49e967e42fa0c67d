import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepDepth, readDepth } from './wall-depth.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  Object.assign(globalThis, { sessionStorage })
})
afterEach(() => stored.clear())

test('what was kept is read again, for the newest twenty entries', () => {
  expect(readDepth('a')).toBeNull()
  keepDepth('a', { pages: 3, y: 1_200 })
  expect(readDepth('a')).toEqual({ pages: 3, y: 1_200 })
  for (let n = 0; n < 19; n++) keepDepth(`n${n}`, { pages: 2, y: n })
  expect(readDepth('a')).toEqual({ pages: 3, y: 1_200 })
  keepDepth('another', { pages: 1, y: 0 })
  expect([readDepth('a'), readDepth('n0'), readDepth('another')]).toEqual([
    null,
    { pages: 2, y: 0 },
    { pages: 1, y: 0 },
  ])
})

test.each([
  ['not JSON', null],
  ['null', null],
  ['[]', null],
  ['{"a":7}', null],
  ['{"a":{"pages":"x","y":5}}', null],
  ['{"a":{"pages":-1,"y":5}}', null],
  ['{"a":{"pages":2.5}}', { pages: 2, y: 0 }],
  ['{"a":{"pages":10000000000,"y":5}}', { pages: 50, y: 5 }],
])('%s is read as %j', (text, depth) => {
  stored.set('walls', text)
  expect(readDepth('a')).toEqual(depth)
})
