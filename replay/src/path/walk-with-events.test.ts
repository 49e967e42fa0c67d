import { expect, test } from 'vitest'
import { Allowance } from '../bytes/allowance.ts'
import { Refusal } from '../bytes/refusal.ts'
import { WAY_UNIT } from '../path-facts.ts'
import { madeReading } from './made-reading.ts'
import { stagePaths } from './stage-path.ts'
import { MOST_EVENTS } from './walk-with-events.ts'

const [bomb, hit, lifeLost, border, borderBroken] = [0x01, 0x02, 0x04, 0x08, 0x10]
const [up, down, left, right, focus] = [0x10, 0x20, 0x40, 0x80, 0x04]
const [reimuA, reimuB, marisaA, marisaB, sakuyaA, sakuyaB] = [0, 1, 2, 3, 4, 5]
const HOME = { x: 192, y: 384 }

/** `flags` by the frame in which they are true: one entry later in the file. */
function walked(keys: readonly number[], flags: Readonly<Record<number, number>> = {}, shot = reimuA) {
  const stored = Object.fromEntries(Object.entries(flags).map(([frame, value]) => [Number(frame) + 1, value]))
  const reading = madeReading('th07', [{ keys, flags: stored }], shot)
  const [path] = stagePaths(reading, new Allowance(1e7), { ways: true }) ?? []
  if (!path?.way || !path.end) throw new Error('a stage without a way')
  const { way } = path
  return { ...path, end: path.end, at: (frame: number) => ({ x: pixels(way.x, frame), y: pixels(way.y, frame) }) }
}

const pixels = (way: Uint16Array, frame: number): number => (way[frame] ?? Number.NaN) / WAY_UNIT

/** Left and right by turns: the player never reaches a wall. */
const swaying = (frames: number, also = 0): number[] =>
  Array.from({ length: frames }, (_, frame) => (frame % 2 === 0 ? left : right) | also)

test('the flags of an entry belong to the frame before it; those of the first entry to none, those of the last frame are not kept', () => {
  const entries = { 0: bomb | hit, 1: bomb, 5: border | hit, 9: borderBroken | 0x40 | 0x20, 10: lifeLost }
  const [path] = stagePaths(madeReading('th07', [{ keys: swaying(10), flags: entries }]), new Allowance(1e6)) ?? []
  expect(path?.events).toEqual([
    { frame: 0, what: 'bomb' },
    { frame: 4, what: 'hit' },
    { frame: 4, what: 'border' },
    { frame: 8, what: 'borderBroken' },
  ])
})

test.each([
  ['Reimu', reimuB, 15],
  ['Marisa', marisaA, 8],
  ['Sakuya', sakuyaA, 6],
])('%s: a lost life stops from the hit on, leads home, and ends 61 frames after the hit', (_, shot, saving) => {
  const frame = 40
  const gone = frame - saving
  const keys = Array<number>(140).fill(up | right)
  const { at, events, clamped } = walked(keys, { [gone]: hit, [frame]: lifeLost }, shot)
  const calm = walked(keys, {}, shot)
  expect(events.map(({ what }) => what)).toEqual(['hit', 'lifeLost'])
  expect(at(gone)).toEqual(calm.at(gone))
  expect(at(gone + 30)).toEqual(at(gone))
  expect(at(gone + 31)).toEqual(HOME)
  expect(at(gone + 60)).toEqual(HOME)
  // 61 - window frames after the flag the player moves again.
  expect(at(frame + 61 - saving)).toEqual(calm.at(0))
  expect(at(139)).toEqual(calm.at(139 - (gone + 61)))
  expect(clamped).toBe(0)
})

test('a life lost before its window could pass counts from the start', () => {
  const { at } = walked(swaying(100), { 3: lifeLost })
  expect(at(0)).toEqual(HOME)
  expect(at(48)).toEqual(HOME)
  expect(at(49)).not.toEqual(HOME)
})

test.each([
  ['ReimuA', reimuA, [1, 300], [0.6, 300]],
  ['ReimuB', reimuB, [1, 190], [0.4, 190]],
  ['MarisaA', marisaA, [1, 260], [0.4, 260]],
  ['MarisaB', marisaB, [0.4, 300], [0.2, 340]],
  ['SakuyaA', sakuyaA, [1, 250], [0.3, 250]],
  ['SakuyaB', sakuyaB, [2, 160], [1.5, 300]],
] as const)(
  '%s: a bomb changes the speed by its factor for its frames, as focus was at its start',
  (_, shot, free, focused) => {
    const begins = 20
    for (const [also, [factor, frames]] of [
      [0, free],
      [focus, focused],
    ] as const) {
      const { at } = walked(swaying(400, also), { [begins]: bomb }, shot)
      const usual = walked(swaying(400, also), {}, shot)
      const step = (way: typeof at, frame: number) => Math.abs(way(frame).x - way(frame - 1).x)
      for (const frame of [begins - 1, begins + frames, begins + frames + 1])
        expect(step(at, frame)).toBeCloseTo(step(usual.at, frame), 1)
      for (const frame of [begins, begins + 1, begins + frames - 1])
        expect(step(at, frame)).toBeCloseTo(factor * step(usual.at, frame), 1)
    }
  },
)

