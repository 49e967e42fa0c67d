import type pg from 'pg'
import { toNumber } from '#rules/fraction.ts'
import { reasons, subjectKinds } from '#rules/ledger/reasons.ts'
import { resourceNumber } from '#rules/ledger/resources.ts'
import { emptyPool, type Opening, type Pool } from '../rules/odds.ts'
import { drawnPayout, mayWin, promiseRoom, quoteStake } from '../rules/stake-quote.ts'
import { poolAfter } from '../rules/take-stake.ts'
import { hasPoint } from '../server/chart-points.ts'
import { betAccount } from '../server/names.ts'

interface Filling {
  readonly event: { readonly id: number; readonly opening: Opening }
  /** Who stakes, in turn; each holds enough. */
  readonly members: readonly number[]
  readonly stakes: number
  readonly at: Date
}

/** Stakes that one transaction writes: each locks a balance. */
const together = 1_000

/**
 * Places stakes of one unit on an event without any, on its options in turn, with rows and transfers as the server writes them: in
 * a small part of the time that calls take. Limits of persons are not asked.
 */
export async function fillStakes(client: Pick<pg.Pool, 'query'>, { event, members, stakes, at }: Filling) {
  const { id: bet, opening } = event
  let pool = emptyPool(opening)
  let rows: Row[] = []
  const points: object[] = []
  for (let n = 0; n < stakes; n++) {
    const option = n % opening.odds.length
    const row = quoted(opening, pool, option, ((n * 7) % 97) / 97)
    pool = poolAfter(pool, { option, stake: 1 }, row.promised)
    rows.push({ ...row, option, member: members[n % members.length] ?? 0 })
    if (hasPoint(n + 1)) points.push({ stakes: n + 1, ...pool })
    if (rows.length < together && n < stakes - 1) continue
    const of = (pick: (row: Row) => number) => rows.map(pick)
    await client.query(writeSql, [
      bet,
      of(({ member }) => member),
      of((each) => each.option),
      of(({ promised }) => promised),
      of(({ wins }) => wins),
      of(({ factor }) => factor),
      at,
      betAccount(bet),
      resourceNumber(opening.resource),
    ])
    rows = []
  }
  await client.query('update bets set stakes = $2, bettors = $3, staked = $4, promised = $5 where id = $1', [
    bet,
    stakes,
    Math.min(stakes, members.length),
    pool.staked,
    pool.promised,
  ])
  await client.query(
    `insert into bet_points (bet, stakes, at, staked, promised) select $1, p.stakes, $2, p.staked, p.promised
      from jsonb_to_recordset($3::jsonb) p (stakes integer, staked bigint[], promised bigint[])`,
    [bet, at, JSON.stringify(points)],
  )
}

interface Row {
  readonly member: number
  readonly option: number
  readonly promised: number
  readonly wins: number
  readonly factor: number
}

function quoted(opening: Opening, pool: Pool, option: number, draw: number) {
  const wins = mayWin(opening, pool, option, 1)
  const quote = opening.oddsType === 'ending' ? null : quoteStake(opening, pool, option, 1)
  if (typeof wins === 'string' || typeof quote === 'string') throw new Error('a stake of the filling has no price')
  if (!quote) return { promised: 0, wins, factor: 2 }
  const promised = drawnPayout(quote, promiseRoom(opening, pool, option, 1), draw)
  return { promised, wins, factor: toNumber(quote.factor) }
}

const writeSql = `with kept as (
    insert into bet_stakes (bet, member, option, stake, promised, may_win, factor, at)
    select $1, s.member, s.option, 1, s.promised, s.wins, s.factor, $7
    from unnest($2::bigint[], $3::smallint[], $4::integer[], $5::integer[], $6::double precision[])
      with ordinality s (member, option, promised, wins, factor, n) order by s.n returning id, member
  )
  select count(ledger_post(${reasons.stake}::smallint, ${subjectKinds.bet}::smallint, $1, 'stake:' || id, $7, array[member],
    array[$8::bigint], array[$9::smallint], array[1::bigint], 0::smallint)) from (select * from kept order by member) k`
