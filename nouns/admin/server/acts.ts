import type { LoggedAct } from '#contract/admin-rows.ts'
import { type LogFilter, readLog, type LoggedAct as StoredAct } from '#core/staff-log/reads.ts'
import type { ReadDb } from '#kit/db/database.ts'

interface LogQuery {
  readonly by?: number | undefined
  readonly act?: string | undefined
  readonly subject?: string | undefined
  readonly since?: string | undefined
  readonly until?: string | undefined
  readonly olderThan?: number | undefined
  readonly pageSize: number
}

/** A page of the staff log, newest first. */
export async function listActs(db: ReadDb, { since, until, pageSize, ...asked }: LogQuery) {
  const filter: LogFilter = {
    ...asked,
    since: since ? new Date(since) : undefined,
    until: until ? new Date(until) : undefined,
  }
  const rows = await readLog(db, filter, pageSize + 1)
  const shown = rows.slice(0, pageSize)
  return { rows: shown.map(actRow), next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null }
}

const actRow = (row: StoredAct): LoggedAct => ({
  id: row.id,
  time: row.at.toISOString(),
  UID: row.actor,
  NICK: row.nick ?? '',
  entered: row.entered,
  act: row.act,
  subject: row.subject,
  reason: row.reason,
  before: row.before,
  after: row.after,
})
