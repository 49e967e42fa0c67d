import { readFileSync } from 'node:fs'
import { reminderKinds } from '@patisserie/rules/people/reminder-kinds'
import { expect, test } from 'vitest'
import { stated } from '../server/src/app.ts'
import type { Files } from '../server/src/core/files/open-files.ts'
import { reminderViews } from '../web/src/features/reminders/reminder-views.ts'
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
  const acts = filesOf(['server/src/features/**/*.ts', 'server/src/core/**/*.ts', 'rules/src/clubs.ts'])
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
