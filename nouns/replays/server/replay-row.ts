import { replayCode } from '#rules/base62.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import type { ReplayRow } from '../contract/replay-row.ts'
import type { FlagVerdict } from '../rules/replays.ts'
import type { RunColumns, WrittenColumns } from './tables.ts'

/** Columns of a table row, with `replays` as r and its uploader as m. */
export const rowColumns = `r.id, r.uploader, m.nick, m.head, r.game, r.difficulty, r.shot, r.score, r.uploaded_at,
  r.pilot, r.comment, r.category, r.type, r.played, r.stage, r.frames, r.version, r.mode, r.iscore, r.screen, r.open,
  r.commentable, r.slow, r.cleared, r.achievement, r.nm, r.nb, r.nt, r.nsy, r.check_nm, r.check_nb, r.check_nt,
  r.check_nsy, r.likes, r.comments, r.file_size, r.held_at is not null as held`

export interface StoredRow extends Omit<RunColumns, 'score_typed'>, WrittenColumns {
  id: number
  uploader: number
  nick: string
  head: string
  uploaded_at: Date
  iscore: number | null
  likes: number
  comments: number
  file_size: number
  held: boolean
}

/** Maps a stored row to its wire form. */
export const replayRow = (row: StoredRow): ReplayRow => ({
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
  TYPE: row.type,
  CATEGORY: row.category,
  UPTIME: row.uploaded_at.toISOString(),
  REPTIME: row.played,
  STAGE: row.stage,
  LIKES: row.likes,
  FRAMES: row.frames,
  VER: row.version,
  MODE: row.mode,
  JF: row.iscore,
  SCREEN: row.screen,
  OPEN: yesNoOf(row.open),
  HELD: yesNoOf(row.held),
  COMMENTABLE: yesNoOf(row.commentable),
  REPCOMNUM: row.comments,
  // Files store 32-bit floats: rounded, so that 0.7 is not shown as 0.699999988.
  SLOW: row.slow === null ? null : Math.round(row.slow * 1_000) / 1_000,
  CLEARED: row.cleared,
  xz: row.achievement,
  NM: yesNoOf(row.nm),
  NB: yesNoOf(row.nb),
  NT: yesNoOf(row.nt),
  NSY: yesNoOf(row.nsy),
  CHECKS: {
    NM: ofClaim(row.nm, row.check_nm),
    NB: ofClaim(row.nb, row.check_nb),
    NT: ofClaim(row.nt, row.check_nt),
    NSY: ofClaim(row.nsy, row.check_nsy),
  },
  FILE: replayFileName(row),
  SIZE: row.file_size,
})

/** The file name under which the games find a replay in their folder: `th14_ud0h7K.rpy`. */
export const replayFileName = (replay: { id: number; game: number }): string =>
  `th${replay.game}_ud${replayCode(replay.id)}.rpy`

/** The verdict on a flag; empty if the uploader does not claim the flag. */
const ofClaim = (claimed: boolean, verdict: FlagVerdict): string => (claimed ? verdict : '')
