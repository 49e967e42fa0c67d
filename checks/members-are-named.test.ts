import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { personalDataOf } from '../server/src/app.ts'
import type { Files } from '../server/src/core/files/open-files.ts'

/** Tables that hold the id of a member and nothing to take along or to forget, each with its reason. */
const idsOnly = new Map([
  ['kit_idempotency', 'answers to keyed writes, gone after a day'],
  ['staff_log', 'a chain that outlives accounts: ids, and what staff wrote'],
])

/** Columns that hold a member's id without a reference, so that a log outlives the account. */
const memberNames = /^(member|uploader|author|owner|caller|actor|target|reporter|sender|receiver)$/

/** Tables of a migration with a column that names members. */
function namingTables(sql: string): string[] {
  const plain = sql.replace(/--[^\n]*/g, '')
  const parts = [...plain.matchAll(/\b(create table(?: if not exists)?|alter table) (\w+)([^;]*)/g)]
  return parts.flatMap(([, , table = '', body = '']) => (namesMembers(body) ? [table] : []))
}

const namesMembers = (body: string): boolean =>
  /references members\b/.test(body) ||
  [...body.matchAll(/(?:^|[(,]|add column)\s*(\w+) bigint\b/g)].some(([, name = '']) => memberNames.test(name))

const naming = new Set(globSync('server/migrations/*.sql').flatMap((file) => namingTables(readFileSync(file, 'utf8'))))
// Only its lists are looked at here.
const parts = personalDataOf({} as Files, () => new Date(0))

test('every table that names members is taken along and forgotten by one feature', () => {
  const named = parts.flatMap((part) => part.tables)
  expect(named).toEqual([...new Set(named)])
  expect([...naming].filter((table) => !named.includes(table) && !idsOnly.has(table))).toEqual([])
})

test('no feature names a table that is not there', () => {
  const all = globSync('server/migrations/*.sql').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bcreate table(?: if not exists)? (\w+)/g)].map(([, table = '']) => table),
  )
  expect(parts.flatMap((part) => part.tables).filter((table) => !all.includes(table))).toEqual([])
  expect([...idsOnly.keys()].filter((table) => !all.includes(table))).toEqual([])
})

test.each([
  ['create table a (id bigint primary key, whose bigint not null references members on delete cascade);', ['a']],
  ['create table b (\n  id bigint,\n  author bigint not null\n);', ['b']],
  ['alter table c add column actor bigint;', ['c']],
  ['create table d (id bigint primary key, replay integer references replays);', []],
])('%s', (sql, found) => {
  expect(namingTables(sql)).toEqual(found)
})
