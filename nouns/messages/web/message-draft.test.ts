import { beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, readDraft } from './message-draft.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}
/** Goes to another tab: it has a session storage of its own. */
const openTab = (own = storage()) => {
  vi.stubGlobal('sessionStorage', own)
  return () => vi.stubGlobal('sessionStorage', own)
}
beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  openTab()
})

test('a draft is kept for each person, and for the next tab', () => {
  keepDraft(1, 2, 'to two')
  keepDraft(1, 3, 'to three')
  openTab()
  expect([readDraft(1, 2), readDraft(1, 3), readDraft(2, 1)]).toEqual(['to two', 'to three', ''])
})

test('two tabs keep their own, and what one has sent clears its own only', () => {
  const first = openTab()
  keepDraft(1, 2, 'first')
  const second = openTab()
  keepDraft(1, 2, 'second')
  first()
  expect(readDraft(1, 2)).toBe('first')
  keepDraft(1, 2, '')
  second()
  expect(readDraft(1, 2)).toBe('second')
  keepDraft(1, 2, '')
  openTab()
  expect(readDraft(1, 2)).toBe('')
})

test('without storage nothing fails', () => {
  const broken = { getItem: fail, setItem: fail, removeItem: fail }
  vi.stubGlobal('localStorage', broken)
  openTab(broken as never)
  keepDraft(1, 2, 'text')
  expect(readDraft(1, 2)).toBe('')
})

function fail(): never {
  throw new Error('storage is off')
}
