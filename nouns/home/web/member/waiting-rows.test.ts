import { describe, expect, test } from 'vitest'
import type { WaitingThings } from '#cards/front/waiting-sources.ts'
import type { ReminderRow } from '#contract/reminders.ts'
import { type WaitingFacts, waitingRows } from './waiting-rows.ts'

const thing = (topic: number) => ({ about: `topic ${topic}`, line: null })
const source = (more: Partial<WaitingThings> = {}): WaitingThings => ({
  grown: [],
  unopened: [],
  isNew: false,
  ...more,
})
const reminder = (KeyID: number, KIND: ReminderRow['KIND'], t = 0) =>
  ({ KeyID, KIND, DATA: { t } as ReminderRow['DATA'] }) as unknown as ReminderRow
const brief = ({ reminders = [], sources = [] }: Partial<WaitingFacts>) =>
  waitingRows({ reminders, sources }, 6).map((row) => {
    if (row.is === 'talk') return `talk ${row.reminder.KeyID}`
    return row.is === 'thing' ? row.thing.about : row.to
  })

describe('what waits for a member', () => {
  test('is words of others, then what has something new in it, then what was never opened', () => {
    const rows = brief({
      reminders: [reminder(1, 'mention', 30), reminder(2, 'floorLike'), reminder(3, 'replayComment')],
      sources: [source({ grown: [thing(10), thing(20)], unopened: [thing(21), thing(30)] })],
    })
    expect(rows).toEqual(['talk 1', 'talk 3', 'topic 10', 'topic 20', 'topic 21', 'write'])
  })

  test('names a thing once', () => {
    const rows = brief({
      reminders: [reminder(1, 'topicReply', 20)],
      sources: [source({ grown: [thing(20), thing(20)], unopened: [thing(22)] })],
    })
    expect(rows.slice(0, 2)).toEqual(['talk 1', 'topic 22'])
  })

  test('is never more than the place holds', () => {
    const reminders = Array.from({ length: 9 }, (_, i) => reminder(i, 'mention'))
    const grown = Array.from({ length: 9 }, (_, i) => thing(100 + i))
    const rows = brief({ reminders, sources: [source({ grown })] })
    expect(rows).toHaveLength(6)
    expect(rows.filter((row) => row.startsWith('talk'))).toHaveLength(3)
  })

  test('leaves room for what was never opened beside what has something new in it', () => {
    const grown = Array.from({ length: 8 }, (_, i) => thing(i + 1))
    const rows = brief({ sources: [source({ grown, unopened: [thing(20), thing(21), thing(22)] })] })
    expect(rows.slice(3)).toEqual(['topic 4', 'topic 20', 'topic 21'])
  })

  test('is never empty: who is new gets invitations', () => {
    expect(brief({})).toHaveLength(6)
    expect(brief({ sources: [source({ unopened: [thing(1), thing(2), thing(3), thing(4)], isNew: true })] })).toEqual([
      'write',
      'upload',
      'follow',
      'topic 1',
      'topic 2',
      'topic 3',
    ])
  })
})
