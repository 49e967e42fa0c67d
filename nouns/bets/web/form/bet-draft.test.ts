import { expect, test } from 'vitest'
import {
  type BetDraft,
  beijingInput,
  draftMargin,
  fromBeijing,
  isFine,
  newDraft,
  problemsOf,
  sentForm,
  typedChance,
  typedOdds,
  withChances,
} from './bet-draft.ts'

const now = new Date('2026-03-01T12:30:00Z')
const option = (key: number, label: string, odds: string, chance = '') => ({ key, label, odds, chance, image: '' })
const filled = (change: Partial<BetDraft> = {}): BetDraft => ({
  ...newDraft('house', now),
  name: 'finale',
  category: 1,
  title: 'Who wins?',
  terms: 'What the run says.',
  options: [option(1, 'yes', '0.94'), option(2, 'no', '0.94')],
  ...change,
})

test('a filled form has nothing wrong, and sends odds in thousandths and an instant', () => {
  expect(problemsOf(filled(), 'house', now)).toEqual({ fields: {}, options: {} })
  expect(sentForm(filled({ deadline: '2026-03-03T08:00' }))).toMatchObject({
    odds: [940, 940],
    images: ['', ''],
    deadline: '2026-03-03T00:00:00.000Z',
  })
})

test('all that is wrong is said at once, each beside its field', () => {
  const { fields, options } = problemsOf(newDraft('house', now), 'house', now)
  expect(fields).toEqual({
    name: 'nameWrong',
    category: 'categoryUnknown',
    title: 'missingTitle',
    terms: 'missingTerms',
  })
  expect(options).toEqual({
    0: { label: 'optionEmpty', odds: 'oddsRange' },
    1: { label: 'optionEmpty', odds: 'oddsRange' },
  })
})

test.each([
  ['odds that everybody wins by', { options: [option(1, 'a', '2'), option(2, 'b', '2')] }, { margin: 'marginLow' }],
  ['odds nobody takes', { options: [option(1, 'a', '.5'), option(2, 'b', '0.5')] }, {}],
  ['a small base', { base: '19' }, { base: 'baseLow' }],
  ['several choices with fixed odds', { multi: true, oddsType: 'static' as const }, { multi: 'multiDynamic' }],
  ['a deadline that is near', { deadline: beijingInput(now.toISOString()) }, { deadline: 'deadlineSoon' }],
  ['no deadline', { deadline: '' }, { deadline: 'deadlineSoon' }],
])('%s', (_, change, fields) => {
  expect(problemsOf(filled(change), 'house', now).fields).toEqual(fields)
})

test('the same option twice is said at the second one', () => {
  const options = [option(1, 'Yes', '0.94'), option(2, ' yes', '0.94')]
  expect(problemsOf(filled({ options }), 'house', now).options).toEqual({ 1: { label: 'optionTwice' } })
})

test('a member opens in faith with a base between 20 and 30', () => {
  const draft = { ...filled(), resource: 'faith' as const }
  expect(problemsOf({ ...draft, base: '25' }, 'member', now).fields).toEqual({})
  expect(problemsOf({ ...draft, base: '31' }, 'member', now).fields).toEqual({ base: 'baseMember' })
})

test('the deadline of an event that is changed may move earlier, to now', () => {
  const draft = filled({ deadline: beijingInput(now.toISOString()) })
  expect(isFine(problemsOf(draft, 'house', now, '2026-03-02T00:00:00.000Z'))).toBe(true)
})

test('chances make odds that may open', () => {
  const draft = filled({ options: [option(1, 'yes', '', '70'), option(2, 'no', '', '30')] })
  expect(draftMargin(draft)).toBe(null)
  const made = withChances(draft)
  expect(made?.options.map(({ odds }) => odds)).toEqual(['0.4', '2.267'])
  expect(made && draftMargin(made)).toBeCloseTo(1.02, 3)
  expect(made && isFine(problemsOf(made, 'house', now))).toBe(true)
  expect(withChances(filled())).toBe(null)
})

test('odds and chances are read in half and full width; anything else is none', () => {
  expect(['0.96', '１．３', '7', '1.2345', '', '-1', 'x'].map(typedOdds)).toEqual([960, 1300, 7000, 0, 0, 0, 0])
  expect(['60', '33.3', '５０％', '0', '1.25'].map(typedChance)).toEqual([60, 33.3, 50, 0, 0])
})

test('a time field has Beijing time', () => {
  expect(beijingInput('2026-03-01T20:05:00.000Z')).toBe('2026-03-02T04:05')
  expect(fromBeijing('2026-03-02T04:05')).toBe('2026-03-01T20:05:00.000Z')
  expect(fromBeijing('')).toBe('')
})
