import type { Tx } from '#kit/db/database.ts'
import './tables.ts'

interface Pair {
  readonly from: number
  readonly to: number
}

/**
 * Locks the rows of two members, so that a follow and a block between them cannot race. False if one of them does not
 * exist or has closed their account.
 */
export async function lockPair(tx: Tx, { from, to }: Pair): Promise<boolean> {
  const rows = await tx
    .selectFrom('members')
    .select('id')
    .where('id', 'in', [from, to])
    .where('closed_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.length === 2
}

/** Inserts a follow; false if it exists already. */
export async function insertFollow(tx: Tx, { from, to }: Pair, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('follows')
    .values({ follower: from, followed: to, at })
    .onConflict((c) => c.doNothing())
    .returning('at')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a follow; false if there was none. */
export async function deleteFollow(tx: Tx, { from, to }: Pair): Promise<boolean> {
  const row = await tx
    .deleteFrom('follows')
    .where('follower', '=', from)
    .where('followed', '=', to)
    .returning('at')
    .executeTakeFirst()
  return row !== undefined
}

/** Inserts a block; false if it exists already. */
export async function insertBlock(tx: Tx, { from, to }: Pair, at: Date): Promise<boolean> {
  const row = await tx
    .insertInto('blocks')
    .values({ blocker: from, blocked: to, at })
    .onConflict((c) => c.doNothing())
    .returning('at')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a block; false if there was none. */
export async function deleteBlock(tx: Tx, { from, to }: Pair): Promise<boolean> {
  const row = await tx
    .deleteFrom('blocks')
    .where('blocker', '=', from)
    .where('blocked', '=', to)
    .returning('at')
    .executeTakeFirst()
  return row !== undefined
}

export const markFollowersSeen = (tx: Tx, member: number) =>
  tx.updateTable('follows').set({ seen: true }).where('followed', '=', member).where('seen', '=', false).execute()

/** Deletes all follows and blocks of a member, in both directions. */
export async function dropRelations(tx: Tx, member: number): Promise<void> {
  await tx
    .deleteFrom('follows')
    .where((eb) => eb.or([eb('follower', '=', member), eb('followed', '=', member)]))
    .execute()
  await tx
    .deleteFrom('blocks')
    .where((eb) => eb.or([eb('blocker', '=', member), eb('blocked', '=', member)]))
    .execute()
}
