import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { later } from './later.ts'

let done: number
let waits: boolean
const begin = () => later({ pause: 1_000, most: 5_000, act: () => done++, wait: () => waits })
const pass = (ms: number) => vi.advanceTimersByTime(ms)

beforeEach(() => {
  vi.useFakeTimers()
  done = 0
  waits = false
})
afterEach(() => vi.useRealTimers())

test('it acts once, a pause after the last call', () => {
  const soon = begin()
  for (let n = 0; n < 3; n++) {
    soon.start()
    pass(900)
  }
  expect(done).toBe(0)
  pass(100)
  expect(done).toBe(1)
  pass(10_000)
  expect(done).toBe(1)
})

test('calls without a pause are acted on at the latest so long after the first, and then anew', () => {
  const soon = begin()
  for (let n = 0; n < 10; n++) {
    soon.start()
    pass(500)
  }
  expect(done).toBe(1)
  for (let n = 0; n < 9; n++) {
    soon.start()
    pass(500)
  }
  expect(done).toBe(1)
  soon.start()
  pass(500)
  expect(done).toBe(2)
})

test('while it waits it acts not at all, and soon afterwards', () => {
  const soon = begin()
  waits = true
  soon.start()
  pass(3_000)
  expect(done).toBe(0)
  waits = false
  pass(250)
  expect(done).toBe(1)
})

test('a longer wait than the pause is kept, whatever the bound', () => {
  const soon = begin()
  soon.start(60_000)
  pass(59_999)
  expect(done).toBe(0)
  pass(1)
  expect(done).toBe(1)
})

test('stopped, it does not act, and the next call begins anew', () => {
  const soon = begin()
  soon.start()
  pass(900)
  soon.stop()
  pass(6_000)
  expect(done).toBe(0)
  soon.start()
  pass(999)
  expect(done).toBe(0)
  pass(1)
  expect(done).toBe(1)
})

test('a call after the longest delay is over is acted on at once', () => {
  const soon = begin()
  waits = true
  soon.start()
  pass(5_900)
  waits = false
  soon.start()
  pass(0)
  expect(done).toBe(1)
})
