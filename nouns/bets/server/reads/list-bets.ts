import { type RawBuilder, sql } from 'kysely'
import type { In, Out } from '#contract/endpoint.ts'
import type { ReadDb, Tx } from '#kit/db/database.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import { offsetOf, pageOf } from '#rules/paging.ts'
import type { BetRow } from '../../contract/bet-rows.ts'
import type { bets } from '../../contract/bets.ts'
import { type BetState, betStates } from '../../rules/bet-states.ts'
import { objectionsOf } from '../objections-of.ts'
import { betColumns, type StoredBet } from '../stored-bet.ts'
import { betRow, optionsOf } from './bet-row.ts'

type Asked = In<typeof bets.calls.list>

/** POST /getBocaiList */
export async function listBets(db: ReadDb, asked: Asked, now: Date): Promise<Out<typeof bets.calls.list>> {
  const filter = filterOf(asked)
  const { rows: counted } = await sql<
    Record<BetState, number>
  >`select ${sql.join(betStates.map((state) => sql`count(*) filter (where ${inState(state, now)})::integer as ${sql.ref(state)}`))}
    from bets b where b.opened_at is not null and ${filter}`.execute(db as unknown as Tx) // a plain select
  const counts = betStates.map((state) => counted[0]?.[state] ?? 0)
  const { rows } = await sql<StoredBet>`select ${sql.join(betColumns.map((column) => sql.ref(`b.${column}`)))}
    from bets b where b.opened_at is not null and ${inState(asked.state, now)} and ${filter}
    order by ${orderOf(asked)} limit ${asked.pageSize} offset ${offsetOf(asked)}`.execute(db as unknown as Tx) // a plain select
  return {
    ...pageOf(counts[betStates.indexOf(asked.state)] ?? 0, asked),
    rows: await rowsOf(db, rows, now),
    counts,
  }
}

/** How many events the home page shows. */
const onHome = 3

/** GET /getFrontBocai: the open events that end soonest, except those that staff took off the home page. */
export async function frontBets(db: ReadDb, now: Date): Promise<Out<typeof bets.calls.front>> {
  const rows = await db
    .selectFrom('bets')
    .select(betColumns)
    .where('opened_at', 'is not', null)
    .where('settling_at', 'is', null)
    .where('deadline', '>', now)
    .where('on_home', '=', true)
    .orderBy('deadline')
    .orderBy('id')
    .limit(onHome)
    .execute()
  return rowsOf(db, rows, now)
}

/** Events as everybody sees them in lists. */
async function rowsOf(db: ReadDb, rows: readonly StoredBet[], now: Date): Promise<BetRow[]> {
  const ids = rows.map(({ id }) => id)
  const [options, objections] = await Promise.all([
    optionsOf(db, ids),
    objectionsOf(
      db,
      rows.filter(({ proposed_at, paid_at }) => proposed_at && !paid_at).map(({ id }) => id),
    ),
  ])
  return rows.map((bet) =>
    betRow(bet, { options: options(bet.id), objections: objections(bet.id), hasStaked: false, now }),
  )
}

const inState = (state: BetState, now: Date): RawBuilder<boolean> =>
  ({
    open: sql<boolean>`b.settling_at is null and b.deadline > ${now}`,
    soon: sql<boolean>`b.settling_at is null and b.deadline > ${now} and b.deadline <= ${new Date(now.getTime() + dayMs)}`,
    window: sql<boolean>`b.paid_at is null and b.deadline <= ${now}`,
    ended: sql<boolean>`b.paid_at is not null`,
  })[state]

const dayMs = 86_400_000

const filterOf = ({ category, resource }: Asked): RawBuilder<boolean> =>
  sql<boolean>`${category === undefined ? sql`true` : sql`b.category = ${category}`}
    and ${resource === undefined ? sql`true` : sql`b.resource = ${resourceNumber(resource)}`}`

const orderOf = ({ state, sort }: Asked): RawBuilder<unknown> =>
  sort === 'new'
    ? sql`b.opened_at desc, b.id desc`
    : sort === 'bettors'
      ? sql`b.bettors desc, b.id desc`
      : state === 'ended'
        ? sql`b.paid_at desc, b.id desc`
        : sql`b.deadline, b.id`
