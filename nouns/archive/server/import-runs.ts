import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { type ArchivedRow, archiveColumns, type RowProblem, readArchiveLine } from '../rules/archive.ts'
import './tables.ts'

/** What an import did with each line after the header. */
export interface ImportReport {
  readonly fresh: number
  /** Number of lines that are in the archive already or repeat an earlier line of the file. */
  readonly known: number
  /** Line numbers start at 1 for the header. */
  readonly unreadable: readonly { readonly line: number; readonly problem: RowProblem }[]
}

export class NoScoreboard extends Error {}

const batch = 5_000

/**
 * Adds the runs of a scoreboard that are not in the archive yet. Lines that are not a valid run are skipped and
 * reported.
 * @throws NoScoreboard if the first line is not the list of columns.
 */
export async function importRuns(tx: Tx, text: string): Promise<ImportReport> {
  const [header = '', ...lines] = text.replace(/^\ufeff/, '').split(/\r?\n/)
  if (header !== archiveColumns.join('\t'))
    throw new NoScoreboard(`The first line must be: ${archiveColumns.join(' ')}`)
  const rows: ArchivedRow[] = []
  const unreadable: { line: number; problem: RowProblem }[] = []
  for (const [i, line] of lines.entries()) {
    if (line === '' && i === lines.length - 1) continue
    const read = readArchiveLine(line)
    if ('problem' in read) unreadable.push({ line: i + 2, problem: read.problem })
    else rows.push(read)
  }
  let fresh = 0
  for (let i = 0; i < rows.length; i += batch) fresh += await insertRows(tx, rows.slice(i, i + batch))
  return { fresh, known: rows.length - fresh, unreadable }
}

async function insertRows(tx: Tx, rows: readonly ArchivedRow[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into archived_runs (game, difficulty, shot, route, score, slow, played, uploaded, pilot)
    select game, difficulty, shot, route, score, slow, played, uploaded, pilot
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (game smallint, difficulty text, shot text, route text,
      score bigint, slow double precision, played text, uploaded text, pilot text)
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
