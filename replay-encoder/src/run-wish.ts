import type { GameCode } from '@patisserie/replay/facts'

/** What a made run must be like; whatever is left open is drawn. */
export type RunWish = {
  game: GameCode
  /** Equal wishes with equal seeds make equal runs. */
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
  /** Written in GBK where Shift-JIS lacks a character. Games 6 and 7 have no place for it. */
  comment?: string
  /** Percent. */
  slowRate?: number
  /** False: the run ends before the last stage. */
  clear?: boolean
  /** Frames of an average stage; 900 unless told. */
  frames?: number
}
