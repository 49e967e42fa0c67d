import type { Reading } from '#core/members/reads.ts'
import type { Tx } from '#kit/db/database.ts'
import './tables.ts'

export type AppealAbout = 'black' | 'counted'

/** The member's last appeal against the present black flag. */
export const lastAppeal = (db: Reading, member: number) =>
  db
    .selectFrom('appeals')
    .select(['id', 'text', 'at', 'state', 'answer'])
    .where('member', '=', member)
    .where('about', '=', 'black')
    .where('past', '=', false)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Time of the member's last appeal against such a decision, a present or an earlier one. */
export const lastAppealAt = async (db: Reading, member: number, about: AppealAbout): Promise<Date | null> =>
  (
    await db
      .selectFrom('appeals')
      .select('at')
      .where('member', '=', member)
      .where('about', '=', about)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.at ?? null

/**
 * Unique index: a member has at most one open appeal of a kind. False if there is one already; of two concurrent inserts one is
 * dropped.
 */
export async function insertAppeal(
  tx: Tx,
  appeal: { member: number; about: AppealAbout; text: string; at: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('appeals')
    .values(appeal)
    .onConflict((c) => c.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export const lockOpenAppeal = (tx: Tx, id: number) =>
  tx
    .selectFrom('appeals')
    .select(['id', 'member', 'text', 'about'])
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('past', '=', false)
    .forUpdate()
    .executeTakeFirst()

interface Decision {
  readonly id: number
  readonly state: 'pass' | 'notPass'
  readonly answer: string
  readonly now: Date
}

export const decideAppealRow = (tx: Tx, { id, state, answer, now }: Decision) =>
  tx.updateTable('appeals').set({ state, answer, decided_at: now }).where('id', '=', id).execute()

/** Marks the member's appeals of a kind as past, because the decision they were about has ended. */
export const closeAppeals = (tx: Tx, member: number, about: AppealAbout) =>
  tx
    .updateTable('appeals')
    .set({ past: true })
    .where('member', '=', member)
    .where('about', '=', about)
    .where('past', '=', false)
    .execute()

/** Query for open appeals of members whose flag still holds, and of those whom staff count with others. */
export const openAppeals = (db: Reading, now: Date) =>
  db
    .selectFrom('appeals as a')
    .innerJoin('members as m', 'm.id', 'a.member')
    .where('a.state', '=', 'open')
    .where('a.past', '=', false)
    .where((is) =>
      is.or([
        is('a.about', '=', 'counted'),
        is.and([is('m.black', '=', true), is.or([is('m.black_until', 'is', null), is('m.black_until', '>', now)])]),
      ]),
    )
