import type { Call } from '#kit/http/call.ts'
import * as limits from '#rules/house-limits.ts'
import { resourceOf } from '#rules/ledger/resources.ts'
import { offsetOf, pageOf } from '#rules/paging.ts'
import type { gifts } from '../../contract/gifts.ts'

const pageSize = 30

/** GET /getAwards: what staff awarded, newest first. */
export async function awards({ db, input }: Call<typeof gifts.calls.awards>) {
  const asked = { pageSize, pageNum: Number(input.pageNum ?? 1) }
  const values = [input.receiver ?? null, input.staff ?? null]
  const [[count], rows] = await Promise.all([
    db.named<{ total: number }>(countStatement, [...values, limits.exactTotal + 1]),
    db.named<StoredAward>(pageStatement, [...values, pageSize, offsetOf(asked)]),
  ])
  return {
    ...pageOf(count?.total ?? 0, asked),
    rows: rows.map((row) => ({
      id: row.id,
      receiver: { id: row.receiver, nick: row.receiver_nick },
      resource: resourceOf(row.resource),
      amount: row.amount,
      reason: row.reason,
      staff: { id: row.staff, nick: row.staff_nick },
      awardedAt: row.at.toISOString(),
    })),
  }
}

interface StoredAward {
  readonly id: number
  readonly receiver: number
  readonly receiver_nick: string
  readonly resource: number
  readonly amount: number
  readonly reason: string
  readonly staff: number
  readonly staff_nick: string
  readonly at: Date
}

const found = `awards a where ($1::bigint is null or a.receiver = $1) and ($2::bigint is null or a.staff = $2)`

const countStatement = {
  name: 'awards-count',
  sql: `select count(*) as total from (select from ${found} limit $3) each`,
}

const pageStatement = {
  name: 'awards',
  sql: `with page as (select a.* from ${found} order by a.id desc limit $3 offset $4)
    select p.id, p.receiver, r.nick as receiver_nick, p.resource, p.amount, p.reason, p.staff, s.nick as staff_nick, p.at
    from page p join members r on r.id = p.receiver join members s on s.id = p.staff order by p.id desc`,
}
