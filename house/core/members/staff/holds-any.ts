import { type SqlBool, sql } from 'kysely'
import type { Tables } from '#kit/db/tables.ts'
import type { Reading } from '../reads.ts'

/** A table, and its column with the member's id. */
export type MemberColumn = {
  [T in keyof Tables & string]: readonly [table: T, column: keyof Tables[T] & string]
}[keyof Tables & string]

/** Whether any of these tables has a row of this member. */
export async function holdsAny(db: Reading, member: number, places: readonly MemberColumn[]): Promise<boolean> {
  for (const [table, column] of places) {
    const row = await db
      .selectFrom(table)
      .select(sql<number>`1`.as('one'))
      .where(sql<SqlBool>`${sql.ref(column)} = ${member}`)
      .limit(1)
      .executeTakeFirst()
    if (row) return true
  }
  return false
}
