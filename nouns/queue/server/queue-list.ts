import { linkedSql } from '#core/members/links/linked.ts'
import type { ReportedKind } from '#core/moderation/reported-kind.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { offsetOf, type PageAsked, pageOf } from '#rules/paging.ts'
import type { JudgedVerdict, QueueState } from '#rules/staff/judging.ts'
import type { QueueRow } from '../contract/queue.ts'

interface StoredRow {
  readonly kind: string
  readonly report: number
  readonly priority: boolean
  readonly about: QueueRow['ABOUT']
  readonly reason: string
  readonly at: Date
  readonly thing: QueueRow['THING']
  readonly id: number
  readonly floor: number
  readonly title: string
  readonly owner: number
  readonly nick: string
  readonly excerpt: string
  readonly state: QueueState
  readonly mine: JudgedVerdict | null
}

/** Reads the queue that members of bomb level 7 see: open reports of the kinds that members may judge. */
export function queueList(kinds: readonly ReportedKind[]) {
  const count = { name: 'queue-count', sql: `select count(*) as n from (${waitingSql(kinds)}) q where ${foreign}` }
  const list = { name: 'queue-list', sql: listSql(kinds) }
  return async (db: ReadDb, member: number, asked: PageAsked) => {
    const [counts, rows] = await Promise.all([
      db.named<{ n: number }>(count, [member]),
      db.named<StoredRow>(list, [member, asked.pageSize, offsetOf(asked)]),
    ])
    return { ...pageOf(counts[0]?.n ?? 0, asked), rows: rows.map(queueRow) }
  }
}

/** Nobody sees a report that they made, nor one about a thing of their own, with any of their accounts. */
const foreign = `not ${linkedSql('q.reporter', '$1')} and not ${linkedSql('q.owner', '$1')}`

/** What waits for a decision. Floors that members hid wait for staff alone; they are shown, because they were public. */
const waitingSql = (kinds: readonly ReportedKind[]): string =>
  [
    ...kinds.map(
      ({ kind, judged }) => `select p.kind, p.id as report, p.reporter, p.priority, p.about, p.reason, p.at, x.*
        from reports p cross join lateral (${judged}) x where p.kind = '${kind}' and p.state in ('open', 'taken')`,
    ),
    `select 'hidden', f.id, 0, false, '', h.reason, w.at, 'topic', f.topic, f.number, t.title, f.author, f.excerpt
        from waiting w join floors f on f.id = w.subject join topics t on t.id = f.topic and t.removed_at is null
        cross join lateral (select string_agg(reason, ' · ' order by at) as reason
          from floor_hidings where floor = f.id and decided_at is null) h
        where w.kind = 'floor' and w.why = 'members'`,
  ].join(' union all ')

const order = 'q.priority desc, q.at, q.kind, q.report'

const listSql = (kinds: readonly ReportedKind[]): string => `select q.*, m.nick,
    case when q.kind = 'hidden' or j.verdicts > 1 then 'staff' when j.verdicts = 1 then 'judged' else 'open' end as state,
    (select verdict from judgements where kind = q.kind and report = q.report and member = $1) as mine
  from (select * from (${waitingSql(kinds)}) q where ${foreign} order by ${order} limit $2 offset $3) q
  join members m on m.id = q.owner
  cross join lateral (select count(distinct verdict) as verdicts from judgements
    where kind = q.kind and report = q.report) j
  order by ${order}`

const queueRow = (row: StoredRow): QueueRow => ({
  kind: row.kind,
  id: row.report,
  state: row.state,
  MINE: row.mine,
  priority: row.priority,
  ABOUT: row.about,
  REASON: row.reason,
  TIME: row.at.toISOString(),
  THING: row.thing,
  T: row.id,
  FLOOR: row.floor,
  TITLE: row.title,
  UID: row.owner,
  NICK: row.nick,
  EXCERPT: row.excerpt,
})
