import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reminderViews } from '#cards/reminder/reminder-views.ts'
import { nouns } from '#site/nouns.ts'
import { reminderNames as english } from '#words/reminders/reminder-names.en.ts'
import { reminderNames as chinese } from '#words/reminders/reminder-names.zh.ts'
import { filesOf } from './files.ts'

/** Kinds that two nouns have. */
const shared = (owned: readonly (readonly string[])[]): string[] =>
  owned.flatMap((kinds, at) => kinds.filter((kind) => owned.some((others, i) => i > at && others.includes(kind))))

/** Kinds that no source uses, so that no reminder of them is ever written. */
const untold = (kinds: readonly string[], sources: readonly string[]): string[] =>
  kinds.filter((kind) => !sources.some((source) => source.includes(`'${kind}'`)))

test('every kind of reminders has one owner, is told by somebody, and shows', async () => {
  const told = await Promise.all(Object.values(nouns).map(({ reminders }) => reminders?.()))
  const owned = told.map((of) => Object.keys(of?.toldKinds ?? {}))
  const kinds = owned.flat()
  expect(kinds.length).toBeGreaterThan(40)
  expect(shared(owned)).toEqual([])
  const acts = filesOf(['nouns/*/server/**/*.ts', 'house/core/**/*.ts', 'nouns/clubs/rules/clubs.ts'])
  const sources = acts.filter((path) => !path.includes('.test.')).map((path) => readFileSync(path, 'utf8'))
  expect(untold(kinds, sources)).toEqual([])
  expect(Object.keys(reminderViews).toSorted()).toEqual(kinds.toSorted())
  // The settings name each, and the section that it stands in.
  const sections = [...new Set(Object.values(reminderViews).map(({ section }) => section.name))]
  for (const names of [chinese, english]) {
    expect(Object.keys(names.kinds).toSorted()).toEqual(kinds.toSorted())
    expect(Object.keys(names.sections)).toEqual(expect.arrayContaining(sections))
  }
})

test('a kind of two, or told by nobody, is found', () => {
  expect(shared([['cakeBaked'], ['teaPoured', 'cupBroken'], ['cupBroken', 'spoonLost']])).toEqual(['cupBroken'])
  expect(untold(['cakeBaked', 'teaPoured'], ["remind(tx, { kind: 'cakeBaked' })"])).toEqual(['teaPoured'])
})
