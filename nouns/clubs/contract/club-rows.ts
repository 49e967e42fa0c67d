import * as z from 'zod/mini'
import { dessertBeside, skinBeside } from '#contract/dessert-beside.ts'
import { floorNumber, heldWhys, instant, reward, text, topicId, userId, yesNo } from '#contract/fields.ts'
import * as houseLimits from '#rules/house-limits.ts'
import { chosenColours } from '#rules/people/colours.ts'
import * as staffLimits from '#rules/staff/staff-limits.ts'

export const clubId = z.int().check(z.gte(1), z.lte(1_000_000))

/** Why a floor waits for staff: as other posts do, or because several members hid it. */
export const floorHeldWhys = [...heldWhys, 'members'] as const
export type FloorHeldWhy = (typeof floorHeldWhys)[number]

const person = { UID: userId, NICK: z.string(), HEAD: z.string() }

export const clubRow = z.object({
  KeyID: clubId,
  NAME: z.string(),
  /** For readers of English; empty where staff gave none. */
  NAMEEN: z.string(),
  INTRO: z.string(),
  /** For readers of English; empty where staff gave none. */
  INTROEN: z.string(),
  /** Path of its picture; empty for the generated one. */
  PIC: z.string(),
  TOPICS: z.int(),
  FLOORS: z.int(),
})
export type ClubRow = z.output<typeof clubRow>

export const topicRow = z.object({
  KeyID: topicId,
  MS: clubId,
  MSNAME: z.string(),
  /** The club's name for readers of English; empty where staff gave none. */
  MSNAMEEN: z.string(),
  TITLE: z.string(),
  /** The beginning of floor 1, without hidden content. */
  EXCERPT: z.string(),
  ...person,
  UPTIME: instant,
  /** The newest visible floor: its number, author and time. */
  LASTFLOOR: floorNumber,
  LASTUID: userId,
  LASTNICK: z.string(),
  LASTTIME: instant,
  /** Number of visible floors, including floor 1. */
  FLOORS: z.int(),
  /** Likes of floor 1. */
  LIKES: z.int(),
  PINNED: yesNo,
  /** When the pin ends, which its author or a keeper paid for; empty for a pin of staff and without one. */
  PINNEDUNTIL: z.string(),
  LOCKED: yesNo,
  RECOMMENDED: yesNo,
  /** Y: waits for staff; only its author and staff see it. */
  HELD: yesNo,
})
export type TopicRow = z.output<typeof topicRow>

const newestTopic = z.pick(topicRow, {
  KeyID: true,
  TITLE: true,
  LASTFLOOR: true,
  LASTUID: true,
  LASTNICK: true,
  LASTTIME: true,
})
/** NEWEST: the topics last written in, at most three. */
export const listedClub = z.extend(clubRow, { NEWEST: z.array(newestTopic) })
export type ListedClub = z.output<typeof listedClub>

/** LASTWORDS: the beginning of the newest visible floor, without hidden content; empty where it has no words. */
export const freshTopic = z.extend(topicRow, { LASTWORDS: z.string() })
export type FreshTopic = z.output<typeof freshTopic>

export const floorRow = z.object({
  KeyID: z.int(),
  T: topicId,
  FLOOR: floorNumber,
  ...person,
  /** 0, with an empty nickname, for a stub that waits for staff. */
  UID: z.int(),
  /** Code of the medal shown beside the name; empty until medals open. */
  MEDAL: z.string(),
  /** Up to 20 s old, on a guest's page a minute: a change of display does not invalidate it. */
  DESSERT: dessertBeside,
  SKIN: skinBeside,
  UPTIME: instant,
  /** Time of the last edit, or empty. */
  EDITTIME: z.string(),
  EDITS: z.int(),
  LIKES: z.int(),
  /** Why only a stub is left: removed by its author, by staff or by two members who decided a report, or waiting for staff; empty for a visible floor. */
  GONE: z.enum(['', 'author', 'staff', 'members', 'held']),
  /** Why the floor waits for staff; only its author and staff get it, others an empty text. */
  HELDFOR: z.enum(['', ...floorHeldWhys]),
  /** HTML that the server renders from the document; empty for a stub. */
  HTML: z.string(),
  /** Y: the author gets the staff sign, see `houseCodes` of the rules. */
  STAFF: yesNo,
  /** The colour of the author's name; empty for none. */
  COLOUR: z.enum(chosenColours),
})
export type FloorRow = z.output<typeof floorRow>

/** A floor just posted, as shown, with what it brought. */
export const postedFloor = z.extend(floorRow, { reward })
export type PostedFloor = z.output<typeof postedFloor>

/** What the head of a topic's page shows. */
export const topicHead = z.extend(topicRow, {
  /** The highest floor number in the topic. */
  TOP: floorNumber,
  /** Picture of its club; empty for the generated one. */
  MSPIC: z.string(),
  /** Number of visible floors of who began the topic, floor 1 included. */
  OWNFLOORS: z.int(),
})
export type TopicHead = z.output<typeof topicHead>

export const head = z.object(person)

/** Facts of the author of floors. A change of them invalidates no cached page, so they are as old as it may be; so is `DESSERT`. */
export const authorFacts = z.object({
  UID: userId,
  /** Privilege levels. */
  LIFE: z.int(),
  BOMB: z.int(),
  /** Number of visible floors, in all topics. */
  FLOORS: z.int(),
  /** Month in Beijing, `YYYY-MM`. */
  JOINED: z.string(),
})
export type AuthorFacts = z.output<typeof authorFacts>

/** A liked floor of a topic, as the block of them shows it. */
export const likedFloor = z.object({ FLOOR: floorNumber, ...person, LIKES: z.int(), EXCERPT: z.string() })
export type LikedFloor = z.output<typeof likedFloor>

const inBoth = z.object({ zh: z.string(), en: z.string() })

/** A run beside a topic, with the words of its card; other fields as in `replayRow`. */
export const runBeside = z.object({
  CODE: z.string(),
  GAM: z.int(),
  /** Short name of the game, and of the shot; '' where there is none. */
  GAME: inBoth,
  SHOT: inBoth,
  RANK: z.string(),
  RANKNAME: z.string(),
  SCORE: z.int(),
  /** Path of a picture of 4 : 3; the game's own where the run has none. */
  SCREEN: z.string(),
  NICK: z.string(),
})
export type RunBeside = z.output<typeof runBeside>

export const title = text(houseLimits.topicTitle)
export const reason = text(staffLimits.reason)
export const floorAt = { t: topicId, floor: floorNumber }
