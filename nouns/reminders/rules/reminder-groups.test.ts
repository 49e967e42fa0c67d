import { expect, test } from 'vitest'
import { reminderViews as policies } from '#cards/reminder/reminder-views.ts'
import { reminderGroups } from '#rules/people/reminder-group.ts'
import { countGroups, firstGroup, kindsIn, kindsOf, talkFirst } from './reminder-groups.ts'

test('every kind is in one group, and every group has a kind', () => {
  const ofGroups = reminderGroups.map((group) => kindsOf(policies, group))
  expect(ofGroups.flat().toSorted()).toEqual(kindsIn(policies).toSorted())
  expect(ofGroups.filter((kinds) => kinds.length === 0)).toEqual([])
})

test('mentions and replies are the first group, on topics and on replays', () => {
  expect(kindsOf(policies, firstGroup).toSorted()).toEqual([
    'betComment',
    'floorQuote',
    'mention',
    'paintingComment',
    'replayComment',
    'topicReply',
  ])
  expect(kindsOf(policies, 'likes').toSorted()).toEqual(['floorLike', 'paintingLike', 'replayLike'])
})

test('numbers of kinds add up to numbers of groups; a kind of an older version counts nowhere', () => {
  const counts = countGroups(policies, [
    { kind: 'mention', count: 2 },
    { kind: 'topicReply', count: 3 },
    { kind: 'follow', count: 1 },
    { kind: 'cakeBaked', count: 9 },
  ])
  expect(counts).toEqual({ talk: 5, likes: 0, follows: 1, gifts: 0, replays: 0, paintings: 0, clubs: 0, house: 0 })
})

test('mentions and replies come before likes, and each keep their order', () => {
  const rows = [
    { KIND: 'floorLike', at: 1 },
    { KIND: 'mention', at: 2 },
    { KIND: 'follow', at: 3 },
    { KIND: 'topicReply', at: 4 },
  ] as const
  expect(talkFirst(policies, rows).map(({ at }) => at)).toEqual([2, 4, 1, 3])
})
