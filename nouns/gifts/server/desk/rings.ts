import { linkedSql } from '#core/members/links/linked.ts'
import type { Call } from '#kit/http/call.ts'
import type { GiftRing, gifts } from '../../contract/gifts.ts'
import { inflowWorth, ringDays } from '../../rules/gifts.ts'

/** GET /getGiftRings: pairs of the last days that gave in both directions or are one person, and who received much. */
export async function rings({ db, now }: Call<typeof gifts.calls.rings>) {
  const since = new Date(now.getTime() - ringDays * 86_400_000)
  const rows = await db.named<StoredRing>(statement, [since, inflowWorth, shown])
  return {
    rows: rows.map(
      (row): GiftRing => ({
        flag: row.flag,
        people: [
          { id: row.one, nick: row.one_nick },
          ...(row.other === null ? [] : [{ id: row.other, nick: row.other_nick ?? '' }]),
        ],
        count: row.gifts,
        worth: row.worth,
        givers: row.givers,
      }),
    ),
  }
}

const shown = 50

interface StoredRing {
  readonly flag: GiftRing['flag']
  readonly one: number
  readonly one_nick: string
  readonly other: number | null
  readonly other_nick: string | null
  readonly gifts: number
  readonly worth: number
  readonly givers: number
}

const statement = {
  name: 'gifts-rings',
  sql: `with recent as (
      select giver, receiver, worth from gifts where at >= $1 and state = 'given'
    ), pair as (
      select least(giver, receiver) as one, greatest(giver, receiver) as other, count(*) as gifts,
        sum(worth)::bigint as worth, count(distinct giver) as givers
      from recent group by 1, 2
    ), found as (
      select 'bothWays' as flag, one, other, gifts, worth, givers from pair where givers = 2
      union all
      select 'linked', one, other, gifts, worth, givers from pair p where ${linkedSql('p.one', 'p.other')}
      union all
      select 'inflow', receiver, null, count(*), sum(worth)::bigint, count(distinct giver)
      from recent group by receiver having sum(worth) >= $2
    )
    select f.flag, f.one, a.nick as one_nick, f.other, b.nick as other_nick, f.gifts, f.worth, f.givers
    from found f join members a on a.id = f.one left join members b on b.id = f.other
    order by f.worth desc, f.one limit $3`,
}
