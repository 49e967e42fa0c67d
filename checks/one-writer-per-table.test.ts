import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from './files.ts'

/** For each table the one folder below server/src that may write it; every folder may read it. */
const owners = new Map<string, string>()
for (const file of filesOf('server/migrations/*.sql')) {
  const sql = readFileSync(file, 'utf8')
  const owner = /^-- owner: (\S+)/.exec(sql)?.[1]
  if (!owner) throw new Error(`${file} must begin with "-- owner: <folder>"`)
  for (const [, table = ''] of sql.matchAll(/(?:create table (?:if not exists )?|rename to )(\w+)/g))
    owners.set(table, owner)
}

const writes =
  /\b(?:insert into|update|delete from|truncate)\s+(\w+)|(?:insertInto|updateTable|deleteFrom|mergeInto)\('(\w+)'/gi

/** Tables that a source writes although another folder owns them. */
const strangers = (file: string, source: string): string[] =>
  [...source.matchAll(writes)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((table) => {
      const owner = owners.get(table)
      return owner !== undefined && !file.startsWith(`server/src/${owner}/`)
    })

test('every table has an owner that exists', () => {
  const folders = filesOf('server/src/{kit,core/*,features/*}')
  for (const owner of new Set(owners.values())) expect(folders).toContain(`server/src/${owner}`)
})

test('no folder writes another folder’s table', () => {
  const found = filesOf('server/src/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => strangers(file, readFileSync(file, 'utf8')).map((table) => `${file} writes ${table}`))
  expect(found).toEqual([])
})

test('a planted stranger is caught', () => {
  expect(strangers('server/src/features/home/reads.ts', "tx.updateTable('kit_secrets')")).toEqual(['kit_secrets'])
  expect(strangers('server/src/features/home/reads.ts', 'sql`delete from kit_limits`')).toEqual(['kit_limits'])
  expect(strangers('server/src/kit/x.ts', "tx.updateTable('kit_secrets')")).toEqual([])
})
