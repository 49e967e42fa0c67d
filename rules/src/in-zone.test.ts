import { expect, test } from 'vitest'
import { formatDateTime } from './beijing-time.ts'
import { inZone } from './in-zone.ts'

test('an instant has a text in any zone', () => {
  const at = '2026-11-20T15:51:00.000Z'
  const said = (minutes: number) => formatDateTime(inZone(at, minutes), 'dateTime', 'en')
  expect(said(480)).toBe(formatDateTime(at, 'dateTime', 'en'))
  expect([said(0), said(-300), said(540)]).toEqual([
    'Nov 20, 2026, 15:51',
    'Nov 20, 2026, 10:51',
    'Nov 21, 2026, 00:51',
  ])
  expect(inZone('nonsense', 0)).toBe('')
})
