import { beforeAll, expect, test } from 'vitest'
import { reminderViews } from '#cards/reminder/reminder-views.ts'
import type { ReminderRow } from '#contract/reminders.ts'
import { speak } from '#words/word-pack.ts'
import { kindsIn } from '../rules/reminder-groups.ts'
import { reminders as en } from '../words/reminders.en.ts'
import { reminders as zh } from '../words/reminders.zh.ts'
import { reminderText } from './reminder-text.ts'

beforeAll(async () => {
  await Promise.all([speak('zh'), speak('en')])
})

const row = (more: Partial<ReminderRow>): ReminderRow => ({
  KeyID: 1,
  KIND: 'replayLike',
  SUBJECT: 'replay:1',
  ACTORS: [],
  ACTORNUM: 0,
  TIMES: 1,
  DATA: { code: '0001', game: 14 },
  TIME: '2026-01-01T00:00:00.000Z',
  READ: 'N',
  ...more,
})
const actor = (n: number) => ({ UID: 1_000_000 + n, NICK: `fairy${n}`, HEAD: '' })
const chinese = (more: Partial<ReminderRow>) => reminderText(row(more), { id: 1_000_009, words: zh, language: 'zh' })
const english = (more: Partial<ReminderRow>) => reminderText(row(more), { id: 1_000_009, words: en, language: 'en' })

test('names one, two, and counts the rest', () => {
  expect(chinese({ ACTORS: [actor(1)], ACTORNUM: 1 }).say).toBe('fairy1 赞了你的辉针城录像 0001')
  expect(chinese({ ACTORS: [actor(1), actor(2)], ACTORNUM: 2 }).say).toBe('fairy1 和 fairy2 赞了你的辉针城录像 0001')
  expect(chinese({ ACTORS: [actor(1), actor(2)], ACTORNUM: 5 }).say).toBe(
    'fairy1、fairy2 等 5 人赞了你的辉针城录像 0001',
  )
  expect(english({ ACTORS: [actor(1)], ACTORNUM: 1 }).say).toBe(
    'fairy1 liked your Double Dealing Character replay 0001',
  )
  expect(english({ ACTORS: [actor(1), actor(2)], ACTORNUM: 3 }).say).toBe(
    'fairy1, fairy2 and 1 other liked your Double Dealing Character replay 0001',
  )
})

test('people whose accounts are gone are somebody', () => {
  expect(english({ KIND: 'follow' }).say).toBe('Somebody followed you')
})

test('one follower leads to their page, several to the list of one’s own', () => {
  expect(chinese({ KIND: 'follow', ACTORS: [actor(1)], ACTORNUM: 1 }).to).toBe('/p/1000001')
  expect(chinese({ KIND: 'follow', ACTORS: [actor(1), actor(2)], ACTORNUM: 2 }).to).toBe('/p/1000009?people=followers')
})

test.each(kindsIn(reminderViews))('%s says something and leads somewhere, in both languages, with any data', (KIND) => {
  for (const DATA of [{}, { verdict: 'pass', code: '0001', game: 14, until: '2027-01-01T00:00:00.000Z', note: 'ok' }]) {
    for (const { say, to } of [chinese({ KIND, DATA }), english({ KIND, DATA })]) {
      expect(say.trim()).not.toBe('')
      expect(say).not.toContain('undefined')
      expect(to).toMatch(/^\//)
    }
  }
})
