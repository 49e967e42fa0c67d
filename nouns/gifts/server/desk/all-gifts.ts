import { linkedSql } from '#core/members/links/linked.ts'
import type { Call } from '#kit/http/call.ts'
import * as limits from '#rules/house-limits.ts'
import { periodOf } from '#rules/ledger/period.ts'
import { resourceNumber, resourceOf } from '#rules/ledger/resources.ts'
import { offsetOf, pageOf } from '#rules/paging.ts'
import type { AnyGift, GiftFlag, gifts } from '../../contract/gifts.ts'
import { inflowWorth, ringDays } from '../../rules/gifts.ts'
import { giftColumns, giftRow, type StoredGift } from '../rows.ts'

const pageSize = 30

/** GET /getAllPresent: all gifts that the filters find, newest first, and their totals. */
export async function allGifts({ db, input, refuse }: Call<typeof gifts.calls.all>) {
  if (!periodOf({ from: input.since, to: input.until })) refuse('periodWrong')
  const asked = { pageSize, pageNum: Number(input.pageNum ?? 1) }
  const filters = [
    input.giver ?? null,
    input.receiver ?? null,
    input.resource === undefined ? null : resourceNumber(input.resource),
    input.state ?? null,
    input.since ?? null,
    input.until ?? null,
  ]
  const [[count], rows, totals] = await Promise.all([
    db.named<{ total: number }>(countStatement, [...filters, limits.exactTotal + 1]),
    db.named<StoredAny>(pageStatement, [...filters, pageSize, offsetOf(asked)]),
    db.named<StoredTotal>(totalsStatement, filters),
  ])
  return {
    ...pageOf(count?.total ?? 0, asked),
    rows: rows.map(anyRow),
    worth: totals.reduce((sum, { worth }) => sum + worth, 0),
    totals: totals.map(({ resource, amount, gifts: count }) => ({ resource: resourceOf(resource), amount, count })),
  }
}

interface StoredAny extends StoredGift {
  readonly giver_nick: string
  readonly receiver_nick: string
  readonly lost: number
  readonly held: number
  readonly both_ways: boolean
  readonly linked: boolean
  readonly inflow: number
}

interface StoredTotal {
  readonly resource: number
  readonly amount: number
  readonly worth: number
  readonly gifts: number
}

const anyRow = (row: StoredAny): AnyGift => ({
  ...giftRow(row),
  giver: { id: row.giver, nick: row.giver_nick },
  receiver: { id: row.receiver, nick: row.receiver_nick },
  flags: [
    ...(row.both_ways ? (['bothWays'] satisfies GiftFlag[]) : []),
    ...(row.linked ? (['linked'] satisfies GiftFlag[]) : []),
    ...(row.inflow >= inflowWorth ? (['inflow'] satisfies GiftFlag[]) : []),
  ],
  held: row.held,
  lost: row.lost,
})

// A Beijing day begins eight hours before the day in UTC.
const found = `gifts g where ($1::bigint is null or g.giver = $1) and ($2::bigint is null or g.receiver = $2)
    and ($3::smallint is null or g.resource = $3) and ($4::text is null or g.state = $4)
    and ($5::date is null or g.at >= ($5::date - interval '8 hours') at time zone 'UTC')
    and ($6::date is null or g.at < ($6::date + interval '16 hours') at time zone 'UTC')`

const countStatement = {
  name: 'gifts-all-count',
  sql: `select count(*) as total from (select from ${found} limit $7) each`,
}

const totalsStatement = {
  name: 'gifts-all-totals',
  sql: `select g.resource, sum(g.amount)::bigint as amount, sum(g.worth)::bigint as worth, count(*) as gifts
    from ${found} and g.state = 'given' group by g.resource order by sum(g.worth) desc, g.resource`,
}

const pageStatement = {
  name: 'gifts-all',
  sql: `with page as (select g.* from ${found} order by g.id desc limit $7 offset $8)
    select ${giftColumns}, g.lost, a.nick as giver_nick, b.nick as receiver_nick,
      coalesce(h.amount, 0) as held, ${linkedSql('g.giver', 'g.receiver')} as linked,
      exists (select from gifts o where o.giver = g.receiver and o.receiver = g.giver and o.state = 'given'
        and o.at between g.at - interval '${ringDays} days' and g.at + interval '${ringDays} days') as both_ways,
      (select coalesce(sum(o.worth), 0) from gifts o where o.receiver = g.receiver and o.state = 'given'
        and o.at between g.at - interval '${ringDays} days' and g.at)::bigint as inflow
    from page g join members a on a.id = g.giver join members b on b.id = g.receiver
      left join ledger_balances h on h.holder = g.receiver and h.resource = g.resource
    order by g.id desc`,
}
