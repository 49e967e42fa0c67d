import type { ReadDb } from '#kit/db/database.ts'
import { offsetOf, type PageAsked, pageOf } from '#rules/paging.ts'
import type { HeldWhy } from './held-why.ts'

/** How the waiting posts of one desk are read: SQL that may use `waiting` as w and the author as a. */
interface QueueSql {
  /** Prefix of the names of its prepared statements. */
  readonly name: string
  readonly kinds: readonly string[]
  readonly columns: string
  /**
   * Joins for `columns`. They may drop posts that nobody can see, such as a floor of a removed topic, and comments on
   * the things of other nouns; no other row.
   */
  readonly joins: string
  /** Condition on a member's own waiting posts: false for those on things that are gone for their author. */
  readonly ownSeen?: string
}

type Waiting<Row, Why> = Row & {
  readonly kind: string
  readonly subject: number
  readonly author: number
  readonly author_nick: string
  readonly author_head: string
  readonly held_at: Date
  readonly held_why: Why | null
}

/** Reads the waiting posts of one desk, or those of one member, oldest first. `Why`: the reasons of the desk's posts. */
export function waitingQueue<Row, Why extends string = HeldWhy>({
  name,
  kinds,
  columns,
  joins,
  ownSeen = 'true',
}: QueueSql) {
  const from = `from waiting w join members a on a.id = w.author ${joins}
    where w.kind in (${kinds.map((kind) => `'${kind}'`).join(', ')})`
  const listSql = (whose: string) => `select w.kind, w.subject, w.author, a.nick as author_nick, a.head as author_head,
      w.at as held_at, w.why as held_why, ${columns}
    ${from} ${whose} order by w.at, w.subject limit $1 offset $2`
  const count = { name: `${name}-count`, sql: `select count(*) as n ${from}` }
  const list = { name: `${name}-list`, sql: listSql('') }
  const own = { name: `${name}-own`, sql: listSql(`and w.author = $3 and ${ownSeen}`) }
  const counted = async (db: ReadDb) => (await db.named<{ n: number }>(count, []))[0]?.n ?? 0
  return {
    count: counted,
    page: async (db: ReadDb, asked: PageAsked) => {
      const [total, rows] = await Promise.all([
        counted(db),
        db.named<Waiting<Row, Why>>(list, [asked.pageSize, offsetOf(asked)]),
      ])
      return { page: pageOf(total, asked), rows }
    },
    own: (db: ReadDb, member: number, most: number) => db.named<Waiting<Row, Why>>(own, [most, 0, member]),
  }
}
