import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notedHash, noteHash } from './noted-hashes.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the first hash of a day stays, for each member', () => {
  noteHash(1, '2026-03-01', 'first')
  noteHash(1, '2026-03-01', 'another')
  noteHash(2, '2026-03-01', 'of two')
  expect([notedHash(1, '2026-03-01'), notedHash(2, '2026-03-01'), notedHash(1, '2026-03-02')]).toEqual([
    'first',
    'of two',
    '',
  ])
})

test('fourteen days are kept, the newest', () => {
  const days = Array.from({ length: 16 }, (_, n) => `2026-03-${n + 10}`)
  for (const day of days) noteHash(1, day, day)
  expect(days.filter((day) => notedHash(1, day) === day)).toEqual(days.slice(2))
})

test('what is stored and cannot be read is no hash, and a full disk stops nothing', () => {
  stored.set('chance', '{')
  expect(notedHash(1, '2026-03-01')).toBe('')
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(() => noteHash(1, '2026-03-01', 'hash')).not.toThrow()
})
