import { expect, test } from 'vitest'
import type { Replay, StageRecord } from '../facts.ts'
import { blankReplay } from '../locate/blank-replay.ts'
import { addHints, compareWithText } from './hints.ts'

const stage = (label: string, change: Partial<StageRecord>): StageRecord => ({
  index: 1,
  stage: 1,
  label,
  slot: null,
  endScore: null,
  start: null,
  frames: null,
  counter: null,
  inputCount: null,
  sampleRule: null,
  seed: null,
  position: null,
  sides: null,
  ...change,
})
const hintsOf = (change: Partial<Replay>, game: Replay['game'] = 'th10') => {
  const replay = { ...blankReplay(game, ''), hints: [], ...change }
  addHints(replay)
  return replay.hints
}
const codesOf = (change: Partial<Replay>, game?: Replay['game']) => hintsOf(change, game).map(({ code }) => code)

test('a blank replay has no hint', () => {
  expect(hintsOf({})).toEqual([])
})

test('a wrong checksum and the practice tool are told', () => {
  expect(hintsOf({ warnings: ['checksum'], practiceTool: '{}' })).toEqual([
    { code: 'checksum', detail: 'stored checksum differs from the bytes', values: {} },
    { code: 'practice-tool', detail: 'recorded with the practice tool', values: {} },
  ])
  expect(codesOf({ warnings: ['trailing-data'], practiceTool: '' })).toEqual(['practice-tool'])
})

test('a score over the counterstop is told, one at it is not', () => {
  expect(codesOf({ score: 9_999_999_990 }, 'th18')).toEqual([])
  expect(hintsOf({ score: 9_999_999_991 }, 'th18')).toEqual([
    {
      code: 'over-counterstop',
      detail: "score 9999999991 is over the game's counterstop",
      values: { score: 9_999_999_991 },
    },
  ])
  expect(codesOf({ score: 99_999_999_990 }, 'th09')).toEqual([])
})

test('a stage that ends with less than the stage before is told; stages without a score are passed over', () => {
  const stages = [100, 90, null, 95, 95].map((endScore, i) => stage(`Stage ${i + 1}`, { endScore }))
  expect(hintsOf({ stages })).toEqual([
    {
      code: 'score-not-growing',
      detail: 'stage Stage 2 ends with 90, less than the stage before',
      values: { stage: 'Stage 2', score: 90, before: 100 },
    },
  ])
})

test('a counter that differs from the inputs is told, but not where the stage has a slot or a count is missing', () => {
  const told = (change: Partial<StageRecord>) => codesOf({ stages: [stage('Stage 1', change)] })
  expect(told({ inputCount: 600, counter: 1_200 })).toEqual(['half-rate'])
  expect(told({ inputCount: 600, counter: 600 })).toEqual([])
  expect(told({ inputCount: 600, counter: 1_200, slot: 0 })).toEqual([])
  expect(told({ inputCount: null, counter: 1_200 })).toEqual([])
  expect(told({ inputCount: 600, counter: null })).toEqual([])
})

test.each([
  ['1995-12-31T23:59:59Z', 1],
  ['1996-01-01T00:00:00Z', 0],
  ['2050-12-31T23:59:00Z', 0],
  ['2051-01-01T00:00:00Z', 1],
])('a recording of %s gives %i hints', (timestampUtc, count) => {
  expect(codesOf({ timestampUtc })).toEqual(Array(count).fill('odd-clock'))
})

test('a wall clock may be 15 hours from UTC, not more', () => {
  const told = (localDate: string) => codesOf({ timestampUtc: '2024-05-01T12:00:00Z', localDate })
  expect(told('2024-05-02T03:00')).toEqual([])
  expect(told('2024-05-02T03:01')).toEqual(['odd-clock'])
  expect(told('2024-04-30T21:00')).toEqual([])
  expect(told('2024-04-30T20:59')).toEqual(['odd-clock'])
})

test('text that differs from the run is told with both values; what either leaves out is not compared', () => {
  const compared = (name: string, [text, score]: readonly [string | null, number | null]) => {
    const replay = { ...blankReplay('th10', ''), name }
    compareWithText(replay, text, score, 500)
    return replay.hints
  }
  expect(compared('A', ['A', 500])).toEqual([])
  expect(compared('A', [null, null])).toEqual([])
  expect(compared('', ['B', 500])).toEqual([])
  expect(compared('A', ['B', 400])).toEqual([
    { code: 'text-score-differs', detail: 'the text says 400, the run 500', values: { text: 400, run: 500 } },
    { code: 'text-name-differs', detail: 'the text says "B"', values: { text: 'B', run: 'A' } },
  ])
})
