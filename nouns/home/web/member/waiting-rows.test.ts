import { describe, expect, test } from 'vitest'
import type { TopicRow } from '#nouns/clubs/contract/clubs.ts'
import type { ReminderRow } from '#nouns/reminders/contract/reminders.ts'
import { type WaitingFacts, waitingRows } from './waiting-rows.ts'

const member = 1_000_001
const topic = (KeyID: number, LASTFLOOR = 5, LASTUID = 1_000_002) => ({ KeyID, LASTFLOOR, LASTUID }) as TopicRow
const reminder = (KeyID: number, KIND: ReminderRow['KIND'], t = 0) =>
  ({ KeyID, KIND, DATA: { t } as ReminderRow['DATA'] }) as unknown as ReminderRow
const facts = (more: Partial<WaitingFacts> = {}): WaitingFacts => ({
  member,
  reminders: [],
  favourites: [],
  fresh: [],
  read: new Map(),
  ...more,
})
const brief = (given: Partial<WaitingFacts>) =>
  waitingRows(facts(given), 6).map((row) => {
    if (row.is === 'talk') return `talk ${row.reminder.KeyID}`
    return row.is === 'topic' ? `topic ${row.topic.KeyID} +${row.floors}` : row.to
  })

describe('what waits for a member', () => {
  test('is words of others, then floors not read, then topics never opened', () => {
    const rows = brief({
      reminders: [reminder(1, 'mention', 30), reminder(2, 'floorLike'), reminder(3, 'replayComment')],
      favourites: [
        { ...topic(10), NEW: 7 },
        { ...topic(11), NEW: 0 },
      ],
      fresh: [topic(20, 9), topic(21), topic(30)],
      read: new Map([[20, 6]]),
    })
    expect(rows).toEqual(['talk 1', 'talk 3', 'topic 10 +7', 'topic 20 +3', 'topic 21 +0', 'write'])
  })

  test('names a topic once, and none whose last floor is of the member', () => {
    const rows = brief({
      reminders: [reminder(1, 'topicReply', 20)],
      favourites: [{ ...topic(20), NEW: 2 }],
      fresh: [topic(20), topic(21, 3, member), topic(22)],
      read: new Map([[20, 3]]),
    })
    expect(rows.slice(0, 2)).toEqual(['talk 1', 'topic 22 +0'])
  })

  test('is never more than the place holds', () => {
    const reminders = Array.from({ length: 9 }, (_, i) => reminder(i, 'mention'))
    const fresh = Array.from({ length: 9 }, (_, i) => topic(100 + i))
    const rows = brief({ reminders, fresh, read: new Map(fresh.map(({ KeyID }) => [KeyID, 1])) })
    expect(rows).toHaveLength(6)
    expect(rows.filter((row) => row.startsWith('talk'))).toHaveLength(3)
  })

  test('leaves room for topics never opened beside the floors not read', () => {
    const favourites = Array.from({ length: 8 }, (_, i) => ({ ...topic(i + 1), NEW: 1 }))
    const rows = brief({ favourites, fresh: [topic(20), topic(21), topic(22)] })
    expect(rows.slice(3)).toEqual(['topic 4 +1', 'topic 20 +0', 'topic 21 +0'])
  })

  test('is never empty: who is new gets invitations', () => {
    expect(brief({})).toHaveLength(6)
    expect(brief({ fresh: [topic(1), topic(2), topic(3), topic(4)] })).toEqual([
      'write',
      'upload',
      'follow',
      'topic 1 +0',
      'topic 2 +0',
      'topic 3 +0',
    ])
  })
})
