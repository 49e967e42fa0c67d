import { limits } from '@patisserie/rules/limits'
import * as z from 'zod/mini'
import { heldWhys, instant, text, userId, yesNo } from './fields.ts'

export const clubId = z.int().check(z.gte(1), z.lte(1_000_000))
export const topicId = z.int().check(z.gte(1), z.lte(2_000_000_000))
/** Floors count from 1 without gaps and keep their number for ever; 1 is the opening post. */
export const floorNumber = z.int().check(z.gte(1), z.lte(1_000_000))

/** The editor's document as JSON: `rules/rich-text` says what may stand in it. At most `floorBytes` of it. */
export const richDocument = z.record(z.string(), z.unknown())

const person = { UID: userId, NICK: z.string(), HEAD: z.string() }

export const clubRow = z.object({
  KeyID: clubId,
  NAME: z.string(),
  INTRO: z.string(),
  /** Path of its picture, or empty for the drawn one. */
  PIC: z.string(),
  TOPICS: z.int(),
  FLOORS: z.int(),
  /** The topic written in last; null in an empty club. */
  LAST: z.nullable(z.object({ T: topicId, TITLE: z.string(), TIME: instant, ...person })),
})
export type ClubRow = z.output<typeof clubRow>

export const topicRow = z.object({
  KeyID: topicId,
  MS: clubId,
  MSNAME: z.string(),
  TITLE: z.string(),
  /** The first words of floor 1, without what is hidden. */
  EXCERPT: z.string(),
  ...person,
  UPTIME: instant,
  /** The newest floor that is there: its number, author and time. */
  LASTFLOOR: floorNumber,
  LASTUID: userId,
  LASTNICK: z.string(),
  LASTTIME: instant,
  /** Floors that are there, floor 1 included. */
  FLOORS: z.int(),
  /** Of floor 1. */
  LIKES: z.int(),
  PINNED: yesNo,
  LOCKED: yesNo,
  RECOMMENDED: yesNo,
  /** Waits for staff: its author and staff alone see it. */
  HELD: yesNo,
})
export type TopicRow = z.output<typeof topicRow>

export const floorRow = z.object({
  KeyID: z.int(),
  T: topicId,
  FLOOR: floorNumber,
  ...person,
  /** 0, and no nickname, for a stub that waits for staff. */
  UID: z.int(),
  /** Code of the medal shown beside the name, and the dessert; empty until there are any. */
  MEDAL: z.string(),
  DESSERT: z.string(),
  UPTIME: instant,
  /** Of the last edit, or empty. */
  EDITTIME: z.string(),
  EDITS: z.int(),
  LIKES: z.int(),
  /** Why only a stub is left: by its author, by staff, waiting for staff; empty for a floor that is there. */
  GONE: z.enum(['', 'author', 'staff', 'held']),
  /** Why it waits for staff, for its author and for staff; empty to others. */
  HELDFOR: z.enum(['', ...heldWhys]),
  /** Rendered by the server from the document; empty for a stub. */
  HTML: z.string(),
  /** Its author keeps the house in order: see `houseCodes` of the rules. */
  STAFF: yesNo,
})
export type FloorRow = z.output<typeof floorRow>

/** Head of a topic's page. */
export const topicHead = z.extend(topicRow, {
  /** The highest number given out. */
  TOP: floorNumber,
  /** Picture of its club, or empty for the drawn one. */
  MSPIC: z.string(),
})
export type TopicHead = z.output<typeof topicHead>

export const head = z.object(person)

export const title = text(limits.topicTitle)
export const reason = text(limits.reason)
export const floorAt = { t: topicId, floor: floorNumber }
