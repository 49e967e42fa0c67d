import { expect, test } from 'vitest'
import { readReplayFilter } from '../../rules/replay-filters.ts'
import { boundProblem, draftOfFilter, filterOfDraft, panelCount } from './replay-filter-draft.ts'

const whole = readReplayFilter({
  ...{ sort: 'likes', game: 6, rank: 'L', chara: 'ReimuA', category: 'nn', type: 'full', flags: ['NM', 'NB'] },
  ...{ proved: 'Y', upid: 1_000_001, pilot: 'A', from: '2026-01-01', scoreMin: 1_000_000, scoreMax: 2_000_000 },
  ...{ searchType: 'comment', value: 'b' },
})

test('a draft nobody touched means the filter it was made of', () => {
  expect(filterOfDraft(draftOfFilter(whole), whole)).toEqual(whole)
  const week = readReplayFilter({ period: 'week' })
  expect(filterOfDraft(draftOfFilter(week), week)).toEqual(week)
})

test('scores are typed as people write them', () => {
  const draft = { ...draftOfFilter(whole), scoreMin: '1.5亿', scoreMax: '' }
  const filter = filterOfDraft(draft, whole)
  expect([filter.scoreMin, filter.scoreMax]).toEqual([150_000_000, undefined])
  expect(['', '1.5亿', 'many', '999亿'].map(boundProblem)).toEqual([null, null, 'scoreWrong', 'scoreHigh'])
})

test('another game drops the difficulty it does not have', () => {
  expect(filterOfDraft({ ...draftOfFilter(whole), game: '95', shot: '' }, whole)).not.toHaveProperty('rank')
})

test('a character is kept without a game', () => {
  const filter = readReplayFilter({ character: 'Sakuya' })
  expect(filterOfDraft(draftOfFilter(filter), filter)).toEqual(filter)
})

test('the two days count only when they are asked for', () => {
  const draft = { ...draftOfFilter(whole), time: 'week' }
  expect(filterOfDraft(draft, whole)).toMatchObject({ period: 'week' })
  expect(filterOfDraft(draft, whole)).not.toHaveProperty('from')
})

test('what the bar shows is not counted again', () => {
  expect(panelCount(readReplayFilter({ game: 6, rank: 'L', category: 'nn' }))).toBe(0)
  expect(panelCount(readReplayFilter({ type: 'full', scoreMin: 1 }))).toBe(2)
})
