import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noteServerTime, serverNow } from './server-clock.ts'

const noon = Date.UTC(2026, 5, 1, 12)
const header = (ms: number) => new Date(ms).toUTCString()

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  noteServerTime(header(noon), noon)
})
afterEach(() => {
  vi.useRealTimers()
})

test('a machine whose clock is an hour late counts by the server', () => {
  noteServerTime(header(noon + 3_600_000), noon - 100)
  expect(serverNow().getTime()).toBe(noon + 3_600_000)
})

test('a right clock is left as it is: headers have whole seconds', () => {
  noteServerTime(header(noon - 900), noon - 200)
  expect(serverNow().getTime()).toBe(noon)
})

test('a slow answer, and one without a time, change nothing', () => {
  noteServerTime(header(noon + 3_600_000), noon)
  noteServerTime(header(noon), noon - 20_000)
  noteServerTime(null, noon)
  expect(serverNow().getTime()).toBe(noon + 3_600_000)
})
