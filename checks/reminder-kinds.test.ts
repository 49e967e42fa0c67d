import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Files } from '#core/files/open-files.ts'
import { reminderKinds } from '#site/registers/reminder-kinds.ts'
import { stated } from '#site/server/app.ts'
import { reminderViews } from '#site/web/reminder-views.ts'
import { filesOf } from './files.ts'

/** Kinds that are not declared by exactly one part of the site, and declared kinds that the rules do not have. */
const ownerless = (kinds: readonly string[], owned: readonly string[]): string[] => [
  ...kinds.filter((kind) => owned.filter((other) => other === kind).length !== 1),
  ...owned.filter((kind) => !kinds.includes(kind)),
]

/** Kinds that no source uses, so that no reminder of them is ever written. */
const untold = (kinds: readonly string[], sources: readonly string[]): string[] =>
  kinds.filter((kind) => !sources.some((source) => source.includes(`'${kind}'`)))

test('every kind of reminders has one owner, is told by somebody, and shows', () => {
  // Only the declared lists are used, so no file store is needed.
  const { reminders } = stated({} as Files, () => new Date(0))
  expect(ownerless(reminderKinds, reminders)).toEqual([])
  const acts = filesOf(['nouns/*/server/**/*.ts', 'house/core/**/*.ts', 'nouns/clubs/rules/clubs.ts'])
  const sources = acts.filter((path) => !path.includes('.test.')).map((path) => readFileSync(path, 'utf8'))
  expect(untold(reminderKinds, sources)).toEqual([])
  expect(Object.keys(reminderViews).toSorted()).toEqual([...reminderKinds].toSorted())
})

test('a kind of nobody, of two, of no rule, or told by nobody is found', () => {
  expect(
    ownerless(['cakeBaked', 'teaPoured', 'cupBroken'], ['cakeBaked', 'cupBroken', 'cupBroken', 'spoonLost']),
  ).toEqual(['teaPoured', 'cupBroken', 'spoonLost'])
  expect(untold(['cakeBaked', 'teaPoured'], ["remind(tx, { kind: 'cakeBaked' })"])).toEqual(['teaPoured'])
})
