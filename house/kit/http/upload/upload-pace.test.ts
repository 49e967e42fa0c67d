import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPace } from './upload-pace.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pace = { idleMs: 10_000, leastRate: 1_000, windowMs: 10_000 }

/** Watches an upload that gets `perTick` bytes every half second. */
function watched(perTick: number) {
  const upload = { came: 0, slow: 0 }
  const stop = watchPace(
    pace,
    () => upload.came,
    () => upload.slow++,
  )
  const pass = (ticks: number) => {
    for (let n = 0; n < ticks; n++) {
      upload.came += perTick
      vi.advanceTimersByTime(500)
    }
    return upload.slow
  }
  return { upload, stop, pass }
}

test('an upload is ended once when no byte has come for the time, or too few came in a window', () => {
  const silent = watched(0)
  expect([silent.pass(19), silent.pass(1), silent.pass(60)]).toEqual([0, 1, 1])
  const dripping = watched(499)
  expect([dripping.pass(19), dripping.pass(1)]).toEqual([0, 1])
  expect(watched(500).pass(200)).toBe(0)
})

test('a rest between bytes is no end, and none comes after the upload is done', () => {
  const upload = watched(20_000)
  upload.pass(1)
  const { came } = upload.upload
  vi.advanceTimersByTime(9_000)
  expect(upload.upload).toEqual({ came, slow: 0 })
  expect(upload.pass(1)).toBe(0)
  upload.stop()
  vi.advanceTimersByTime(60_000)
  expect(upload.upload.slow).toBe(0)
})

test('while the process itself stands still, no time passes for the sender', () => {
  const upload = watched(0)
  upload.pass(2)
  vi.setSystemTime(Date.now() + 60_000)
  expect(upload.pass(1)).toBe(0)
  expect(upload.pass(15)).toBe(0)
  expect(upload.pass(1)).toBe(1)
})