test('the variant of a bomb stays when focus is let go; a second bomb has its own', () => {
  // Sakuya B: 1.5 for 300 frames with focus, 2 for 160 without.
  const keys = [...swaying(20, focus), ...swaying(500)]
  const { at } = walked(keys, { 19: bomb, 400: bomb }, sakuyaB)
  const step = (frame: number) => Math.abs(at(frame).x - at(frame - 1).x)
  expect(step(25)).toBeCloseTo(6, 1)
  expect(step(19 + 300)).toBeCloseTo(4, 1)
  expect(step(400)).toBeCloseTo(8, 1)
  expect(step(400 + 160)).toBeNaN()
})

test('from a hit to the bomb that saves the player stands still', () => {
  const keys = Array<number>(60).fill(left)
  const { at, end } = walked(keys, { 10: hit, 25: bomb })
  expect(at(24)).toEqual(at(10))
  expect(at(25)).not.toEqual(at(10))
  // Every frame but the 14 between, 4 pixels each, down to the wall of the field.
  expect(end).toEqual({ x: Math.max(8, 192 - 4 * (60 - 14)), y: 384 })
})

test('a hit longer ago than the window, or in the frame of the bomb, stops nothing', () => {
  const keys = Array<number>(40).fill(left)
  expect(walked(keys, { 10: hit, 26: bomb }).end).toEqual({ x: 32, y: 384 })
  expect(walked(keys, { 10: hit, 19: bomb }, marisaA).end).toEqual(walked(keys, { 19: bomb }, marisaA).end)
  expect(walked(keys, { 10: hit | bomb }).end).toEqual({ x: 32, y: 384 })
  expect(walked(keys, { 10: hit }).end).toEqual({ x: 32, y: 384 })
})

test('the last of several hits within the window does not shorten the stop', () => {
  const { at } = walked(swaying(60), { 9: hit, 12: hit, 14: hit, 25: bomb })
  expect(at(13)).toEqual(at(12))
  expect(at(24)).toEqual(at(12))
  expect(at(12)).not.toEqual(at(11))
})

test('a stop of a single frame is one: a bomb two frames after the hit', () => {
  const { at } = walked(swaying(40), { 10: hit, 12: bomb })
  expect(at(11)).toEqual(at(10))
  expect(at(12)).not.toEqual(at(11))
})

test('stops hold in the order of time, whatever order their events have', () => {
  // No play has them so: a bomb within the window of a hit that still costs the life.
  const { at } = walked(swaying(140), { 30: hit, 33: bomb, 40: lifeLost })
  const gone = 40 - 15
  for (let frame = gone + 1; frame <= gone + 30; frame++) expect(at(frame)).toEqual(at(gone))
  expect(at(gone + 31)).toEqual(HOME)
})

test('a bomb that starts in the last frame of a stop does not end it', () => {
  const { at } = walked(swaying(140), { 40: lifeLost, [40 - 15 + 60]: bomb })
  expect(at(40 - 15 + 60)).toEqual(HOME)
  expect(at(40 - 15 + 61)).not.toEqual(HOME)
})

test('frames at a wall are counted before and after an event', () => {
  // 46 steps of 4 pixels lead from 192 to the wall at 8.
  const keys = Array<number>(100).fill(left)
  expect(walked(keys, { 70: bomb, 90: border }).clamped).toBe(54)
})

test('borders neither stop nor slow', () => {
  const keys = swaying(100)
  expect(walked(keys, { 10: border, 40: borderBroken | hit }).end).toEqual(walked(keys).end)
})

test('each addition is rounded to a 32-bit float', () => {
  const { end } = walked(Array<number>(50).fill(down | right | focus), {}, reimuA)
  let [x, y] = [192, 384]
  for (let frame = 0; frame < 50; frame++) {
    x = Math.fround(x + Math.fround(1.1313709))
    y = Math.min(432, Math.fround(y + Math.fround(1.1313709)))
  }
  expect(end).toEqual({ x, y })
  expect(x).not.toBe(192 + 50 * 1.1313709)
})

test('a stage of more events than any play has is refused', () => {
  const keys = Array<number>(MOST_EVENTS + 2).fill(0)
  const flags = Object.fromEntries(keys.map((_, entry) => [entry, hit]))
  expect(() => stagePaths(madeReading('th07', [{ keys, flags }]), new Allowance(1e7))).toThrow(Refusal)
})
