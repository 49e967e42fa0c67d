import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepWithEntry, readKept } from './kept-with-entry.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  Object.assign(globalThis, { sessionStorage })
})
afterEach(() => stored.clear())

test('what was kept is read again, name by name, for the newest twenty entries', () => {
  expect(readKept('a', 'pages')).toBeUndefined()
  keepWithEntry('a', 'pages', 3)
  keepWithEntry('a', 'open', true)
  expect([readKept('a', 'pages'), readKept('a', 'open'), readKept('b', 'open')]).toEqual([3, true, undefined])
  for (let n = 0; n < 19; n++) keepWithEntry(`n${n}`, 'pages', 2)
  expect(readKept('a', 'pages')).toBe(3)
  keepWithEntry('another', 'pages', 1)
  expect([readKept('a', 'pages'), readKept('n0', 'pages'), readKept('another', 'pages')]).toEqual([undefined, 2, 1])
})

test.each(['not JSON', 'null', '[]', '7', '{"a":7}', '{"a":null}', '{"a":"text"}'])('%s keeps nothing', (text) => {
  stored.set('kept', text)
  expect(readKept('a', 'pages')).toBeUndefined()
  keepWithEntry('a', 'pages', 2)
  expect(readKept('a', 'pages')).toBe(2)
})
