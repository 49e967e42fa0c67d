import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, toolFile } from './files.ts'
import { schemaFiles, tableOwners, tablesMadeIn } from './table-owners.ts'
import { tablesInModule } from './tables-in.ts'

const owners = tableOwners()

/** Tools of the operator that write what belongs to others, by their tables. */
const tools: Readonly<Record<string, readonly string[]>> = {
  // Secrets leave a copy of a site that is given away.
  'site/ops/site-secrets.ts': ['kit_secrets', 'recovery_codes', 'second_factors'],
}

/** Tables that a module writes although another folder owns them. */
const strangers = (file: string, source: string): string[] =>
  tablesInModule(file, source).flatMap(({ table, does }) => {
    const owner = owners.get(table)
    const isOwn = owner === undefined || file.startsWith(`${owner}/`)
    return does === 'reads' || isOwn || tools[file]?.includes(table) ? [] : [table]
  })

test('every table has an owner that exists', () => {
  const folders = filesOf('{house/kit,house/core/*,nouns/*/server}')
  for (const owner of new Set(owners.values())) expect(folders).toContain(owner)
})

test('every migration lies where it is run, with a number of its own', () => {
  expect(filesOf('{house,nouns}/**/*.sql').filter((file) => !schemaFiles().includes(file))).toEqual([])
  const names = schemaFiles().map((file) => basename(file).slice(0, 4))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('no folder writes another folder’s table', () => {
  const found = filesOf('{house,nouns,site}/**/*.{ts,tsx}', {
    exclude: toolFile,
  }).flatMap((file) => strangers(file, readFileSync(file, 'utf8')).map((table) => `${file} writes ${table}`))
  expect(found).toEqual([])
})

test('a planted stranger is caught', () => {
  expect(strangers('nouns/home/server/reads.ts', "tx.updateTable('kit_secrets as s')")).toEqual(['kit_secrets'])
  expect(strangers('nouns/home/rules/reads.ts', 'sql`delete from public.kit_limits`')).toEqual(['kit_limits'])
  expect(strangers('house/kit/x.ts', "tx.updateTable('kit_secrets')")).toEqual([])
  expect(tablesMadeIn('-- create table no\nCREATE UNLOGGED TABLE x (a int);create table if not exists "y" ()')).toEqual(
    ['x', 'y'],
  )
})
