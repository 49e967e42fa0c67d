import { reportQueue } from '#core/moderation/report-queue.ts'
import type { ReadDb } from '#kit/db/database.ts'
import type { PageAsked } from '#rules/paging.ts'
import { reportHead } from '#rules/staff/reports.ts'
import type { ReportRow } from '../../contract/replay-staff.ts'
import type { StoredFacts } from '../tables.ts'
import { evidenceOf, twinsOf } from './evidence.ts'
import { briefColumns, replayBrief, type StoredBrief } from './replay-brief.ts'
import { reportedReplays } from './reported-replay.ts'

interface ReportsQuery extends PageAsked {
  readonly state: 'todo' | 'done'
}

/** POST /getReplayReport: open reports by priority and age, or handled reports, last handled first. */
export async function listReports(db: ReadDb, asked: ReportsQuery, now: Date) {
  const { page, rows } = await queue(db, asked)
  const twins =
    rows.length === 0
      ? []
      : await twinsOf(
          db,
          rows.map(({ id }) => id),
        )
  return {
    ...page,
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

interface StoredReplayReport extends StoredBrief {
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

const queue = reportQueue<StoredReplayReport>({
  kind: reportedReplays.kind,
  columns: `${briefColumns}, r.removed_at, f.facts, r.slow,
    r.file_hash, r.input_hash, r.nm, r.nb, r.nt, r.nsy, r.check_nm, r.check_nb, r.check_nt, r.check_nsy,
    s.member as signature, sm.nick as signature_nick,
    (select count(*) from reports e join replays er on er.id = e.subject
      where e.kind = 'replay' and er.uploader = r.uploader and e.verdict = 'pass' and e.id <> p.id) as earlier`,
  joins: `join replays r on r.id = p.subject
    join replay_facts f on f.replay = r.id
    join members m on m.id = r.uploader
    left join pilots s on s.name = upper(trim(normalize(r.pilot, nfkc))) and r.pilot <> ''
    left join members sm on sm.id = s.member`,
})
