import type { GameCode } from '@patisserie/replay/facts'

/** Properties that a generated run must have; those left out are drawn. */
export type RunWish = {
  game: GameCode
  /** Seed of all draws: equal wishes with equal seeds make equal runs. */
  seed: number
  /** Index into the game's difficulties; scene games have none. */
  difficulty?: number
  /** Combined index into the game's shots. */
  shot?: number
  /** As displayed; its last digit is dropped where the game stores a tenth. Game 9: at the start of the last stage. */
  score?: number
  /** ASCII, 8 characters at most. */
  name?: string
  /** ISO instant, `2024-05-01T12:30:00Z`; the player's clock is eight hours ahead. */
  date?: string
  /** Comment, encoded in GBK where Shift-JIS lacks a character. Files of games 6 and 7 have no comment. */
  comment?: string
  /** Percent. */
  slowRate?: number
  /** If false, the run ends before the last stage. Default: true. */
  clear?: boolean
  /** Frames of an average stage. Default: 900. */
  frames?: number
}
