import * as z from 'zod/mini'
import { heldWhys, instant, userId, yesNo } from '#contract/fields.ts'
import { paintingIdMax } from '#rules/rich-text/piece-id.ts'
import * as limits from '../rules/painting-limits.ts'
import { contentNotes, paintingRights } from '../rules/paintings.ts'

export const paintingId = z.int().check(z.gte(1), z.lte(paintingIdMax))

/** One picture of a work, with what a page needs to keep its place before it is loaded. */
export const paintingPage = z.object({
  /** Path of the original. The other sizes have paths made from it. */
  SRC: z.string(),
  W: z.int(),
  H: z.int(),
  /** A tiny preview as a `data:` address, or empty. */
  PLACEHOLDER: z.string(),
})
export type PaintingPage = z.output<typeof paintingPage>

/** A painting as lists show it, fields named as in the specification. */
export const paintingRow = z.extend(paintingPage, {
  KeyID: paintingId,
  NAME: z.string(),
  UPID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  /** Name of its competition and its place there; both empty without one. */
  MATCHNAME: z.string(),
  MATCHPLACEMENT: z.string(),
  UPTIME: instant,
  LIKES: z.int(),
  COMMENT: z.string(),
  REPCOMNUM: z.int(),
  /** Its main colour, `#rrggbb`; empty where none was found. */
  COLOUR: z.string(),
  /** How many pictures the work has. */
  PAGES: z.int(),
  /** Y: the first picture moves. */
  MOVES: yesNo,
  /** The character for whose seven balls it was handed in, or empty. */
  DRAGON: z.string(),
  /** The picture stays blurred until it is asked for. */
  NOTE: z.enum(contentNotes),
  /** Y: made by a program from words. */
  AI: yesNo,
  COMMENTABLE: yesNo,
  /** Y: waits for staff; only its uploader sees it. */
  HELD: yesNo,
})
export type PaintingRow = z.output<typeof paintingRow>

/** What somebody chose as characters, games and tags. Tags of the house are `#` and their id. */
export const facetLists = {
  CHARACTERS: z.array(z.string()),
  GAMES: z.array(z.int()),
  TAGS: z.array(z.string()),
}

export const paintingDetail = z.extend(paintingRow, {
  ...facetLists,
  PICTURES: z.array(paintingPage).check(z.maxLength(limits.paintingPages)),
  RIGHTS: z.enum(paintingRights),
  /** Where it comes from: an address or words; empty for own works. */
  SOURCE: z.string(),
  HELDFOR: z.enum(['', ...heldWhys, 'alike']),
  /** Y: staff took it out of sight; only its uploader and staff see it. */
  FORBID: yesNo,
  /** The reason staff gave; empty if it is in sight. */
  FORBIDFOR: z.string(),
  /** Y: the sizes of a picture are still being made. */
  BAKING: yesNo,
})
export type PaintingDetail = z.output<typeof paintingDetail>

/** A work that looks like another one. */
export const alikeRow = z.extend(paintingRow, {
  /** `bytes`: the same file. `same`: the same picture, perhaps cut or coloured. `alike`: very near. */
  HOW: z.enum(['bytes', 'same', 'alike']),
})
export type AlikeRow = z.output<typeof alikeRow>
