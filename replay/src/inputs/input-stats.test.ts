import { expect, test } from 'vitest'
import type { GameCode } from '../facts.ts'
import { blankReplay } from '../locate/blank-replay.ts'
import type { Reading } from '../locate/reading.ts'
import { inputStats } from './input-stats.ts'

function reading(
  game: GameCode,
  frames: number,
  span: Pick<Reading['streams'][number], 'form' | 'width'>,
  data: number[],
): Reading {
  const replay = blankReplay(game, '')
  replay.stages.push({
    index: 1,
    stage: 1,
    label: '',
    slot: null,
    endScore: null,
    start: null,
    frames,
    counter: null,
    inputCount: null,
    sampleRule: null,
    seed: null,
    position: null,
    sides: null,
  })
  return {
    replay,
    data: new Uint8Array(data),
    streams: [{ stage: 1, side: 0, from: 0, to: data.length, samples: null, ...span }],
  }
}

test('frames of six bytes: held keys first, focus on bit 3', () => {
  const held = [1, 1 | 8, 1 | 8 | 2, 0]
  const stats = inputStats(
    reading(
      'th12',
      4,
      { form: 'frames', width: 6 },
      held.flatMap((keys) => [keys, 0, 0, 0, 0, 0]),
    ),
  )
  expect(stats).toMatchObject({
    frames: 4,
    focusedShare: 0.5,
    shootingShare: 0.75,
    bombPresses: 1,
    pressesPerMinute: 2700,
  })
  expect(stats?.stages).toEqual([
    {
      stage: 1,
      frames: 4,
      focusedShare: 0.5,
      shootingShare: 0.75,
      bombPresses: 1,
      presses: 3,
      held: heldBits({ 0: 3, 1: 1, 3: 2 }),
    },
  ])
})

test('a frame of every key at once is noise', () => {
  const noise = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
  const stats = inputStats(reading('th12', 2, { form: 'frames', width: 6 }, [1, 0, 1, 0, 0, 0, ...noise]))
  expect(stats).toMatchObject({ shootingShare: 1, bombPresses: 0 })
  expect(stats?.stages[0]?.presses).toBe(1)
})

test("game 6's log: keys hold until the next event, the last until the stage's end", () => {
  const event = (frame: number, keys: number) => [frame, 0, 0, 0, keys, 0, 0, 0]
  const data = [...event(0, 0), ...event(10, 1), ...event(20, 1 | 4), ...event(40, 2)]
  expect(inputStats(reading('th06', 50, { form: 'events', width: 8 }, data))).toMatchObject({
    frames: 50,
    focusedShare: 0.4,
    shootingShare: 0.6,
    bombPresses: 1,
  })
})

test("presses of a game's own key, where it has one", () => {
  const held = [0, 0x800, 0x800, 0, 0x800]
  const data = held.flatMap((keys) => [keys & 0xff, keys >> 8, 0, 0, 0, 0])
  expect(inputStats(reading('th16', 5, { form: 'frames', width: 6 }, data))?.specialPresses).toBe(2)
  expect(inputStats(reading('th12', 5, { form: 'frames', width: 6 }, data))?.specialPresses).toBeNull()
})

test('every key of a player is a press, and no bit above them', () => {
  const presses = (keys: number) => {
    const data = [0, keys].flatMap((held) => [held & 0xff, held >> 8, 0, 0, 0, 0])
    return inputStats(reading('th16', 2, { form: 'frames', width: 6 }, data))?.stages[0]?.presses
  }
  for (let bit = 0; bit < 16; bit++) expect([bit, presses(1 << bit)]).toEqual([bit, bit < 12 ? 1 : 0])
})

test('no inputs, no statistics', () => {
  expect(inputStats({ replay: blankReplay('th095', 't95r'), data: new Uint8Array(), streams: [] })).toBeNull()
})

/** Frame counts of 16 key bits: those given in `frames`, 0 for the others. */
const heldBits = (frames: Readonly<Record<number, number>>): number[] =>
  Array.from({ length: 16 }, (_, bit) => frames[bit] ?? 0)
