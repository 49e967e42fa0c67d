import type { In } from '#contract/endpoint.ts'
import type { ReadDb } from '#kit/db/database.ts'
import { replayCode } from '#rules/base62.ts'
import { offsetOf, pageOf } from '#rules/paging.ts'
import type { ClaimState } from '#rules/staff/claims.ts'
import type { archive, RunClaim } from '../contract/archive.ts'
import { archivedRun, joinOwner, runColumns, type StoredRun } from './archive-row.ts'
import './tables.ts'

interface StoredClaim extends StoredRun {
  readonly claim: number
  readonly reason: string
  readonly replay: number | null
  readonly state: ClaimState
  readonly at: Date
  readonly answer: string
}

const claimColumns = `c.id as claim, c.reason, c.replay, c.state, c.at, c.answer, ${runColumns}`
const claimed = `archived_claims c join archived_runs r on r.id = c.run ${joinOwner}`

const claimRow = (row: StoredClaim): RunClaim => ({
  id: row.claim,
  run: archivedRun(row),
  REASON: row.reason,
  CODE: row.replay === null ? null : replayCode(row.replay),
  STATE: row.state,
  TIME: row.at.toISOString(),
  ANSWER: row.answer,
})

/** The member's own claims, newest first. */
export async function ownClaims(db: ReadDb, member: number, asked: In<typeof archive.calls.mine>) {
  const [counts, rows] = await Promise.all([
    db.named<{ total: number }>(ownCount, [member]),
    db.named<StoredClaim>(ownPage, [member, asked.pageSize, offsetOf(asked)]),
  ])
  return { ...pageOf(counts[0]?.total ?? 0, asked), rows: rows.map(claimRow) }
}

interface StaffClaim extends StoredClaim {
  readonly by: number
  readonly by_nick: string
  readonly by_head: string
  readonly taker: number | null
  readonly taker_nick: string | null
  readonly taker_head: string | null
  readonly rivals: number
  readonly pilots: string[]
}

/** Claims for staff: waiting claims oldest first, decided claims by newest decision. */
export async function staffClaims(db: ReadDb, asked: In<typeof archive.calls.claims>) {
  const page = asked.state === 'waits' ? waitingPage : decidedPage
  const [counts, rows] = await Promise.all([
    db.named<{ total: number }>(staffCount, [asked.state]),
    db.named<StaffClaim>(page, [asked.state, asked.pageSize, offsetOf(asked)]),
  ])
  return {
    ...pageOf(counts[0]?.total ?? 0, asked),
    rows: rows.map((row) => ({
      ...claimRow(row),
      by: { UID: row.by, NICK: row.by_nick, HEAD: row.by_head },
      taken: row.taker === null ? null : { UID: row.taker, NICK: row.taker_nick ?? '', HEAD: row.taker_head ?? '' },
      RIVALS: row.rivals,
      PILOTS: row.pilots,
    })),
  }
}

export const countWaitingClaims = async (db: ReadDb): Promise<number> =>
  (await db.named<{ total: number }>(staffCount, ['waits']))[0]?.total ?? 0

const ownCount = {
  name: 'claims-own-count',
  sql: 'select count(*) as total from archived_claims where member = $1',
}
const ownPage = {
  name: 'claims-own',
  sql: `select ${claimColumns} from ${claimed} where c.member = $1 order by c.id desc limit $2 offset $3`,
}
const staffCount = {
  name: 'claims-staff-count',
  sql: 'select count(*) as total from archived_claims where state = $1',
}

const staffSql = (order: string) =>
  `select ${claimColumns}, b.id as by, b.nick as by_nick, b.head as by_head,
     t.id as taker, t.nick as taker_nick, t.head as taker_head,
     (select count(*) from archived_claims x where x.run = c.run and x.member <> c.member and x.state = 'waits') as rivals,
     array(select p.signature from pilots p where p.member = c.member order by p.signature) as pilots
   from ${claimed} join members b on b.id = c.member left join members t on t.id = c.taken_by
   where c.state = $1 order by ${order} limit $2 offset $3`
const waitingPage = { name: 'claims-waiting', sql: staffSql('c.id') }
const decidedPage = { name: 'claims-decided', sql: staffSql('c.decided_at desc, c.id desc') }
