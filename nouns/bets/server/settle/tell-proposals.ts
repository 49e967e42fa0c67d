import { sql } from 'kysely'
import { reminderNote } from '#core/reminders/notes.ts'
import { tell } from '#core/reminders/store.ts'
import { announce } from '#kit/db/announce.ts'
import type { Database, Tx } from '#kit/db/database.ts'
import { betSubject } from '../names.ts'
import '../tables.ts'

const together = 500

/** Tells who staked that a result is proposed, and again when it was changed. Safe in several processes and again. */
export async function tellProposals(db: Database, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`-- bets-untold
    select id from bets where proposed_at is not null and paid_at is null
      and (told_at is null or told_at < case when changed then decided_at else proposed_at end)`.execute(db.own)
  for (const { id } of rows) {
    while (await db.transaction((tx) => tellSome(tx, id, now))) {
      // The next of them.
    }
  }
}

async function tellSome(tx: Tx, id: number, now: Date): Promise<boolean> {
  const bet = await tx
    .selectFrom('bets')
    .select(['id', 'name', 'title', 'told_to', 'told_at', 'proposed_at', 'decided_at', 'changed'])
    .where('id', '=', id)
    .where('proposed_at', 'is not', null)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  const stands = bet?.changed ? bet.decided_at : bet?.proposed_at
  if (!bet || !stands || (bet.told_at && bet.told_at >= stands)) return false
  const { rows } = await sql<{ member: number }>`-- bet-tell
    select distinct member from bet_stakes where bet = ${id} and member > ${bet.told_to} order by member limit ${together}`.execute(
    tx,
  )
  const isLast = rows.length < together
  await tx
    .updateTable('bets')
    .set(isLast ? { told_to: 0, told_at: now } : { told_to: rows.at(-1)?.member ?? bet.told_to })
    .where('id', '=', id)
    .execute()
  const data = { name: bet.name, title: bet.title, changed: bet.changed ? 'Y' : 'N' }
  const told = rows.map(({ member }) => ({ to: member, kind: 'betProposed' as const, subject: betSubject(id), data }))
  if (told.length > 0) await tell(tx, { told, now })
  for (const { to } of told) announce(tx, reminderNote(to))
  return !isLast
}
