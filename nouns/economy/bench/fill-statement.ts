import type pg from 'pg'
import { fillFolder, fillMembers } from '../../../bench/fill.ts'

/** The member with the long statement. */
export const owner = 1_000_001
export const filledUntil = new Date('2026-11-25T00:00:00Z')

/**
 * Fills the ledger of a new data folder: `lines` lines of one member over a year, and as many of others between them.
 * Six of ten are score and three faith by likes; one is spent; a few are rare.
 */
export const fillStatement = (dataFolder: string, lines: number): Promise<void> =>
  fillFolder(dataFolder, async (client: pg.Client) => {
    await fillMembers(client, 1_000, 100)
    await client.query(movesSql, [lines, filledUntil, owner])
    await client.query(balancesSql)
    await client.query('vacuum analyze ledger_posts, ledger_moves, ledger_balances')
  })

/** Resources: 4 faith, 5 score, 14 and 15 bullets. Reasons: 5 like, 4 bullet, 8 record, 11 buy, 13 gift. */
const movesSql = `
  with lines as (
    select n, case when n % 2 = 0 then $3::bigint else $3::bigint + 1 + n / 2 % 999 end as holder,
      case when n / 2 % 10 < 6 then 5 when n / 2 % 10 < 9 then 4 else 14 + n / 20 % 2 end as resource,
      case when n < 7 then 13 when n % 5000 = 0 then 8 when n / 2 % 10 = 5 then 11 when n / 2 % 10 = 4 then 13
        when n / 2 % 10 = 9 then 4 else 5 end as reason,
      case when n > 1000 and n % 2 = 0 and n / 2 % 10 = 5 then -1 else 2 end as x
    from generate_series(0, 2 * $1::bigint - 1) n
  ), made as (
    insert into ledger_posts (reason, kind, subject, key, at)
    select reason, 0, 0, 'bench:' || n, $2::timestamptz - interval '365 days' + n * (interval '365 days' / (2 * $1::bigint))
    from lines order by n returning id, key
  ), counted as (
    select id, l.*, row_number() over w as line, sum(x) over w as after
    from lines l join made on made.key = 'bench:' || n window w as (partition by holder, resource order by n)
  )
  insert into ledger_moves (post, n, reason, resource, source, target, amount, source_after, source_line, target_after,
    target_line)
  select id, 1, reason, resource, case when x < 0 then holder else -10000000000 end,
    case when x < 0 then -30000000000 else holder end, abs(x), case when x < 0 then after end, case when x < 0 then line end,
    case when x > 0 then after end, case when x > 0 then line end
  from counted`

const balancesSql = `
  insert into ledger_balances (holder, resource, amount, lines)
  select holder, resource, (array_agg(after order by line desc))[1], max(line) from (
    select source as holder, resource, source_after as after, source_line as line from ledger_moves where source > 0
    union all select target, resource, target_after, target_line from ledger_moves where target > 0
  ) l group by 1, 2`
