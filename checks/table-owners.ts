import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { filesOf } from './files.ts'

/** For each table the one folder that may write it: a noun's server, or a part of the house. Its schema lies there. */
export const tableOwners = (): ReadonlyMap<string, string> => {
  const owners = new Map<string, string>()
  for (const file of filesOf('{house/kit/db,house/core/*,nouns/*/server}/schema/*.sql').toSorted(byNumber)) {
    const sql = readFileSync(file, 'utf8')
    const owner = dirname(dirname(file)).replace('house/kit/db', 'house/kit')
    for (const [, table = ''] of sql.matchAll(/(?:create table (?:if not exists )?|rename to )(\w+)/g))
      owners.set(table, owner)
  }
  return owners
}

/** The numbers order the files of all owners. */
const byNumber = (one: string, other: string): number => (basename(one) < basename(other) ? -1 : 1)
