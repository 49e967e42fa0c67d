import { expect, test } from 'vitest'
import { reminderBadge } from '#rules/people/reminder-badge.ts'
import { inRuns, oneSeen, readAcknowledged, reminderDay, writeAcknowledged } from './reminders.ts'

test('the bell shows nothing, a number, and no more than 99+', () => {
  expect([0, -1, 1, 99, 100, 12_345].map(reminderBadge)).toEqual(['', '', '1', '99', '99+', '99+'])
})

test('the counter goes down by one for each seen reminder, never below nothing', () => {
  expect([3, 1, 0].map(oneSeen)).toEqual([2, 0, 0])
})

test('acknowledged ids survive the way through local storage', () => {
  expect(writeAcknowledged([12, 15, 16])).toBe('_12_15_16_')
  expect(readAcknowledged('_12_15_16_')).toEqual([12, 15, 16])
  expect(writeAcknowledged([])).toBe('')
  expect(readAcknowledged('')).toEqual([])
  expect(readAcknowledged('12_15')).toEqual([12, 15])
})

test('what others wrote into local storage is left out', () => {
  expect(readAcknowledged('_7__x_-3_1e9_8.5_9999999999999999_4_')).toEqual([7, 4])
})

test('only the newest acknowledged ids are kept', () => {
  const many = Array.from({ length: 500 }, (_, i) => i + 1)
  expect(readAcknowledged(many.join('_'))).toHaveLength(200)
  expect(readAcknowledged(writeAcknowledged(many)).at(-1)).toBe(500)
  expect(readAcknowledged(writeAcknowledged(many))[0]).toBe(301)
})

test('days are those of Beijing', () => {
  const now = new Date('2026-11-25T02:00:00Z')
  const days = ['2026-11-24T16:00:00Z', '2026-11-24T15:59:59Z', '2026-11-23T16:00:00Z', '2026-11-23T15:59:59Z']
  expect(days.map((at) => reminderDay(new Date(at), now))).toEqual(['today', 'yesterday', 'yesterday', 'earlier'])
})

test('rows of one key stand together in their order', () => {
  expect(inRuns(['a1', 'a2', 'b1', 'a3'], (row) => row.charAt(0))).toEqual([
    { key: 'a', rows: ['a1', 'a2'] },
    { key: 'b', rows: ['b1'] },
    { key: 'a', rows: ['a3'] },
  ])
  expect(inRuns([], String)).toEqual([])
})
