import type { FloorReport } from '@patisserie/contract/club-staff'
import { offsetOf, type PageAsked, pageOf } from '@patisserie/rules/paging'
import { reportHead, type StoredReport } from '@patisserie/rules/staff/reports'
import { yesNoOf } from '@patisserie/rules/yes-no'
import { type HeldWhy, saidWhy } from '../../../core/reach/held-since.ts'
import type { ReadDb } from '../../../kit/db/database.ts'

interface ReportsAsked extends PageAsked {
  readonly state: 'todo' | 'done'
}

/** POST /getMSReport: what is to be done, priority and age first, or what was, the last first. */
export async function listReports(db: ReadDb, asked: ReportsAsked, now: Date) {
  const [counts, rows] = await Promise.all([
    db.named<{ n: number }>(reportCount[asked.state], []),
    db.named<StoredFloorReport>(reportList[asked.state], [asked.pageSize, offsetOf(asked)]),
  ])
  return { ...pageOf(counts[0]?.n ?? 0, asked), rows: rows.map((row) => reportRow(row, now)) }
}

/** POST /getMSHeld: what waits for staff, the oldest first; of a new topic its floor 1. */
export async function listHeld(db: ReadDb, asked: PageAsked) {
  const [counts, rows] = await Promise.all([
    db.named<{ n: number }>(heldCount, []),
    db.named<StoredHeld>(heldList, [asked.pageSize, offsetOf(asked)]),
  ])
  return {
    ...pageOf(counts[0]?.n ?? 0, asked),
    rows: rows.map((row) => ({
      T: row.topic,
      TITLE: row.title,
      FLOOR: row.number,
      UID: row.author,
      NICK: row.nick,
      TIME: row.held_at.toISOString(),
      why: saidWhy(row.held_why),
      HTML: row.html,
    })),
  }
}

interface StoredFloorReport extends StoredReport {
  readonly id: number
  readonly topic: number
  readonly title: string
  readonly number: number
  readonly author: number
  readonly nick: string
  readonly excerpt: string
  readonly hidden: boolean
}

const reportRow = (row: StoredFloorReport, now: Date): FloorReport => ({
  id: row.id,
  ...reportHead(row, now),
  T: row.topic,
  TITLE: row.title,
  FLOOR: row.number,
  UID: row.author,
  NICK: row.nick,
  EXCERPT: row.excerpt,
  HIDDEN: yesNoOf(row.hidden),
})

const byState = (name: string, sqlOf: (where: string, order: string) => string) => ({
  todo: { name: `floor-reports-${name}-todo`, sql: sqlOf(`p.state <> 'done'`, 'p.priority desc, p.at, p.id') },
  done: { name: `floor-reports-${name}-done`, sql: sqlOf(`p.state = 'done'`, 'p.done_at desc, p.id desc') },
})

const reportCount = byState('count', (where) => `select count(*) as n from floor_reports p where ${where}`)

const reportList = byState(
  'list',
  (where, order) => `select p.id, p.state, p.priority, p.reason, p.at, p.reporter, b.nick as reporter_nick, p.taker,
      k.nick as taker_nick, p.taken_at, p.decision, f.topic, t.title, f.number, f.author, m.nick, f.excerpt,
      f.removed_at is not null or t.removed_at is not null as hidden
    from (select * from floor_reports p where ${where} order by ${order} limit $1 offset $2) p
    join floors f on f.id = p.floor join topics t on t.id = f.topic join members m on m.id = f.author
    join members b on b.id = p.reporter left join members k on k.id = p.taker
    order by ${order}`,
)

interface StoredHeld {
  readonly topic: number
  readonly title: string
  readonly number: number
  readonly author: number
  readonly nick: string
  readonly held_why: HeldWhy | null
  readonly held_at: Date
  readonly html: string
}

const heldWhere = `f.held_at is not null and f.removed_at is null
  and exists (select from topics t where t.id = f.topic and t.removed_at is null)`

const heldCount = { name: 'floors-held-count', sql: `select count(*) as n from floors f where ${heldWhere}` }

const heldList = {
  name: 'floors-held',
  sql: `select f.topic, t.title, f.number, f.author, m.nick, f.held_at, f.held_why, f.html
    from floors f join topics t on t.id = f.topic join members m on m.id = f.author
    where ${heldWhere} order by f.held_at, f.id limit $1 offset $2`,
}
