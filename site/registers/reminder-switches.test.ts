import { expect, test } from 'vitest'
import { reminderKinds } from './reminder-kinds.ts'
import {
  isFromPeople,
  isMailed,
  isMailOn,
  isOnSite,
  lockedBy,
  mailedByDefault,
  quotesPost,
  reminderNouns,
} from './reminder-switches.ts'

const nothing = { siteOn: [], siteOff: [], mailOn: [], mailOff: [] }

test('every kind stands in one group of the settings', () => {
  expect(Object.values(reminderNouns).flat().toSorted()).toEqual([...reminderKinds].toSorted())
})

test('without a choice every kind is on the site but one that asks for stakes, and what wants an answer is mailed', () => {
  expect(reminderKinds.filter((kind) => !isOnSite(kind, nothing))).toEqual(['betEnding'])
  expect(isOnSite('betEnding', { ...nothing, siteOn: ['betEnding'] })).toBe(true)
  expect(reminderKinds.filter((kind) => !isMailed(kind, nothing)).toSorted()).toEqual([
    'betEnding',
    'floorLike',
    'follow',
    'paintingLike',
    'replayLike',
  ])
})

test('a switch works on its kind alone, and a kind off the site is not mailed', () => {
  const chosen = { siteOn: [], siteOff: ['mention'], mailOn: ['follow', 'mention'], mailOff: ['topicReply'] }
  expect(isOnSite('mention', chosen)).toBe(false)
  expect(isOnSite('topicReply', chosen)).toBe(true)
  expect(isMailOn('mention', chosen)).toBe(true)
  expect(isMailed('mention', chosen)).toBe(false)
  expect(isMailed('follow', chosen)).toBe(true)
  expect(isMailed('topicReply', chosen)).toBe(false)
  expect(isMailed('floorQuote', chosen)).toBe(true)
})

test('decisions about one’s own things stay on the site whatever is stored; their mail may be switched off', () => {
  const all = { siteOn: [], siteOff: [...reminderKinds], mailOn: [], mailOff: [...reminderKinds] }
  const kept = reminderKinds.filter((kind) => isOnSite(kind, all))
  expect(kept).toContain('blackFlag')
  expect(kept).toContain('floorHeld')
  expect(kept).toEqual(reminderKinds.filter((kind) => lockedBy(kind) !== null))
  expect(reminderKinds.filter((kind) => isMailed(kind, all))).toEqual([])
})

test('what other members cause is never locked; only that quotes a post', () => {
  const people = reminderKinds.filter(isFromPeople)
  expect(people).toContain('replayLike')
  expect(people.filter((kind) => lockedBy(kind) !== null)).toEqual([])
  expect(reminderKinds.filter((kind) => quotesPost(kind) && !isFromPeople(kind))).toEqual([])
  expect(mailedByDefault('reportDone')).toBe(true)
})
