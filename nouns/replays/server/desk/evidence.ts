import type { ReadDb } from '#kit/db/database.ts'
import { replayCode } from '#rules/base62.ts'
import type { ReportRow } from '../../contract/replay-staff.ts'
import * as limits from '../../rules/replay-limits.ts'
import type { FlagVerdict, ReplayFlag } from '../../rules/replays.ts'
import { replayHints } from '../replay-hints.ts'
import type { StoredFacts } from '../tables.ts'

/** The columns of a reported replay from which its evidence is made. */
export interface Reported {
  readonly id: number
  readonly uploader: number
  readonly facts: StoredFacts
  readonly slow: number | null
  readonly file_hash: string
  readonly input_hash: string | null
  readonly signature: number | null
  readonly signature_nick: string | null
  readonly earlier: number
  readonly claims: Readonly<Record<ReplayFlag, boolean>>
  readonly checks: Readonly<Record<ReplayFlag, FlagVerdict>>
}

/** All automatic findings about a reported replay. */
export const evidenceOf = (row: Reported, twins: readonly Twin[]): ReportRow['evidence'] => ({
  hints: replayHints(row.facts.hints),
  warnings: row.facts.warnings,
  slow: row.slow === null ? null : Math.round(row.slow * 1_000) / 1_000,
  slowLimit: limits.slowPercent,
  tool: row.facts.practiceTool === null ? null : String(row.facts.practiceTool),
  contradicted: (['NM', 'NB', 'NT', 'NSY'] as const).filter(
    (flag) => row.claims[flag] && row.checks[flag] === 'contradicted',
  ),
  duplicates: twins
    .filter((twin) => twin.of === row.id)
    .map((twin) => ({
      CODE: replayCode(twin.id),
      UPID: twin.uploader,
      NICK: twin.nick,
      same: twin.same_file ? 'file' : 'keys',
      removed: twin.removed,
    })),
  signatureOf:
    row.signature !== null && row.signature !== row.uploader
      ? { UID: row.signature, NICK: row.signature_nick ?? '' }
      : null,
  earlier: row.earlier,
})

export interface Twin {
  readonly of: number
  readonly id: number
  readonly uploader: number
  readonly nick: string
  readonly same_file: boolean
  readonly removed: boolean
}

/** Other replays with the same file or the same keys, including removed ones. */
export const twinsOf = (db: ReadDb, replays: readonly number[]): Promise<Twin[]> =>
  db.named<Twin>(
    {
      name: 'replay-report-twins',
      sql: `select r.id as of, o.id, o.uploader, m.nick, o.file_hash = r.file_hash as same_file,
          o.removed_at is not null as removed
        from replays r
        join replays o on o.id <> r.id and (o.file_hash = r.file_hash or o.input_hash = r.input_hash)
        join members m on m.id = o.uploader
        where r.id = any($1) order by o.id limit 100`,
    },
    [replays],
  )
