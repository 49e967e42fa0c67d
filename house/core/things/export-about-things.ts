import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import type { Tables } from '#kit/db/tables.ts'
import type { Reading } from '../members/reads.ts'
import type { ThingKind } from './thing-kind.ts'

interface RowsAboutThings {
  readonly table: keyof Tables & string
  /** The column with the member's id. */
  readonly by: string
  /** SQL: columns of the table, which is called `r` here. */
  readonly columns: string
}

/** A member's rows about things of each kind, oldest first, with the names of the things. */
export async function exportAboutThings(
  db: Reading,
  { table, by, columns }: RowsAboutThings,
  { kinds, member }: { readonly kinds: readonly ThingKind[]; readonly member: number },
): Promise<Record<string, unknown[]>> {
  const exported: Record<string, unknown[]> = {}
  for (const { kind, table: things, exported: name } of kinds) {
    const { rows } = await sql`select ${sql.raw(`${name}, ${columns}`)}
      from ${sql.table(table)} r join ${sql.table(things)} thing on thing.id = r.subject
      where r.kind = ${kind} and ${sql.ref(`r.${by}`)} = ${member} order by r.at, r.subject`.execute(db as Tx) // only reads
    exported[kind] = rows
  }
  return exported
}
