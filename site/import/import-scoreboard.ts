import { sql } from 'kysely'
import type { Database } from '#kit/db/database.ts'
import { type ImportReport, importRuns } from '#nouns/archive/server/import-runs.ts'
import { askRecount } from '#nouns/replays/server/iscore/ask-recount.ts'

const touchedChannel = 'patisserie_touched'

/** Imports all of a scoreboard or nothing; records that the past has beaten fall, and kept pages are made anew. */
export async function importScoreboard(db: Database, text: string): Promise<ImportReport> {
  return db.transaction(async (tx) => {
    const report = await importRuns(tx, text)
    if (report.fresh > 0) {
      await askRecount(tx, { all: true })
      // Told to the processes of a running site when the transaction commits.
      await sql`select pg_notify(${touchedChannel}, 'archive')`.execute(tx)
    }
    return report
  })
}
