import type { ArchivedRun } from '../contract/archive.ts'

/** Columns of an archived run, for a query with `archived_runs` as r and its owner as o. */
export const runColumns = `r.id, r.game, r.difficulty, r.shot, r.route, r.score, r.slow, r.played, r.uploaded, r.pilot,
  o.id as owner, o.nick as owner_nick, o.head as owner_head`

/** The owner of a closed account is not shown. */
export const joinOwner = 'left join members o on o.id = r.owner and o.closed_at is null'

export interface StoredRun {
  readonly id: number
  readonly game: number
  readonly difficulty: string
  readonly shot: string
  readonly route: string
  readonly score: number
  readonly slow: number | null
  readonly played: string
  readonly uploaded: string
  readonly pilot: string
  readonly owner: number | null
  readonly owner_nick: string | null
  readonly owner_head: string | null
}

/** Maps a stored run to its wire form. */
export const archivedRun = (row: StoredRun): ArchivedRun => ({
  id: row.id,
  GAM: row.game,
  RANK: row.difficulty,
  CHARA: row.shot,
  ROUTE: row.route,
  SCORE: row.score,
  SLOW: row.slow,
  REPTIME: row.played,
  UPTIME: row.uploaded,
  PILOT: row.pilot,
  OWNER: row.owner === null ? null : { UID: row.owner, NICK: row.owner_nick ?? '', HEAD: row.owner_head ?? '' },
})
