import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import type { Files } from '#core/files/open-files.ts'
import { stated } from '#site/server/app.ts'
import { filesOf } from './files.ts'

/** Tables that have a member's id but no personal data to export or delete, each with the reason. */
const idsOnly = new Map([
  ['kit_idempotency', 'answers to keyed writes, gone after a day'],
  ['staff_log', 'a chain that outlives accounts: ids, and what staff wrote'],
])

/** Names of columns that have a member's id without a foreign key, so that a log outlives the account. */
const memberNames = /^(member|uploader|author|owner|caller|actor|target|reporter|sender|receiver)$/

/** Tables with a column that refers to members, after a migration was applied to the tables `before`. */
function namingTables(sql: string, before: readonly string[] = []): string[] {
  const plain = sql.replace(/--[^\n]*/g, '')
  const naming = new Set(before)
  for (const [, act = '', table = '', body = ''] of plain.matchAll(
    /\b(create table(?: if not exists)?|alter table|drop table(?: if exists)?) (\w+)([^;]*)/g,
  )) {
    const [, newName = ''] = /^ rename to (\w+)$/.exec(body) ?? []
    if (act.startsWith('drop')) for (const each of [table, ...(body.match(/\w+/g) ?? [])]) naming.delete(each)
    else if (newName) {
      if (naming.delete(table)) naming.add(newName)
    } else if (namesMembers(body)) naming.add(table)
  }
  return [...naming]
}

const namesMembers = (body: string): boolean =>
  /references members\b/.test(body) ||
  [...body.matchAll(/(?:^|[(,]|add column)\s*(\w+) bigint\b/g)].some(([, name = '']) => memberNames.test(name))

/** The numbers order the files of all owners. */
const byNumber = (one: string, other: string) => (basename(one) < basename(other) ? -1 : 1)

const naming = filesOf('{house/kit/db,house/core/*,nouns/*/server}/schema/*.sql')
  .toSorted(byNumber)
  .reduce<string[]>((before, file) => namingTables(readFileSync(file, 'utf8'), before), [])
// Only the declared lists are used, so no file store is needed.
const parts = stated({} as Files, () => new Date(0)).personalData

test('every table that names members is taken along and forgotten by one feature', () => {
  const named = parts.flatMap((part) => part.tables)
  expect(named).toEqual([...new Set(named)])
  expect(naming.filter((table) => !named.includes(table) && !idsOnly.has(table))).toEqual([])
})

test('no feature names a table that is not there', () => {
  const all = filesOf('{house/kit/db,house/core/*,nouns/*/server}/schema/*.sql').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:create table(?: if not exists)?|rename to) (\w+)/g)].map(
      ([, table = '']) => table,
    ),
  )
  expect(parts.flatMap((part) => part.tables).filter((table) => !all.includes(table))).toEqual([])
  expect([...idsOnly.keys()].filter((table) => !all.includes(table))).toEqual([])
})

test.each([
  ['create table a (id bigint primary key, whose bigint not null references members on delete cascade);', ['a']],
  ['create table b (\n  id bigint,\n  author bigint not null\n);', ['b']],
  ['alter table c add column actor bigint;', ['c']],
  ['create table e (member bigint); create table f (member bigint); drop table e, f;', []],
  ['create table g (member bigint); alter table g rename to h;', ['h']],
  ['create table d (id bigint primary key, replay integer references replays);', []],
])('%s', (sql, found) => {
  expect(namingTables(sql)).toEqual(found)
})
