import { expect, test } from 'vitest'
import { barsPath, heatPaths, indexAt, placeOf, spansBetween, stageTotals, windowCount } from './series-shapes.ts'

const series = {
  window: 60,
  keys: ['shot' as const, 'bomb' as const],
  stages: [
    { frames: 90, held: ['zU', '00'], presses: [2, 1], rate: null, spans: ['0', ''] },
    { frames: 60, held: ['z', '1'], presses: [6], rate: { low: [45], slow: [120] }, spans: ['0', 'A4'] },
  ],
}

test('windows are counted through the run and found by stage, and by their share of the time', () => {
  expect(windowCount(series)).toBe(3)
  expect(placeOf(series, 1)).toEqual({ stage: 0, window: 1, from: 60, to: 90 })
  expect(placeOf(series, 2)).toEqual({ stage: 1, window: 0, from: 0, to: 60 })
  expect([0, 0.39, 0.41, 0.61, 1].map((share) => indexAt(series, share))).toEqual([0, 0, 1, 2, 2])
})

test('equal neighbours are one cell, what was not touched is none', () => {
  expect(heatPaths('00zzz0U', 2)).toEqual([
    { level: 5, path: 'M2 2h3v1h-3z' },
    { level: 3, path: 'M6 2h1v1h-1z' },
  ])
})

test('bars end at the top', () => {
  expect(barsPath([0, 50, 500], 100)).toBe('M1 100v-50h1v50zM2 100v-100h1v100z')
})

test('exact stretches between two frames; the last turn lasts to the end of the stage', () => {
  expect(spansBetween('A4', { frames: 60 }, 0, 60)).toEqual([[10, 4]])
  expect(spansBetween('A', { frames: 60 }, 0, 60)).toEqual([[10, 50]])
  expect(spansBetween('A4', { frames: 60 }, 12, 13)).toEqual([[12, 1]])
})

test('a stage as a whole', () => {
  expect(stageTotals(series, 0)).toMatchObject({ focus: null, perMinute: 120, bombs: 0, low: null, slow: null })
  expect(stageTotals(series, 0)?.shot).toBeCloseTo(0.83, 1)
  expect(stageTotals(series, 1)).toMatchObject({ bombs: 1, low: 45, slow: 12, perMinute: 360 })
})
