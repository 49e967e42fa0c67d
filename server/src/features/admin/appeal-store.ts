import type { Reading } from '../../core/members/reads.ts'
import type { Tx } from '../../kit/db/database.ts'
import './tables.ts'

/** The last thing a member said against their present flag. */
export const lastAppeal = (db: Reading, member: number) =>
  db
    .selectFrom('appeals')
    .select(['id', 'text', 'at', 'state', 'answer'])
    .where('member', '=', member)
    .where('past', '=', false)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** When a member appealed last, against whatever flag. */
export const lastAppealAt = async (db: Reading, member: number): Promise<Date | null> =>
  (
    await db
      .selectFrom('appeals')
      .select('at')
      .where('member', '=', member)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.at ?? null

/** Of two at once one is kept: a member has one open appeal. */
export async function insertAppeal(tx: Tx, appeal: { member: number; text: string; at: Date }): Promise<boolean> {
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
    .select(['id', 'member', 'text'])
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

/** The flag they were about is over. */
export const closeAppeals = (tx: Tx, member: number) =>
  tx.updateTable('appeals').set({ past: true }).where('member', '=', member).where('past', '=', false).execute()

/** Open appeals, the oldest first, of members whose flag still holds. */
export const openAppeals = (db: Reading, now: Date) =>
  db
    .selectFrom('appeals as a')
    .innerJoin('members as m', 'm.id', 'a.member')
    .where('a.state', '=', 'open')
    .where('a.past', '=', false)
    .where('m.black', '=', true)
    .where((is) => is.or([is('m.black_until', 'is', null), is('m.black_until', '>', now)]))
