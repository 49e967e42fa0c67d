import { type RawBuilder, sql } from 'kysely'
import type { In, Out } from '#contract/endpoint.ts'
import { ownAccounts } from '#core/members/links/link-store.ts'
import { linkedTo, personOf, personSql } from '#core/members/links/linked.ts'
import { privately } from '#core/members/not-entered.ts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import { shareRead } from '#kit/db/share-read.ts'
import type { Call } from '#kit/http/call.ts'
import type { Keeper } from '#kit/kept/keeper.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import { offsetOf, pageOf } from '#rules/paging.ts'
import type { BoardRow } from '../../contract/bet-board-rows.ts'
import type { bets } from '../../contract/bets.ts'
import * as limits from '../../rules/bet-limits.ts'
import { fewEvents, skillPlace } from '../../rules/bet-skill.ts'
import type { BoardPeriod, BoardSort } from '../../rules/board.ts'
import { resultsPage } from './own-bets.ts'

type Asked = In<typeof bets.calls.board>
type OwnAsked = In<typeof bets.calls.boardOwn>

const lifetimeMs = 20_000
const mostBytes = 16 * 1_024 * 1_024

/** Estimated memory of a row. */
const rowBytes = 400

interface Places {
  readonly total: number
  readonly rows: readonly BoardRow[]
}

/**
 * POST /getBocaiGob. Linked accounts are one row, under the oldest of them with results. Who hides the honours of one of them has no
 * row. The results of everybody are read once for all pages of a board, and callers share a read that is under way.
 */
export function openBoard(keeper: Keeper, now: () => Date) {
  const room = keeper.open<Places>({ lifetimeMs, mostBytes })
  const shared = new Map<string, ReturnType<typeof readPlaces>>()
  return async (db: ReadDb, asked: Asked): Promise<Out<typeof bets.calls.board>> => {
    const { currency, period, sort } = asked
    const key = `${currency} ${period} ${sort}`
    const read = shared.get(key) ?? readPlaces(keeper, { currency, period, sort }, now)
    shared.set(key, read)
    let places = room.get(key, now().getTime())
    if (!places) {
      const made = await read(db)
      places = made.places
      const bytes = rowBytes * (places.rows.length + 1)
      room.keep(key, places, { tags: ['bets', 'members'], bytes, stamp: made.stamp, now: now().getTime() })
    }
    const { total, rows } = places
    const offset = offsetOf(asked)
    return { ...pageOf(total, asked, limits.betPlaces), rows: rows.slice(offset, offset + asked.pageSize) }
  }
}

const readPlaces = (keeper: Keeper, asked: OwnAsked, now: () => Date) =>
  shareRead(async (db): Promise<{ readonly stamp: number; readonly places: Places }> => {
    const stamp = keeper.stamp()
    const { rows } = await sql<StoredRow & { total: number }>`with ${rankedSql(asked, now())}
      select r.*, m.nick, m.head, (select count(*) from ranked)::integer as total
      from ranked r join members m on m.id = r.member
      order by r.place, r.member limit ${limits.betPlaces}`.execute(db as unknown as Tx) // a plain select
    return { stamp, places: { total: rows[0]?.total ?? 0, rows: rows.map(boardRow) } }
  })

/**
 * POST /getMyBocaiGob: null for who has no results. Place 0: they hide their honours, have too few events for this order, or staff
 * count them with an account that has the row; then it is the row of their own accounts.
 */
export async function ownRow(
  db: ReadDb,
  { asked, reader, now }: { readonly asked: OwnAsked; readonly reader: number; readonly now: Date },
): Promise<BoardRow | null> {
  const [person, own] = await Promise.all([personOf(db, reader), ownAccounts(db, reader)])
  const read = async (of: ReadonlySet<number> | null) => {
    const { rows } = await sql<StoredRow>`with ${rankedSql(asked, now, of)}
      select s.*, coalesce(r.place, 0)::integer as place, m.nick, m.head
      from sums s join members m on m.id = s.member left join ranked r on r.person = s.person
      where s.person = ${person}`.execute(db as unknown as Tx) // a plain select
    return rows[0] && boardRow(rows[0])
  }
  const row = await read(null)
  if (!row || own.has(row.UID)) return row ?? null
  const alone = await read(own)
  return alone ? { ...alone, PLACE: 0 } : null
}

/**
 * POST /getBocaiGobEvents: the results behind a row; null if the account hides them. Links are private: an account that has no row of
 * its own, because of a linked one, answers as one without results.
 */
