import { beforeEach, expect, test, vi } from 'vitest'
import { clearKeptElsewhere } from './clear-kept.ts'

/** A storage whose own keys are what it keeps, as in browsers. */
class Kept {
  [key: string]: unknown
  constructor(entries: Readonly<Record<string, string>>) {
    Object.assign(this, entries)
  }
  getItem(key: string) {
    return this[key] ?? null
  }
  removeItem(key: string) {
    delete this[key]
  }
}

const visit = new Kept({ adminTabs: '[]', admin: '{}', kept: '{}', 'removed-floors': '{}', other: 'stays' })
beforeEach(() => vi.stubGlobal('sessionStorage', visit))

/** The keys left of this storage after a log-out. */
const leftOf = (entries: Readonly<Record<string, string>>): string[] => {
  const kept = new Kept(entries)
  vi.stubGlobal('localStorage', kept)
  clearKeptElsewhere()
  return Object.keys(kept)
}

test.each([
  ['changed since the server had it', 'draft.1000001.t:5', '{"changed":true}', true],
  ['as the server has it', 'draft.1000001.t:5', '{"changed":false}', false],
  ['of a form from before changes were noted', 'draft.1000001.t:5', '{"text":"x"}', false],
  ['of a guest', 'draft.0.t:5', '{"changed":false}', true],
  ['nobody can read', 'draft.1000001.t:5', '{"chan', false],
  ['that is empty', 'draft.1000001.t:5', 'null', false],
] as const)('a copy of a draft %s stays only if it is nowhere else', (_, key, copy, stays) => {
  expect(leftOf({ [key]: copy })).toEqual(stays ? [key] : [])
})

test('comments, what the browser was told to look like, and the session are left alone', () => {
  const others = {
    'comment.1000001.7': 'words',
    'message.1000001.5': 'half',
    theme: 'dark',
    token: 'x',
    'replay-drafts.1000001': '[]',
  }
  expect(leftOf(others)).toEqual(Object.keys(others))
})

test('the desks of this visit are forgotten', () => {
  leftOf({})
  expect(Object.keys(visit)).toEqual(['other'])
})

test('without storage nothing is thrown', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(clearKeptElsewhere).not.toThrow()
})
