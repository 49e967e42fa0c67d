import type { Kysely } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import type { Tables } from '#kit/db/tables.ts'
import * as limits from '#rules/people/account-limits.ts'
import '../tables.ts'

/** Records a new unverified account and when it ends unless its address is verified. */
export const insertUnverified = (tx: Tx, member: number, now: Date) =>
  tx
    .insertInto('unverified_accounts')
    .values({ member, ends_at: new Date(now.getTime() + limits.unverifiedSeconds * 1_000), told_at: null })
    .execute()

interface DueAsk {
  /** Only accounts that end by this time. */
  readonly by: Date
  readonly told: boolean
  readonly most: number
}

/**
 * Members whose unverified account ends by a time, the first to end first. Closed accounts are left out: their closure
 * ends them.
 */
export const dueUnverified = async (db: Kysely<Tables>, { by, told, most }: DueAsk): Promise<number[]> => {
  const rows = await db
    .selectFrom('unverified_accounts as u')
    .innerJoin('members as m', 'm.id', 'u.member')
    .select('u.member')
    .where('u.ends_at', '<=', by)
    .where('u.told_at', told ? 'is not' : 'is', null)
    .where('m.closed_at', 'is', null)
    .orderBy('u.ends_at')
    .orderBy('u.member')
    .limit(most)
    .execute()
  return rows.map(({ member }) => member)
}

/** The member's row, or undefined if there is none. The caller has locked the member. */
export const unverifiedOf = (tx: Tx, member: number) =>
  tx.selectFrom('unverified_accounts').select(['ends_at', 'told_at']).where('member', '=', member).executeTakeFirst()

export const setTold = (tx: Tx, { member, ends_at, now }: { member: number; ends_at: Date; now: Date }) =>
  tx.updateTable('unverified_accounts').set({ ends_at, told_at: now }).where('member', '=', member).execute()

export const dropUnverified = (tx: Tx, member: number) =>
  tx.deleteFrom('unverified_accounts').where('member', '=', member).execute()
