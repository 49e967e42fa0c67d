import type { Kysely } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import type { Tables } from '#kit/db/tables.ts'
import type { NameCard } from './close-member.ts'
import type { Reading } from './reads.ts'
import './tables.ts'

interface NewClosure {
  readonly member: number
  readonly card: NameCard
  readonly now: Date
  /** From this time on the account cannot be reopened. */
  readonly forget_at: Date
}

export const insertClosure = (tx: Tx, { member, card, now, forget_at }: NewClosure) =>
  tx
    .insertInto('closures')
    .values({
      member,
      nick: card.nick,
      head: card.head,
      introduction: card.introduction,
      background: card.background,
      shown: [...card.shown],
      closed_at: now,
      forget_at,
    })
    .execute()

/**
 * Deletes the member's closure and answers the profile it held; undefined if there is none or its time to reopen is
 * over.
 */
export const takeClosure = (tx: Tx, member: number, now: Date): Promise<NameCard | undefined> =>
  tx
    .deleteFrom('closures')
    .where('member', '=', member)
    .where('forget_at', '>', now)
    .returning(['nick', 'head', 'introduction', 'background', 'shown'])
    .executeTakeFirst()

/** ISO time until which a closed account can be opened again. */
export const reopenableUntil = async (db: Reading, member: number): Promise<string | null> => {
  const row = await db.selectFrom('closures').select('forget_at').where('member', '=', member).executeTakeFirst()
  return row?.forget_at.toISOString() ?? null
}

/** Ids of closed members who are due to be forgotten, the longest overdue first. */
export const dueClosures = async (db: Kysely<Tables>, now: Date): Promise<number[]> => {
  const rows = await db
    .selectFrom('closures')
    .select('member')
    .where('forget_at', '<=', now)
    .orderBy('forget_at')
    .execute()
  return rows.map((row) => row.member)
}

export const dropClosure = (tx: Tx, member: number) => tx.deleteFrom('closures').where('member', '=', member).execute()
