import { postTransfer } from '#core/ledger/post-transfer.ts'
import { remind } from '#core/reminders/remind.ts'
import { touchAtCommit } from '#kit/db/announce.ts'
import type { Database, Tx } from '#kit/db/database.ts'
import { house } from '#rules/ledger/houses.ts'
import { tellOdds } from '../live-topic.ts'
import { betAccount, betMark, betSubject, returnedKey } from '../names.ts'
import { objectionsOf } from '../objections-of.ts'
import { betColumns, coursePhase } from '../stored-bet.ts'
import '../tables.ts'

/**
 * Begins to settle the events that are due: those whose result has stood, and those that nobody proposed anything for. Members'
 * events that staff did not decide about before their deadline go back. Safe in several processes at once and again.
 */
export async function beginSettling(db: Database, now: Date): Promise<void> {
  const late = await db.own
    .selectFrom('bets')
    .select(['id', 'opened_at'])
    .where('paid_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('settling_at', 'is', null)
    .where('deadline', '<=', now)
    .orderBy('id')
    .execute()
  for (const { id, opened_at } of late) {
    await db.transaction((tx) => (opened_at ? beginOne(tx, id, now) : giveBack(tx, id, now)))
  }
}

/** Begins to settle one event, if it is due. */
export async function beginOne(tx: Tx, id: number, now: Date): Promise<void> {
  const bet = await tx
    .selectFrom('bets')
    .select(betColumns)
    .where('id', '=', id)
    .where('settling_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!bet) return
  const { phase } = coursePhase(bet, (await objectionsOf(tx, [id]))(id), now)
  if (phase !== 'due' && phase !== 'overdue') return
  await tx
    .updateTable('bets')
    .set({ settling_at: now, refunded: phase === 'overdue' || bet.winner === null })
    .where('id', '=', id)
    .execute()
  touchAtCommit(tx, betMark(bet.name))
  touchAtCommit(tx, 'bets')
  tellOdds(tx, bet.name)
}

/** A member's event that waits for staff ends, and its base goes back. */
export async function giveBack(tx: Tx, id: number, now: Date): Promise<void> {
  const bet = await tx
    .selectFrom('bets')
    .select(['id', 'name', 'title', 'opener', 'base'])
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .where('refused_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!bet) return
  await tx.updateTable('bets').set({ refused_at: now }).where('id', '=', id).execute()
  await returnBase(tx, bet, now)
  const { name, title } = bet
  const data = { name, title, accepted: 'N', note: '' }
  await remind(tx, { to: bet.opener, kind: 'betAsked', subject: betSubject(id), data, now })
  touchAtCommit(tx, betMark(bet.name))
  touchAtCommit(tx, 'bets')
}

/** The base of a member's event that does not open goes back; that of a closed account burns. */
export async function returnBase(
  tx: Tx,
  bet: { readonly id: number; readonly opener: number; readonly base: number },
  now: Date,
): Promise<void> {
  const opener = await tx
    .selectFrom('members')
    .select('id')
    .where('id', '=', bet.opener)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  await postTransfer(tx, {
    reason: 'betReturned',
    about: { kind: 'bet', id: bet.id },
    key: returnedKey(bet.id),
    at: now,
    moves: [{ from: betAccount(bet.id), to: opener ? bet.opener : house('burn'), resource: 'faith', amount: bet.base }],
  })
}
