import { replayCode } from '#rules/base62.ts'
import type { ReplayCategory } from '../../rules/replays.ts'

/** Columns of a replay in one line, with `replays` as r and its uploader as m. */
export const briefColumns = `r.id, r.uploader, m.nick, m.head, r.pilot, r.game, r.difficulty, r.shot, r.score,
  r.comment, r.category, r.uploaded_at`

export interface StoredBrief {
  readonly id: number
  readonly uploader: number
  readonly nick: string
  readonly head: string
  readonly pilot: string
  readonly game: number
  readonly difficulty: string
  readonly shot: string
  readonly score: number
  readonly comment: string
  readonly category: ReplayCategory
  readonly uploaded_at: Date
}

/** A replay as the staff queues show it. */
export const replayBrief = (row: StoredBrief) => ({
  KeyID: row.id,
  CODE: replayCode(row.id),
  UPID: row.uploader,
  NICK: row.nick,
  HEAD: row.head,
  PILOT: row.pilot,
  GAM: row.game,
  RANK: row.difficulty,
  CHARA: row.shot,
  SCORE: row.score,
  COMMENT: row.comment,
  CATEGORY: row.category,
  UPTIME: row.uploaded_at.toISOString(),
})
