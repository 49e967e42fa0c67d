import { expect, test } from 'vitest'
import { type BetDraft, newDraft } from './bet-draft.ts'
import { betDraftIn } from './kept-bet-draft.ts'

const first = newDraft('member', new Date('2026-03-01T00:00:00Z'))

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
