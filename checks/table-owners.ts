import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { filesOf } from './files.ts'
import { bareSql } from './tables-in.ts'

/** Files with tables, in the order in which they run: their numbers order those of all owners. */
export const schemaFiles = (): readonly string[] =>
  filesOf('{house/kit/db,house/core/*,nouns/*/server}/schema/*.sql').toSorted((one, other) =>
    basename(one) < basename(other) ? -1 : 1,
  )

/** The folder whose tables this schema file has: a noun's server, or a part of the house. */
export const ownerOf = (schemaFile: string): string => dirname(dirname(schemaFile)).replace('house/kit/db', 'house/kit')

/** For each table the one folder that may write it, which is where it was made or got its name. */
export const tableOwners = (): ReadonlyMap<string, string> => {
  const owners = new Map<string, string>()
  for (const file of schemaFiles())
    for (const table of tablesMadeIn(readFileSync(file, 'utf8'))) owners.set(table, ownerOf(file))
  return owners
}

export const tablesMadeIn = (sql: string): readonly string[] =>
  [
    ...bareSql(sql)
      .toLowerCase()
      .matchAll(/\b(?:create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?|rename\s+to\s+)(?:public\.)?"?(\w+)/g),
  ].map(([, table = '']) => table)
