import { expect, test } from 'vitest'
import { daysBefore, periodOf } from './period.ts'

const today = '2026-11-21'

test('a period runs from the start of its first Beijing day to the end of its last', () => {
  expect(periodOf({ from: '2026-11-20', to: '2026-11-21' })).toEqual({
    from: new Date('2026-11-19T16:00:00Z'),
    until: new Date('2026-11-21T16:00:00Z'),
  })
  expect(periodOf({ from: '2026-11-20' })).toEqual({ from: new Date('2026-11-19T16:00:00Z'), until: null })
  expect(periodOf({})).toEqual({ from: null, until: null })
})

test('days that no calendar has, and periods that end before they begin, are none', () => {
  expect(periodOf({ from: '2026-02-29' })).toBeNull()
  expect(periodOf({ to: '2026-13-01' })).toBeNull()
  expect(periodOf({ from: '2026-00-10' })).toBeNull()
  expect(periodOf({ from: '0000-01-01' })).toBeNull()
  expect(periodOf({ from: '2026-11-22', to: '2026-11-21' })).toBeNull()
  expect(periodOf({ from: '2024-02-29', to: '2024-02-29' })).not.toBeNull()
})

test('days are counted back over months and years', () => {
  expect(daysBefore(today, 0)).toBe(today)
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
  expect(daysBefore('2026-01-01', 1)).toBe('2025-12-31')
})
