import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPages, readPages } from './kept-pages.ts'

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
  expect(readPages('a')).toBeNull()
  keepPages('a', 3)
  expect(readPages('a')).toBe(3)
  for (let n = 0; n < 19; n++) keepPages(`n${n}`, 2)
  expect(readPages('a')).toBe(3)
  keepPages('another', 1)
  expect([readPages('a'), readPages('n0'), readPages('another')]).toEqual([null, 2, 1])
})

test.each([
  ['not JSON', null],
  ['null', null],
  ['[]', null],
  ['{"a":"x"}', null],
  ['{"a":{}}', null],
  ['{"a":-1}', null],
  ['{"a":2.5}', 2],
  ['{"a":10000000000}', 50],
])('%s is read as %j', (text, pages) => {
  stored.set('wall-pages', text)
  expect(readPages('a')).toBe(pages)
})
