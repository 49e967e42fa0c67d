import type pg from 'pg'
import { dropIndexes, fillFolder, fillMembers } from './fill.ts'

export const holders = 50_000
/** The first member has this many lines in the statement, but at most half of all; the others share the rest. */
export const longStatement = 100_000

/** Fills the ledger of a new data folder: posts of one move from the mint, all of score. */
export const fillLedger = (dataFolder: string, moves: number): Promise<void> =>
  fillFolder(dataFolder, async (client: pg.Client) => {
    await fillMembers(client, holders, 1_000)
    const rebuild = await dropIndexes(client, ['ledger_posts', 'ledger_moves'])
    const long = Math.min(longStatement, Math.floor(moves / 2))
    await client.query(movesSql, [0, long, 1_000_001, 1])
    await client.query(movesSql, [long, moves, 1_000_002, holders - 1])
    await client.query(balancesSql)
    for (const sql of rebuild) await client.query(sql)
    await client.query('vacuum analyze ledger_posts, ledger_moves, ledger_balances')
  })

/** Posts number `$1` to `$2`, of `$4` members from `$3` on in turn: each has lines 1, 2, 3 … of amount 1. */
const movesSql = `
  with made as (
    insert into ledger_posts (reason, kind, subject, key, at)
    select 5, 0, 0, 'bench:' || n, now() - interval '1 year' + n * interval '1 second'
    from generate_series($1::bigint, $2::bigint - 1) n returning id, key
  )
  insert into ledger_moves (post, n, reason, resource, source, target, amount, target_after, target_line)
  select id, 1, 5, 5, -10000000000, $3::bigint + (place - $1) % $4::bigint, 1, (place - $1) / $4 + 1, (place - $1) / $4 + 1
  from (select id, substr(key, 7)::bigint as place from made) placed`

const balancesSql = `
  insert into ledger_balances (holder, resource, amount, lines)
  select target, resource, max(target_after), max(target_line) from ledger_moves group by 1, 2`
