import { sql } from 'kysely'
import { reminderNote } from '#core/reminders/notes.ts'
import { tell } from '#core/reminders/store.ts'
import { announce } from '#kit/db/announce.ts'
import type { Database, Tx } from '#kit/db/database.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import { accountsSql } from '../bettor.ts'
import { betSubject } from '../names.ts'
import '../tables.ts'

const together = 500
const soonMs = 86_400_000
const kind: ReminderKind = 'betEnding'

/**
 * Tells members who wish it of events that end within a day, once: not those who have staked there, cannot, or have paused their
 * stakes, by any account of theirs. Safe in several processes and again.
 */
export async function tellEndings(db: Database, now: Date): Promise<void> {
  const soon = await db.own
    .selectFrom('bets')
    .select('id')
    .where('opened_at', 'is not', null)
    .where('settling_at', 'is', null)
    .where('proposed_at', 'is', null)
    .where('ending_told_at', 'is', null)
    .where('deadline', '>', now)
    .where('deadline', '<=', new Date(now.getTime() + soonMs))
    .execute()
  for (const { id } of soon) {
    while (await db.transaction((tx) => tellSome(tx, id, now))) {
      // The next of them.
    }
  }
}

async function tellSome(tx: Tx, id: number, now: Date): Promise<boolean> {
  const bet = await tx
    .selectFrom('bets')
    .select(['id', 'name', 'title', 'ending_to'])
    .where('id', '=', id)
    .where('ending_told_at', 'is', null)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!bet) return false
  const { rows } = await sql<{ member: number; wanted: boolean }>`-- bet-ending
    select w.member, not m.robot and b.opener <> all(own.accounts) and not b.involved && own.accounts
      and not exists (select from bet_stakes s where s.bet = b.id and s.member = any(own.accounts))
      and not exists (select from bet_limits l where l.member = any(own.accounts) and l.paused_until > ${now})
      and not exists (select from ledger_balances d where d.holder = w.member and d.owed > 0)
      and (b.show_bets = 'always' and b.odds_type <> 'ending'
        or not exists (select from members x where x.id = any(own.accounts) and 'bocai' = any(x.staff))) as wanted
    from (select p.member from reminder_preferences p
        where p.site_on <> '{}' and p.site_on @> array[${kind}::text] and p.member > ${bet.ending_to}
        order by p.member limit ${together}) w
      join members m on m.id = w.member join bets b on b.id = ${id}
      cross join lateral (select array(${accountsSql(sql.ref('w.member'))}) as accounts) own
    order by w.member`.execute(tx)
  const isLast = rows.length < together
  await tx
    .updateTable('bets')
    .set(isLast ? { ending_told_at: now } : { ending_to: rows.at(-1)?.member ?? bet.ending_to })
    .where('id', '=', id)
    .execute()
  const data = { name: bet.name, title: bet.title }
  const told = rows
    .filter(({ wanted }) => wanted)
    .map(({ member }) => ({ to: member, kind, subject: betSubject(id), data }))
  if (told.length > 0) await tell(tx, { told, now })
  for (const { to } of told) announce(tx, reminderNote(to))
  return !isLast
}
