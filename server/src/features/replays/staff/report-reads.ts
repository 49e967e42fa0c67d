import type { ReportRow } from '@patisserie/contract/replay-staff'
import { type PageAsked, pageOf } from '@patisserie/rules/paging'
import { reportHead, type StoredReport } from '@patisserie/rules/staff/reports'
import type { ReadDb } from '../../../kit/db/database.ts'
import type { StoredFacts } from '../describe-run.ts'
import { evidenceOf, twinsOf } from './evidence.ts'
import { briefColumns, replayBrief, type StoredBrief } from './replay-brief.ts'

interface Asked extends PageAsked {
  readonly state: 'todo' | 'done'
}

/** POST /getReplayReport: what is to be done, priority and age first, or what was, the last first. */
export async function listReports(db: ReadDb, asked: Asked, now: Date) {
  const { pageSize, pageNum } = asked
  const [counts, rows] = await Promise.all([
    db.named<{ total: number }>(countStatement[asked.state], []),
    db.named<StoredReplayReport>(listStatement[asked.state], [pageSize, (pageNum - 1) * pageSize]),
  ])
  const twins =
    rows.length > 0
      ? await twinsOf(
          db,
          rows.map((row) => row.id),
        )
      : []
  return {
    ...pageOf(counts[0]?.total ?? 0, asked),
    rows: rows.map(
      (row): ReportRow => ({
        id: row.report,
        ...reportHead(row, now),
        replay: { ...replayBrief(row), HIDDEN: row.removed_at === null ? 'N' : 'Y' },
        evidence: evidenceOf({ ...row, claims: claimsOf(row), checks: checksOf(row) }, twins),
      }),
    ),
  }
}

interface StoredReplayReport extends StoredBrief, StoredReport {
  readonly report: number
  readonly removed_at: Date | null
  readonly facts: StoredFacts
  readonly slow: number | null
  readonly file_hash: string
  readonly input_hash: string | null
  readonly nm: boolean
  readonly nb: boolean
  readonly nt: boolean
  readonly nsy: boolean
  readonly check_nm: Verdict
  readonly check_nb: Verdict
  readonly check_nt: Verdict
  readonly check_nsy: Verdict
  readonly signature: number | null
  readonly signature_nick: string | null
  readonly earlier: number
}

type Verdict = 'verified' | 'contradicted' | 'claimed'

const claimsOf = (row: StoredReplayReport) => ({ NM: row.nm, NB: row.nb, NT: row.nt, NSY: row.nsy })
const checksOf = (row: StoredReplayReport) => ({
  NM: row.check_nm,
  NB: row.check_nb,
  NT: row.check_nt,
  NSY: row.check_nsy,
})

const where = { todo: `p.state <> 'done'`, done: `p.state = 'done'` }
const order = { todo: 'p.priority desc, p.at, p.id', done: 'p.done_at desc, p.id desc' }

const countStatement = byState(
  'count',
  (state) => `select count(*) as total from replay_reports p where ${where[state]}`,
)

const listStatement = byState(
  'list',
  (state) => `select ${briefColumns}, p.id as report, p.state, p.priority, p.reason, p.at, p.reporter,
      b.nick as reporter_nick, p.taker, t.nick as taker_nick, p.taken_at, p.decision, r.removed_at, f.facts, r.slow,
      r.file_hash, r.input_hash, r.nm, r.nb, r.nt, r.nsy, r.check_nm, r.check_nb, r.check_nt, r.check_nsy,
      s.member as signature, sm.nick as signature_nick,
      (select count(*) from replay_reports e join replays er on er.id = e.replay
        where er.uploader = r.uploader and e.verdict = 'pass' and e.id <> p.id) as earlier
    from replay_reports p
    join replays r on r.id = p.replay
    join replay_facts f on f.replay = r.id
    join members m on m.id = r.uploader
    join members b on b.id = p.reporter
    left join members t on t.id = p.taker
    left join pilots s on s.name = upper(trim(normalize(r.pilot, nfkc))) and r.pilot <> ''
    left join members sm on sm.id = s.member
    where ${where[state]} order by ${order[state]} limit $1 offset $2`,
)

function byState(name: string, sql: (state: 'todo' | 'done') => string) {
  return {
    todo: { name: `replay-reports-${name}-todo`, sql: sql('todo') },
    done: { name: `replay-reports-${name}-done`, sql: sql('done') },
  }
}
