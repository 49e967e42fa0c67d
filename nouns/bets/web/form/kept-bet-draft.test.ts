import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BetDraft, newDraft } from './bet-draft.ts'
import { betDraftIn, keepBetDraft, readBetDraft } from './kept-bet-draft.ts'

const first = newDraft('member', new Date('2026-03-01T00:00:00Z'))

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a form is kept for who writes it alone, until it is sent', () => {
  keepBetDraft(1, { ...first, title: 'of one' })
  keepBetDraft(2, { ...first, title: 'of two' })
  expect([1, 2, 3].map((owner) => readBetDraft(owner, first)?.title)).toEqual(['of one', 'of two', undefined])
  keepBetDraft(1, null)
  expect([1, 2].map((owner) => readBetDraft(owner, first)?.title)).toEqual([undefined, 'of two'])
})

test('a form that cannot be read is none', () => {
  localStorage.setItem('bet-draft.1', '{')
  expect(readBetDraft(1, first)).toBeNull()
})

test('a form that was kept comes back as it was typed', () => {
  const typed: BetDraft = {
    ...first,
    ...{
      name: 'tea',
      title: '谁先到？',
      terms: 'As it comes.',
      base: '40',
      oddsType: 'static',
      deadline: '2026-03-04T20:00',
    },
    options: ['a', 'b', 'c'].map((label, at) => ({ key: at + 1, label, image: '', odds: '1.9', chance: '33' })),
  }
  expect(betDraftIn(JSON.parse(JSON.stringify(typed)), first)).toEqual(typed)
})

test('what does not fit is as in a new form, and no form is none', () => {
  const odd = {
    title: 7,
    options: [{ label: 'a' }],
    oddsType: 'wild',
    show: 3,
    base: null,
    multi: 'yes',
    category: '2',
  }
  expect(betDraftIn(odd, first)).toEqual(first)
  expect(betDraftIn({ options: Array.from({ length: 30 }, () => ({ label: {} })) }, first)?.options).toHaveLength(10)
  for (const none of [null, 'text', 4]) expect(betDraftIn(none, first)).toBeNull()
})
