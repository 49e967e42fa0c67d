import type { ReadDb } from '#kit/db/database.ts'
import { offsetOf, type PageAsked, pageOf } from '#rules/paging.ts'
import type { StoredReport } from '#rules/staff/reports.ts'

/** How one noun's reports are read: SQL that may use `reports` as p, the reporter as b and the taker as k. */
interface QueueSql {
  readonly kind: string
  readonly columns: string
  readonly joins: string
}

interface QueueAsked extends PageAsked {
  readonly state: 'todo' | 'done'
}

type Queued<Row> = StoredReport & Row & { readonly report: number; readonly about: string }

/** Reads a noun's reports: open ones by urgency, priority and then age, or closed ones with the last closed first. */
export function reportQueue<Row>({ kind, columns, joins }: QueueSql) {
  const count = byState((where) => `select count(*) as n from reports p where p.kind = '${kind}' and ${where}`)
  const list = byState(
    (where, order) => `select p.id as report, p.state, p.priority, p.about, p.reason, p.at, p.reporter,
        b.nick as reporter_nick, p.taker, k.nick as taker_nick, p.taken_at, p.decision,
        coalesce((select json_agg(json_build_object('UID', j.member, 'NICK', n.nick, 'VERDICT', j.verdict,
          'REASON', j.reason) order by j.at) from judgements j join members n on n.id = j.member
          where j.kind = p.kind and j.report = p.id), '[]') as judges, ${columns}
      from (select * from reports p where p.kind = '${kind}' and ${where} order by ${order} limit $1 offset $2) p
      join members b on b.id = p.reporter left join members k on k.id = p.taker ${joins}
      order by ${order}`,
  )
  return async (db: ReadDb, asked: QueueAsked) => {
    const { state } = asked
    const [counts, rows] = await Promise.all([
      db.named<{ n: number }>({ name: `reports-count-${kind}-${state}`, sql: count[state] }, []),
      db.named<Queued<Row>>({ name: `reports-list-${kind}-${state}`, sql: list[state] }, [
        asked.pageSize,
        offsetOf(asked),
      ]),
    ])
    return { page: pageOf(counts[0]?.n ?? 0, asked), rows }
  }
}

/** Counts the reports of a noun that are not closed. */
export const countOpenReports =
  (kind: string) =>
  async (db: ReadDb): Promise<number> => {
    const sql = `select count(*) as n from reports where kind = '${kind}' and state <> 'done'`
    return (await db.named<{ n: number }>({ name: `reports-open-${kind}`, sql }, []))[0]?.n ?? 0
  }

const byState = (sqlOf: (where: string, order: string) => string) => ({
  todo: sqlOf(`p.state <> 'done'`, 'p.urgent desc, p.priority desc, p.at, p.id'),
  done: sqlOf(`p.state = 'done'`, 'p.done_at desc, p.id desc'),
})
