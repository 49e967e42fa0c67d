import type { DirectoryRow, social } from '#contract/social.ts'
import { foldSearched } from '#core/members/names/searched-names.ts'
import { hereSince, isHere, mayBeListed } from '#core/members/presence.ts'
import { showsReplays } from '#core/members/privacy.ts'
import { notBlocked } from '#core/reach/reads.ts'
import type { Call } from '#kit/http/call.ts'
import * as limits from '#rules/house-limits.ts'
import { offsetOf, pageOf } from '#rules/paging.ts'
import type { DirectorySort } from '#rules/people/presence.ts'
import { yesNoOf } from '#rules/yes-no.ts'

/**
 * POST /getMembers: the members whom the directory lists, without those who block the caller or whom the caller blocks.
 * Searched names come in order of their match first.
 */
export async function directory({ db, input, member, now }: Call<typeof social.calls.directory>) {
  const word = input.q === undefined ? null : foldSearched(input.q)
  if (word === '') return { ...pageOf(0, input), rows: [] }
  const values = [member.id, now, ...(word === null ? [] : [word, `${word}\u{10ffff}`, mostFound])]
  const offset = offsetOf(input)
  const [[count], rows] = await Promise.all([
    db.named<{ total: number }>(countOf(input.sort, word !== null), [...values, limits.exactTotal + 1]),
    offset < limits.exactTotal
      ? db.named<StoredRow>(pageSql(input.sort, word !== null), [...values, hereSince(now), input.pageSize, offset])
      : [],
  ])
  return { ...pageOf(count?.total ?? 0, input), rows: rows.map(directoryRow) }
}

interface StoredRow {
  readonly id: number
  readonly nick: string
  readonly head: string
  readonly intro: string
  readonly joined: Date
  readonly followers: number
  readonly replays: number
  readonly seen: Date | null
  readonly here: boolean
}

const directoryRow = (row: StoredRow): DirectoryRow => ({
  UID: row.id,
  NICK: row.nick,
  HEAD: row.head,
  BRINT: row.intro,
  JOINED: row.joined.toISOString(),
  FOLLOWERS: row.followers,
  REPLAYS: row.replays,
  SEEN: row.seen?.toISOString() ?? null,
  HERE: yesNoOf(row.here),
})

/** Of more names that match a word, those that match best are looked at. */
const mostFound = 1_000

/** An order of the directory: what it reads, of whom, and in which order. Each follows one index. */
interface Order {
  readonly from: string
  readonly where?: string
  readonly by: string
}

const counted = 'directory_counts c join members m on m.id = c.member'
/** Member by member in the order of the index: the planner does not know that almost all of these show their presence. */
const seen = `presence p cross join lateral (
    select id, closed_at, mail_verified_at, black, black_until, listed, shows_presence
    from members where id = p.member offset 0) m`
const orders: Readonly<Record<DirectorySort, Order>> = {
  newest: { from: 'members m', by: 'm.id desc' },
  name: { from: 'members m', by: 'm.sorts_as collate "C", m.id' },
  followers: { from: counted, by: 'c.followers desc, c.member desc' },
  replays: { from: counted, where: `c.replays > 0 and ${showsReplays('m')}`, by: 'c.replays desc, c.member desc' },
  active: {
    from: seen,
    where: 'm.shows_presence',
    by: 'p.seen_at desc, p.member desc',
  },
}

const listed = `m.listed and ${mayBeListed('m', '$2')} and ${notBlocked('m', '$1')}`
const whereOf = ({ where }: Order) => (where ? `${listed} and ${where}` : listed)

// Each part reads a bounded range of an index, however many members match.
const found = `found as materialized (
    select member, max(rank) as rank from (
      (select member, 3 as rank from member_names where word = $3 and whole order by member limit 100)
      union all
      (select member, 2 from member_names where word >= $3 and word < $4 and whole order by word, member limit $5)
      union all
      (select member, 1 from member_names where word >= $3 and word < $4 order by word, member limit $5)
    ) each group by member
  )`
const fromFound = `found f join members m on m.id = f.member join directory_counts c on c.member = m.id
  left join presence p on p.member = m.id`

const pageSql = (sort: DirectorySort, searched: boolean) => {
  const order = orders[sort]
  const [since, size, offset] = searched ? ['$6', '$7', '$8'] : ['$3', '$4', '$5']
  const by = searched ? `f.rank desc, ${order.by}` : order.by
  return {
    name: `social-directory-${sort}${searched ? '-found' : ''}`,
    sql: `with ${searched ? `${found}, ` : ''}page as materialized (
        select m.id, row_number() over (order by ${by}) as place
        from ${searched ? fromFound : order.from} where ${whereOf(order)} order by ${by} limit ${size} offset ${offset}
      )
      select m.id, m.nick, m.head, m.introduction as intro, m.created_at as joined, c.followers,
        case when ${showsReplays('m')} then c.replays else 0 end as replays,
        (select p.seen_at from presence p where p.member = m.id and m.shows_presence) as seen,
        ${isHere('m', { now: '$2', since })} as here
      from page join members m on m.id = page.id join directory_counts c on c.member = m.id order by page.place`,
  }
}

const countOf = (sort: DirectorySort, searched: boolean) => {
  const { where } = orders[sort]
  const { from } = searched ? { from: fromFound } : where ? orders[sort] : orders.newest
  return {
    name: `social-directory-count-${where ? sort : 'all'}${searched ? '-found' : ''}`,
    sql: `${searched ? `with ${found} ` : ''}select count(*) as total from (
      select from ${from} where ${whereOf(orders[sort])} limit ${searched ? '$6' : '$3'}) each`,
  }
}
