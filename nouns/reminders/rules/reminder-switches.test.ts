import { expect, test } from 'vitest'
import { reminderViews as policies } from '#cards/reminder/reminder-views.ts'
import { reminderNames as en } from '#words/reminders/reminder-names.en.ts'
import { reminderNames as zh } from '#words/reminders/reminder-names.zh.ts'
import { kindsIn } from './reminder-groups.ts'
import { mailedByDefault, sectionsOf, switchesOf } from './reminder-switches.ts'

const kinds = kindsIn(policies)
const nothing = { siteOn: [], siteOff: [], mailOn: [], mailOff: [] }

test('every kind stands in one section of the settings, which has its place, and both have names', () => {
  const sections = sectionsOf(policies)
  expect(sections.flatMap((section) => section.kinds).toSorted()).toEqual(kinds.toSorted())
  const named = sections.map(({ name }) => name)
  expect(named).toEqual([...new Set(named)])
  const places = new Map(kinds.map((kind) => [JSON.stringify(policies[kind].section), policies[kind].section.order]))
  expect(places.size).toBe(sections.length)
  expect(new Set(places.values()).size).toBe(sections.length)
  for (const names of [zh, en]) {
    expect(Object.keys(names.kinds).toSorted()).toEqual(kinds.toSorted())
    expect(Object.keys(names.sections).toSorted()).toEqual(named.toSorted())
  }
})

test('without a choice every kind is on the site but one that asks for stakes, and what wants an answer is mailed', () => {
  expect(kinds.filter((kind) => !switchesOf(policies, nothing).isOnSite(kind))).toEqual(['betEnding'])
  expect(switchesOf(policies, { ...nothing, siteOn: ['betEnding'] }).isOnSite('betEnding')).toBe(true)
  expect(kinds.filter((kind) => !switchesOf(policies, nothing).isMailed(kind)).toSorted()).toEqual([
    'betEnding',
    'floorLike',
    'follow',
    'paintingLike',
    'replayLike',
  ])
})

test('a switch works on its kind alone, and a kind off the site is not mailed', () => {
  const chosen = switchesOf(policies, {
    siteOn: [],
    siteOff: ['mention'],
    mailOn: ['follow', 'mention'],
    mailOff: ['topicReply'],
  })
  expect(chosen.isOnSite('mention')).toBe(false)
  expect(chosen.isOnSite('topicReply')).toBe(true)
  expect(chosen.isMailOn('mention')).toBe(true)
  expect(chosen.isMailed('mention')).toBe(false)
  expect(chosen.isMailed('follow')).toBe(true)
  expect(chosen.isMailed('topicReply')).toBe(false)
  expect(chosen.isMailed('floorQuote')).toBe(true)
})

test('decisions about one’s own things stay on the site whatever is stored; their mail may be switched off', () => {
  const all = switchesOf(policies, { siteOn: [], siteOff: kinds, mailOn: [], mailOff: kinds })
  const kept = kinds.filter((kind) => all.isOnSite(kind))
  expect(kept).toContain('blackFlag')
  expect(kept).toContain('floorHeld')
  expect(kept).toEqual(kinds.filter((kind) => policies[kind].locked))
  expect(kinds.filter((kind) => all.isMailed(kind))).toEqual([])
})

test('what other members cause is never locked; only that quotes a post', () => {
  const people = kinds.filter((kind) => policies[kind].people)
  expect(people).toContain('replayLike')
  expect(people.filter((kind) => policies[kind].locked)).toEqual([])
  expect(kinds.filter((kind) => policies[kind].quotes && !policies[kind].people)).toEqual([])
  expect(mailedByDefault(policies.reportDone)).toBe(true)
})
