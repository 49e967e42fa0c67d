import { type RawBuilder, sql } from 'kysely'
import type { In, Out } from '#contract/endpoint.ts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import type { betStaff } from '../../contract/bet-staff.ts'
import { betRates } from '../../rules/bet-rates.ts'
import { stakeResources } from '../../rules/odds.ts'
import { settle } from '../../rules/settlement.ts'
import { heldByBet, movesOfBet } from '../held-by-bet.ts'
import { objectionsOf } from '../objections-of.ts'
import { betRow, optionsOf } from '../reads/bet-row.ts'
import { oneBet } from '../reads/one-bet.ts'
import { stakesOfBet } from '../reads/stakes-of-bet.ts'
import { betColumns, openingOf, type StoredBet, stakedOn } from '../stored-bet.ts'
import { houseWeek } from './add-bet.ts'

/** GET /getAliveBocai */
export async function aliveBets(db: ReadDb, now: Date): Promise<Out<typeof betStaff.calls.alive>> {
  const { rows } = await sql<StoredBet & { nick: string }>`-- bets-alive
    select ${sql.join(betColumns.map((column) => sql.ref(`b.${column}`)))}, m.nick
    from bets b left join members m on m.id = b.opener
    where b.paid_at is null and b.refused_at is null
    order by b.opened_at is not null, b.deadline limit 200`.execute(db as unknown as Tx) // a plain select
  const ids = rows.map(({ id }) => id)
  const [options, objections, open, week] = await Promise.all([
    optionsOf(db, ids),
    objectionsOf(db, ids),
    objectionRows(db, sql`o.answered_at is null and b.paid_at is null`),
    Promise.all(stakeResources.map((resource) => houseWeek(db, resource, now))),
  ])
  return {
    rows: rows.map((bet) => ({
      ...betRow(bet, { options: options(bet.id), objections: objections(bet.id), hasStaked: true, now }),
      STAKED: stakedOn(bet),
      ASKED: bet.opened_at ? ('N' as const) : ('Y' as const),
      OPENER: bet.opener,
      NICK: bet.nick ?? '',
    })),
    objections: open,
    week: stakeResources.map((resource, n) => ({
      RESOURCE: resource,
      USED: week[n] ?? 0,
      MOST: betRates.houseWeek[resource],
    })),
  }
}

/** POST /getBocaiDetail: null if there is none. */
export async function betDetail(
  db: ReadDb,
  {
    asked,
    reader,
    now,
  }: { readonly asked: In<typeof betStaff.calls.detail>; readonly reader: number; readonly now: Date },
): Promise<Out<typeof betStaff.calls.detail> | null> {
  const bet = await oneBet(db, { name: asked.bocaiName, reader, isStaff: true, now })
  const stored = await db.selectFrom('bets').select(betColumns).where('name', '=', asked.bocaiName).executeTakeFirst()
  if (!bet || !stored) return null
  const [stakes, all, held, moves, involved, lastBy, objections] = await Promise.all([
    stakesOfBet(db, stored, asked),
    db
      .selectFrom('bet_stakes')
      .select(['option', 'stake', 'promised'])
      .where('bet', '=', stored.id)
      .orderBy('id')
      .execute(),
    heldByBet(db, stored.id),
    movesOfBet(db, stored.id),
    db
      .selectFrom('members')
      .select(['id', 'nick'])
      .where('id', 'in', [0, ...stored.involved])
      .execute(),
    db
      .selectFrom('members')
      .select(['id', 'nick'])
      .where('id', '=', stored.decided_by ?? stored.proposed_by ?? 0)
      .executeTakeFirst(),
    objectionRows(db, sql`o.bet = ${stored.id}`),
  ])
  const opening = openingOf(stored)
  const results = [...stored.odds.map((_, option) => option), null].map((winner) => {
    const { paid, returned } = settle(opening, all, { winner, draw: 0.5 })
    return {
      PAID: paid.reduce((sum, each) => sum + each, 0),
      RETURNED: returned,
      WINNERS: paid.filter((each) => each > 0).length,
    }
  })
  return {
    bet,
    stakes,
    results,
    HELD: held,
    MOVES: moves,
    INVOLVED: involved.map(({ id, nick }) => ({ UID: id, NICK: nick })),
    LASTBY: lastBy ? { UID: lastBy.id, NICK: lastBy.nick } : null,
    objections,
  }
}

async function objectionRows(db: ReadDb, which: RawBuilder<unknown>) {
  const { rows } =
    await sql<StoredObjection>`select o.id, b.name, b.title, o.member, m.nick, o.reason, o.at, o.founded, o.answer
    from bet_objections o join bets b on b.id = o.bet left join members m on m.id = o.member
    where ${which} order by o.at limit 200`.execute(db as unknown as Tx) // a plain select
  return rows.map((row) => ({
    ID: row.id,
    NAME: row.name,
    TITLE: row.title,
    UID: row.member,
    NICK: row.nick ?? '',
    REASON: row.reason,
    TIME: row.at.toISOString(),
    FOUNDED: row.founded === null ? ('' as const) : row.founded ? ('Y' as const) : ('N' as const),
    ANSWER: row.answer,
  }))
}

interface StoredObjection {
  readonly id: number
  readonly name: string
  readonly title: string
  readonly member: number
  readonly nick: string | null
  readonly reason: string
  readonly at: Date
  readonly founded: boolean | null
  readonly answer: string
}

/** What waits for staff: members' events, events without a result, objections, and results that a founded one is against. */
export async function countWaiting(db: ReadDb, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`-- bets-waiting
    select (select count(*) from bets where paid_at is null and refused_at is null and settling_at is null
        and (opened_at is null or (deadline <= ${now} and proposed_at is null)))::integer
      + (select count(*) from bet_objections o join bets b on b.id = o.bet
        where o.answered_at is null and b.paid_at is null)::integer
      + (select count(distinct b.id) from bet_objections o join bets b on b.id = o.bet
        where o.founded and (b.decided_at is null or o.at > b.decided_at) and b.settling_at is null)::integer as count`.execute(
    db as unknown as Tx,
  ) // a plain select
  return rows[0]?.count ?? 0
}
