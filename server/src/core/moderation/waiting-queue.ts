import { offsetOf, type PageAsked, pageOf } from '@patisserie/rules/paging'
import type { ReadDb } from '../../kit/db/database.ts'
import type { HeldWhy } from './held-rule.ts'

/** How a desk's posts that wait are read: SQL beside `waiting` as w and the author as a. */
interface QueueSql {
  /** Begins the names of its statements. */
  readonly name: string
  readonly kinds: readonly string[]
  readonly columns: string
  /** Joins that lose no row but of what waits unseen, such as a floor of a topic that was removed. */
  readonly joins: string
}

type Waiting<Row> = Row & {
  readonly kind: string
  readonly subject: number
  readonly author: number
  readonly author_nick: string
  readonly author_head: string
  readonly held_at: Date
  readonly held_why: HeldWhy | null
}

/** Reads what waits for staff at one desk, or of one member's own, the oldest first. */
export function waitingQueue<Row>({ name, kinds, columns, joins }: QueueSql) {
  const from = `from waiting w join members a on a.id = w.author ${joins}
    where w.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`
  const listSql = (whose: string) => `select w.kind, w.subject, w.author, a.nick as author_nick, a.head as author_head,
      w.at as held_at, w.why as held_why, ${columns}
    ${from} ${whose} order by w.at, w.subject limit $1 offset $2`
  const count = { name: `${name}-count`, sql: `select count(*) as n ${from}` }
  const list = { name: `${name}-list`, sql: listSql('') }
  const own = { name: `${name}-own`, sql: listSql('and w.author = $3') }
  return {
    page: async (db: ReadDb, asked: PageAsked) => {
      const [counts, rows] = await Promise.all([
        db.named<{ n: number }>(count, []),
        db.named<Waiting<Row>>(list, [asked.pageSize, offsetOf(asked)]),
      ])
      return { page: pageOf(counts[0]?.n ?? 0, asked), rows }
    },
    own: (db: ReadDb, member: number, most: number) => db.named<Waiting<Row>>(own, [most, 0, member]),
  }
}
