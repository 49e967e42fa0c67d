import * as z from 'zod/mini'
import { instant, userId, yesNo } from '#contract/fields.ts'
import { replayKeyMax } from '#rules/rich-text/piece-id.ts'
import { replayCategories } from '../rules/replays.ts'

export const keyId = z.int().check(z.gte(1), z.lte(replayKeyMax))
/** KeyID in base 62. */
export const code = z.string().check(z.regex(/^[0-9A-Za-z]{4}$/))
export const category = z.enum(replayCategories)
/** Y: claimed by the uploader. CHECKS says what the file proves. */
export const flags = { NM: yesNo, NB: yesNo, NT: yesNo, NSY: yesNo }

/** A row of the replay table, fields named as in the specification. */
export const replayRow = z.object({
  KeyID: keyId,
  /** KeyID in base 62, four characters: `/r/{CODE}`. */
  CODE: z.string(),
  UPID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  PILOT: z.string(),
  /** Game number: 6 … 18, 95, 125, 128, 143, 165, 20, 2003. */
  GAM: z.int(),
  /** E N H L EX PH O, or empty for scene games. */
  RANK: z.string(),
  /** Shot id of the catalogue, e.g. ReimuA; empty if the file has none. */
  CHARA: z.string(),
  SCORE: z.int(),
  COMMENT: z.string(),
  TYPE: z.string(),
  CATEGORY: category,
  UPTIME: instant,
  /** When the run was played: `YYYY-MM-DDTHH:MM`, `YYYY-MM-DD`, `--MM-DD` (game 7) or empty. */
  REPTIME: z.string(),
  STAGE: z.string(),
  LIKES: z.int(),
  FRAMES: z.nullable(z.int()),
  VER: z.string(),
  MODE: z.string(),
  /** iscore in thousandths; null if the run has none (yet). */
  JF: z.nullable(z.int()),
  /** Path of a picture; empty for the game's default image. */
  SCREEN: z.string(),
  OPEN: yesNo,
  /** Y: waits for staff; only its uploader sees it. */
  HELD: yesNo,
  COMMENTABLE: yesNo,
  REPCOMNUM: z.int(),
  SLOW: z.nullable(z.number()),
  CLEARED: z.nullable(z.boolean()),
  /** Achievement code `{game}-{type}`, or empty. */
  xz: z.string(),
  ...flags,
  CHECKS: z.object({ NM: z.string(), NB: z.string(), NT: z.string(), NSY: z.string() }),
  /** File name for downloads. */
  FILE: z.string(),
  SIZE: z.int(),
})
export type ReplayRow = z.output<typeof replayRow>

/**
 * One stage as the file records it; null if the format has no such field. All resources are those at the start of the
 * stage.
 */
const stageRow = z.object({
  stage: z.string(),
  endScore: z.nullable(z.int()),
  lives: z.nullable(z.number()),
  bombs: z.nullable(z.number()),
  power: z.nullable(z.number()),
  graze: z.nullable(z.int()),
  piv: z.nullable(z.int()),
  frames: z.nullable(z.int()),
  /** How far the file proves the player's path; null until the file was read for it. */
  path: z.nullable(z.enum(['exact', 'agrees', 'byRule', 'startOnly', 'notDrawn'])),
  /** Lives lost in the stage as far as the file proves it; null where it does not. */
  lost: z.nullable(z.int()),
  /** Counts of events that the file names, for game 7 only: bombs, borders, and borders broken by the bomb key. */
  events: z.nullable(z.object({ bombs: z.int(), borders: z.int(), broken: z.int() })),
})
export type StageRow = z.output<typeof stageRow>

/** An observation for staff: a code of a closed list, and values for its text. */
export const replayHint = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type ReplayHint = z.output<typeof replayHint>

const versusSide = z.object({ shot: z.string(), cpu: z.boolean(), score: z.int() })

export const replayDetail = z.extend(replayRow, {
  STAGES: z.array(stageRow),
  /** The comment stored inside the file. */
  INNER: z.string(),
  SPELL: z.nullable(z.object({ id: z.int(), name: z.string() })),
  SCENE: z.string(),
  /** Both sides of every stage, for game 9; scores are those at the start of the stage. */
  VERSUS: z.nullable(z.array(z.object({ own: versusSide, other: versusSide }))),
  ROUTE: z.string(),
  TOOL: z.boolean(),
  /** Path of the preview picture; empty until it is drawn. */
  CARD: z.string(),
  /** Shares of frames (0 to 1) and counts over the whole run; null if the file has no inputs. */
  INPUT: z.nullable(
    z.object({ focus: z.nullable(z.number()), shot: z.number(), bombs: z.int(), pressesPerMinute: z.number() }),
  ),
  WARNINGS: z.array(z.string()),
  /** Whether search engines may keep the page of the run: not while its uploader hides their replays. */
  FOUND: yesNo,
})
export type ReplayDetail = z.output<typeof replayDetail>
