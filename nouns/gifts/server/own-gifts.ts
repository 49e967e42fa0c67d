import { type GiftsOfWeek, weekRow } from '#core/gift-weeks/gift-weeks.ts'
import { linkedTo } from '#core/members/links/linked.ts'
import type { Call } from '#kit/http/call.ts'
import * as limits from '#rules/house-limits.ts'
import { offsetOf, pageOf } from '#rules/paging.ts'
import type { gifts, OwnGift } from '../contract/gifts.ts'
import { declineUntil } from '../rules/gifts.ts'
import { giftColumns, giftRow, type StoredGift } from './rows.ts'

/** POST /getGifts: what the caller gave and received, newest first, and their week in both directions. */
export const ownGifts =
  (giftsOfWeek: GiftsOfWeek) =>
  async ({ db, input, member, now }: Call<typeof gifts.calls.own>) => {
    const offset = offsetOf(input)
    const accounts = await linkedTo(db, member.id)
    const [[count], rows, out, received] = await Promise.all([
      db.named<{ total: number }>(countStatements[input.way], [member.id, limits.exactTotal + 1]),
      offset < limits.exactTotal
        ? db.named<StoredOwn>(pageStatements[input.way], [member.id, input.pageSize, offset])
        : [],
      giftsOfWeek(db, { accounts, way: 'out', now }),
      giftsOfWeek(db, { accounts, way: 'in', now }),
    ])
    return {
      ...pageOf(count?.total ?? 0, input),
      rows: rows.map((row) => ownRow(row, member.id, now)),
      out: weekRow(out),
      in: weekRow(received),
    }
  }

interface StoredOwn extends StoredGift {
  readonly nick: string
  readonly head: string
  readonly closed: boolean
}

function ownRow(row: StoredOwn, member: number, now: Date): OwnGift {
  const isOut = row.giver === member
  const last = declineUntil(row.at)
  const mayDecline = !isOut && row.state === 'given' && now <= last && !row.closed
  return {
    ...giftRow(row),
    way: isOut ? 'out' : 'in',
    memberId: isOut ? row.receiver : row.giver,
    nick: row.nick,
    head: row.head,
    declineUntil: mayDecline ? last.toISOString() : '',
  }
}

// Each way follows an index; both are merged by id.
const given = (columns: string) => `select ${columns} from gifts g where g.giver = $1`
const received = (columns: string) => `select ${columns} from gifts g where g.receiver = $1`
const ways = { out: [given], in: [received], all: [given, received] } as const
type Way = keyof typeof ways

const perWay = <T>(make: (way: Way) => T) => ({ out: make('out'), in: make('in'), all: make('all') })

const countStatements = perWay((way) => ({
  name: `gifts-own-count-${way}`,
  sql: `select count(*) as total from (
    select from (${ways[way].map((part) => `(${part('g.id')} limit $2)`).join(' union all ')}) each limit $2) counted`,
}))

const pageStatements = perWay((way) => ({
  name: `gifts-own-${way}`,
  sql: `with page as (
      select id from (
        ${ways[way].map((part) => `(${part('g.id')} order by g.id desc limit $2::bigint + $3::bigint)`).join(' union all ')}
      ) each order by id desc limit $2 offset $3
    )
    select ${giftColumns}, m.nick, m.head, m.closed_at is not null as closed
    from page p join gifts g on g.id = p.id
      join members m on m.id = case when g.giver = $1 then g.receiver else g.giver end
    order by g.id desc`,
}))
