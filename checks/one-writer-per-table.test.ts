import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from './files.ts'
import { tableOwners } from './table-owners.ts'

const owners = tableOwners()

const writes =
  /\b(?:insert into|update|delete from|truncate)\s+(\w+)|(?:insertInto|updateTable|deleteFrom|mergeInto)\('(\w+)'/gi

/** Tables that a source writes although another folder owns them. */
const strangers = (file: string, source: string): string[] =>
  [...source.matchAll(writes)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((table) => {
      const owner = owners.get(table)
      return owner !== undefined && !file.startsWith(`${owner}/`)
    })

test('every table has an owner that exists', () => {
  const folders = filesOf('{house/kit,house/core/*,nouns/*/server}')
  for (const owner of new Set(owners.values())) expect(folders).toContain(owner)
})

test('no folder writes another folder’s table', () => {
  const found = filesOf('{nouns/*/server,house/{kit,core},site/server}/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => strangers(file, readFileSync(file, 'utf8')).map((table) => `${file} writes ${table}`))
  expect(found).toEqual([])
})

test('a planted stranger is caught', () => {
  expect(strangers('nouns/home/server/reads.ts', "tx.updateTable('kit_secrets')")).toEqual(['kit_secrets'])
  expect(strangers('nouns/home/server/reads.ts', 'sql`delete from kit_limits`')).toEqual(['kit_limits'])
  expect(strangers('house/kit/x.ts', "tx.updateTable('kit_secrets')")).toEqual([])
})
