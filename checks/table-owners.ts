import { readFileSync } from 'node:fs'
import { filesOf } from './files.ts'

/** For each table the one folder below server/src that may write it, by the first line of the migration that creates or renames it. */
export const tableOwners = (): ReadonlyMap<string, string> => {
  const owners = new Map<string, string>()
  for (const file of filesOf('server/migrations/*.sql')) {
    const sql = readFileSync(file, 'utf8')
    const owner = /^-- owner: (\S+)/.exec(sql)?.[1]
    if (!owner) throw new Error(`${file} must begin with "-- owner: <folder>"`)
    for (const [, table = ''] of sql.matchAll(/(?:create table (?:if not exists )?|rename to )(\w+)/g))
      owners.set(table, owner)
  }
  return owners
}