export async function boardEvents(call: Pick<Call<typeof bets.calls.boardEvents>, 'db' | 'input' | 'member' | 'now'>) {
  const { db, input: asked, now } = call
  const accounts = await linkedTo(db, asked.UID)
  const members = await db
    .selectFrom('members')
    .select(['id', 'shows_honor', 'closed_at'])
    .where('id', 'in', [...accounts])
    .execute()
  const shown = members.find(({ id }) => id === asked.UID)
  if (!shown || shown.closed_at) return null
  // `member` is read only if it decides: the answer is kept for everybody otherwise.
  const isHidden = members.some(({ shows_honor }) => !shows_honor)
  const reader = isHidden ? privately(call.member) : null
  const own = reader && (await ownAccounts(db, reader.id))
  const isClosed = isHidden && !own?.has(asked.UID)
  if (isClosed && !shown.shows_honor) return null
  const which = sql<boolean>`r.member = any(${[...(own ?? accounts)]}::bigint[])
    and r.resource = ${resourceNumber(asked.currency)} and r.at >= ${sinceOf(asked.period, now)}`
  const { rows } = await sql<{
    member: number | null
  }>`select min(r.member) as member from bet_results r where ${which}`.execute(db as unknown as Tx) // a plain select
  if (isClosed || rows[0]?.member !== asked.UID) return { ...pageOf(0, asked), rows: [] }
  return resultsPage(db, which, asked)
}

const sinceOf = (period: BoardPeriod, now: Date): Date =>
  period === 'all' ? new Date(0) : new Date(`${beijingDay(now).slice(0, 7)}-01T00:00:00+08:00`)

/** SQL for a WITH: `sums`, a row a person, and `ranked`, those of them that have a place. `of`: from the results of these accounts alone. */
function rankedSql(
  { currency, period, sort }: OwnAsked,
  now: Date,
  of: ReadonlySet<number> | null = null,
): RawBuilder<unknown> {
  const recent = new Date(now.getTime() - skillPlace.days * 86_400_000)
  return sql`sums as (
      select ${sql.raw(personSql('r.member'))} as person, min(r.member) as member, count(*)::integer as events,
        count(*) filter (where r.won)::integer as hits, sum(r.paid - r.staked)::bigint as profit,
        sum(r.staked)::bigint as staked, sum(r.price) as promised, sum(r.price * (1 - r.price)) as variance,
        count(*) filter (where r.at >= ${recent})::integer as recent
      from bet_results r
      where r.resource = ${resourceNumber(currency)} and r.at >= ${sinceOf(period, now)}
        ${of ? sql`and r.member = any(${[...of]}::bigint[])` : sql``} group by 1
    ), ranked as (
      select s.*, rank() over (order by ${measures[sort]} desc)::integer as place
      from sums s join members m on m.id = s.member
      where m.shows_honor and m.closed_at is null and m.robot is not true
        and not exists (select from linked_accounts l join members o on o.id = l.member
          where l.person = s.person and not o.shows_honor)
        ${sort === 'skill' || sort === 'return' ? sql`and s.events >= ${skillPlace.events}` : sql``}
        ${sort === 'skill' ? sql`and s.recent >= ${skillPlace.recent}` : sql``}
    )`
}

const measures: Readonly<Record<BoardSort, RawBuilder<unknown>>> = {
  profit: sql`s.profit`,
  return: sql`s.profit::numeric / nullif(s.staked, 0)`,
  win: sql`s.hits::numeric / s.events`,
  skill: sql`(s.hits - s.promised) / sqrt(${fewEvents}::float8 + s.variance)`,
}

interface StoredRow {
  readonly place: number
  readonly member: number
  readonly nick: string
  readonly head: string
  readonly events: number
  readonly hits: number
  readonly profit: number
  readonly staked: number
  readonly promised: number
  readonly variance: number
}

const boardRow = (row: StoredRow): BoardRow => ({
  PLACE: row.place,
  UID: row.member,
  NICK: row.nick,
  HEAD: row.head,
  EVENTS: row.events,
  HITS: row.hits,
  PROFIT: Number(row.profit),
  STAKED: Number(row.staked),
  PROMISED: Math.round(row.promised * 1_000),
  SKILL: Math.round(((row.hits - row.promised) / Math.sqrt(fewEvents + row.variance)) * 1_000),
  RETURN: row.staked > 0 ? Math.round((Number(row.profit) / Number(row.staked)) * 1_000) : 0,
})
