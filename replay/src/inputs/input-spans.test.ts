import { expect, test } from 'vitest'
import type { InputSpan } from '../locate/reading.ts'
import { eachHold } from './input-spans.ts'

const holdsOf = (data: readonly number[], span: Pick<InputSpan, 'form' | 'width'>, frames = 0) => {
  const bytes = new Uint8Array(data)
  const holds: number[][] = []
  const whole = { stage: 1, side: 0, from: 0, to: bytes.length, samples: null, ...span } as const
  const count = eachHold(bytes, whole, frames, (held, from, to) => holds.push([held, from, to]))
  return { count, holds }
}

test('stretches of frames are in order, without gaps, and none is empty', () => {
  const two = [1, 1, 0, 0x102, 0x102, 0x102].flatMap((keys) => [keys & 0xff, keys >> 8])
  expect(holdsOf(two, { form: 'frames', width: 2 })).toEqual({
    count: 6,
    holds: [
      [1, 0, 2],
      [0, 2, 3],
      [0x102, 3, 6],
    ],
  })
})

test('frames of three bytes hold their keys in the first; a frame of every key is the frame before it', () => {
  expect(holdsOf([4, 9, 9, 0xff, 0, 0, 8, 0, 0, 1], { form: 'frames', width: 3 })).toEqual({
    count: 3,
    holds: [
      [4, 0, 2],
      [8, 2, 3],
    ],
  })
  expect(holdsOf([0xff, 0xff, 0xff, 0], { form: 'frames', width: 2 }).holds).toEqual([
    [0, 0, 1],
    [0xff, 1, 2],
  ])
})

test('an event holds until the next one, at most to the end of the stage', () => {
  const event = (frame: number, keys: number) => [frame, 0, 0, 0, keys, 0, 0, 0]
  const log = [...event(0, 1), ...event(10, 2), ...event(10, 3), ...event(5, 4), ...event(200, 5)]
  expect(holdsOf(log, { form: 'events', width: 8 }, 100)).toEqual({
    count: 100,
    holds: [
      [1, 0, 10],
      [4, 10, 100],
    ],
  })
})

test('no inputs have no stretches', () => {
  expect(holdsOf([], { form: 'frames', width: 2 })).toEqual({ count: 0, holds: [] })
  expect(holdsOf([], { form: 'events', width: 8 }, 0)).toEqual({ count: 0, holds: [] })
})
