import type { ReadDb } from '#kit/db/database.ts'
import './tables.ts'

export interface LogFilter {
  readonly by?: number | undefined
  readonly act?: string | undefined
  readonly subject?: string | undefined
  /** Only acts at or after `since`, and before `until`. */
  readonly since?: Date | undefined
  readonly until?: Date | undefined
  /** Only entries with a smaller id: how the next page is asked for. */
  readonly olderThan?: number | undefined
}

/** Acts, newest first, with the actors' current nicknames. */
export function readLog(db: Pick<ReadDb, 'selectFrom'>, filter: LogFilter, limit: number) {
  let query = db
    .selectFrom('staff_log as l')
    .leftJoin('members as m', 'm.id', 'l.actor')
    .select(['l.id', 'l.at', 'l.actor', 'm.nick', 'l.entered', 'l.act', 'l.subject', 'l.reason', 'l.before', 'l.after'])
    .orderBy('l.id', 'desc')
    .limit(limit)
  const { by, act, subject, since, until, olderThan } = filter
  if (by !== undefined) query = query.where('l.actor', '=', by)
  if (act !== undefined) query = query.where('l.act', '=', act)
  if (subject !== undefined) query = query.where('l.subject', '=', subject)
  if (since) query = query.where('l.at', '>=', since)
  if (until) query = query.where('l.at', '<', until)
  if (olderThan !== undefined) query = query.where('l.id', '<', olderThan)
  return query.execute()
}

export type LoggedAct = Awaited<ReturnType<typeof readLog>>[number]
