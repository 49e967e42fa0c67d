import { expect, test } from 'vitest'
import type { GameCode } from '../facts.ts'
import { blankReplay } from '../locate/blank-replay.ts'
import type { InputSpan, Reading } from '../locate/reading.ts'
import { shareAt, unpackNumbers } from '../pack-numbers.ts'
import { runSeries } from './run-series.ts'

/** A reading with one stage: inputs of two bytes a frame and their frame-rate samples. */
function reading(game: GameCode, held: readonly number[], samples: readonly number[] = []): Reading {
  const inputs = held.flatMap((keys) => [keys & 0xff, keys >> 8])
  const data = new Uint8Array([...inputs, ...samples])
  const span: InputSpan = { stage: 1, side: 0, from: 0, to: inputs.length, form: 'frames', width: 2, samples: null }
  if (samples.length > 0) span.samples = { from: inputs.length, to: data.length }
  return { replay: blankReplay(game, ''), data, streams: [span] }
}

const frames = (...parts: readonly (readonly [keys: number, count: number])[]) =>
  parts.flatMap(([keys, count]) => Array.from({ length: count }, () => keys))

test('a row a key: shares a window, presses and exact spans', () => {
  const series = runSeries(reading('th12', frames([0, 15], [1, 15], [1 | 8, 60], [1, 30])))
  expect(series).toMatchObject({
    window: 60,
    keys: ['up', 'down', 'left', 'right', 'shot', 'focus', 'bomb'],
  })
  const stage = series?.stages[0]
  expect(stage).toMatchObject({ frames: 120, presses: [2, 0], rate: null })
  const [shot = '', focus = ''] = stage?.held.slice(4) ?? []
  expect([shareAt(shot, 0), shareAt(shot, 1)]).toEqual([expect.closeTo(0.75, 1), 1])
  expect([shareAt(focus, 0), shareAt(focus, 1)]).toEqual([expect.closeTo(0.5, 1), expect.closeTo(0.5, 1)])
  expect(unpackNumbers(stage?.spans?.[4] ?? '')).toEqual([15])
  expect(unpackNumbers(stage?.spans?.[5] ?? '')).toEqual([30, 60])
})

test('a frame of every key at once is noise; a last window may be a part', () => {
  const stage = runSeries(reading('th12', frames([1, 70], [0xffff, 1], [1, 4])))?.stages[0]
  expect(stage).toMatchObject({ frames: 75, presses: [1, 0] })
  expect(stage?.held[4]).toBe('zz')
  expect(stage?.held[6]).toBe('00')
})

test('the rate of a window is its lowest sample and what is short of 60', () => {
  const stage = runSeries(reading('th12', frames([0, 150]), [60, 30, 61, 60, 54]))?.stages[0]
  expect(stage?.rate).toEqual({ low: [30, 60, 54], slow: [250, 0, 100] })
})

test('a window of a halted game is slow by all its frames', () => {
  const stage = runSeries(reading('th12', frames([0, 60]), [0, 0]))?.stages[0]
  expect(stage?.rate).toEqual({ low: [0], slow: [1_000] })
})

test('keys of a game alone have rows: the card and the next one in 18, the bomb of 20 on its own bit', () => {
  const cards = runSeries(reading('th18', frames([0x400, 30], [0x800, 30])))
  expect(cards?.keys).toEqual(['up', 'down', 'left', 'right', 'shot', 'focus', 'bomb', 'special', 'change'])
  expect(cards?.stages[0]?.held.slice(7)).toEqual(['V', 'V'])
  expect(runSeries(reading('th20', frames([4, 60])))?.stages[0]?.held[6]).toBe('z')
  expect(runSeries(reading('alco', frames([0, 60])))?.keys).not.toContain('focus')
})

test('a run that is tapped through has no exact spans, and its windows all the same', () => {
  const series = runSeries(
    reading(
      'th12',
      Array.from({ length: 60_000 }, (_, i) => (i % 2 ? 0x31 : 0)),
    ),
  )
  expect(series?.stages[0]?.spans).toBeNull()
  expect(series?.window).toBe(120)
  expect(series?.stages[0]?.presses.slice(0, 2)).toEqual([180, 180])
  expect(JSON.stringify(series).length).toBeLessThan(60_000)
})

test("game 6's log holds until the next entry; one that goes back in time lasts no frame", () => {
  const event = (frame: number, keys: number) => [frame, 0, 0, 0, keys, 0, 0, 0]
  const data = new Uint8Array([...event(0, 0), ...event(30, 1), ...event(20, 4), ...event(60, 1)])
  const replay = blankReplay('th06', '')
  const stage = {
    index: 1,
    stage: 1,
    label: '',
    slot: 0,
    endScore: null,
    start: null,
    counter: null,
    inputCount: null,
    sampleRule: null,
    seed: null,
  }
  replay.stages.push({ ...stage, frames: 120, position: null, sides: null })
  const span: InputSpan = { stage: 1, side: 0, from: 0, to: data.length, form: 'events', width: 8, samples: null }
  const series = runSeries({ replay, data, streams: [span] })?.stages[0]
  expect(series?.frames).toBe(120)
  expect(unpackNumbers(series?.spans?.[4] ?? '')).toEqual([60])
  expect(unpackNumbers(series?.spans?.[5] ?? '')).toEqual([30, 30])
})

test('no inputs, no series', () => {
  expect(runSeries({ replay: blankReplay('th095', 't95r'), data: new Uint8Array(), streams: [] })).toBeNull()
})
