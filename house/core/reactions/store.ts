import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import './tables.ts'

/** Both tables have the same columns. */
export type ReactionTable = 'likes' | 'favourites'
export const reactionTables = ['likes', 'favourites'] as const

export interface Reaction {
  readonly kind: string
  readonly subject: number
  readonly member: number
}

/** Inserts a like or favourite; false if the member has it already. */
export async function insertReaction(tx: Tx, table: ReactionTable, row: Reaction & { at: Date }): Promise<boolean> {
  const inserted = await tx
    .insertInto(table)
    .values(row)
    .onConflict((c) => c.doNothing())
    .returning('subject')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Deletes a like or favourite; false if there was none. */
export async function deleteReaction(
  tx: Tx,
  table: ReactionTable,
  { kind, subject, member }: Reaction,
): Promise<boolean> {
  const deleted = await tx
    .deleteFrom(table)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('member', '=', member)
    .returning('subject')
    .executeTakeFirst()
  return deleted !== undefined
}

/** Drops all reactions to things that are deleted in this transaction; `subjects` is a select of their ids. */
export async function dropReactions(tx: Tx, kind: string, subjects: RawBuilder<unknown>): Promise<void> {
  for (const table of reactionTables) {
    await tx.deleteFrom(table).where('kind', '=', kind).where(sql<SqlBool>`subject in (${subjects})`).execute()
  }
}
