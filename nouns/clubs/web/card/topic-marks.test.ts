import { expect, test } from 'vitest'
import { unreadTopics } from './topic-marks.ts'

const member = 1_000_001
const now = Date.parse('2026-11-20T12:00:00.000Z')
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString()
const topic = (KeyID: number, LASTFLOOR: number, { days = 1, by = 1_000_002 } = {}) => ({
  KeyID,
  LASTFLOOR,
  LASTTIME: daysAgo(days),
  LASTUID: by,
})

test('a topic that was opened is unread from the floor after the last one that was read', () => {
  const rows = [topic(1, 5), topic(2, 5), topic(3, 5, { days: 400 }), topic(4, 5, { by: member })]
  const read = new Map([
    [1, 5],
    [2, 3],
    [3, 4],
    [4, 1],
  ])
  expect([...unreadTopics(rows, { member, read, now })]).toEqual([
    [2, { from: 4 }],
    [3, { from: 5 }],
    [4, { from: 2 }],
  ])
})

test('a topic that was never opened is unread for two weeks, unless the last floor is the reader’s own', () => {
  const rows = [topic(1, 5, { days: 13.9 }), topic(2, 5, { days: 14 }), topic(3, 5, { by: member })]
  expect([...unreadTopics(rows, { member, read: new Map(), now })]).toEqual([[1, { from: 1 }]])
})
