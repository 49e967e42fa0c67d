import type { Replay } from '@patisserie/replay/facts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { HeldWhy } from '#core/moderation/held-why.ts'
import type { Difficulty } from '#rules/games/games.ts'
import type { FlagVerdict, ReplayCategory } from '../rules/replays.ts'

/** The stored part of a parsed file: everything but its raw text blocks. */
export type StoredFacts = Omit<Replay, 'userBlocks'>

/** Columns taken from the replay file; the migration explains each. */
export interface RunColumns {
  game: number
  difficulty: Difficulty | ''
  shot: string
  score: number
  score_typed: boolean
  pilot: string
  type: string
  played: string
  stage: string
  frames: number | null
  version: string
  mode: string
  slow: number | null
  cleared: boolean | null
  check_nm: FlagVerdict
  check_nb: FlagVerdict
  check_nt: FlagVerdict
  check_nsy: FlagVerdict
}

/** Columns that the uploader writes and may change. */
export interface WrittenColumns {
  comment: string
  category: ReplayCategory
  achievement: string
  nm: boolean
  nb: boolean
  nt: boolean
  nsy: boolean
  open: boolean
  commentable: boolean
  screen: string
}

interface ReplaysTable extends RunColumns, WrittenColumns {
  id: Generated<number>
  uploader: number
  uploaded_at: Date
  iscore: number | null
  iscore_key: GeneratedAlways<number>
  pilot_folded: GeneratedAlways<string>
  facet: GeneratedAlways<number>
  likes: Generated<number>
  comments: Generated<number>
  file_hash: string
  file_size: number
  input_hash: string | null
  held_at: Date | null
  held_why: Generated<HeldWhy | null>
  removed_at: Date | null
  still: Generated<number | null>
}

declare module '#kit/db/tables.ts' {
  interface Tables {
    replays: ReplaysTable
    replay_facts: { replay: number; facts: ColumnType<StoredFacts, string, string>; reading: Generated<number> }
    /** Only written by triggers. */
    replay_changes: { replay: number; changed: string; at: Generated<Date> }
    saved_filters: { id: Generated<number>; member: number; name: string; query: string; saved_at: Date }
    pinned_replays: { replay: number; member: number; at: Date }
    pilots: { name: string; member: number; confirmed_at: Date; signature: Generated<string>; replay: number | null }
  }
}
