import * as z from 'zod/mini'
import { floorNumber, hitMarks, instant, topicId, userId } from '#contract/fields.ts'
import { foundKinds } from '#contract/found-kind.ts'
import { clubId, topicRow } from './club-rows.ts'

declare module '#rules/search/searched.ts' {
  interface Searched {
    topic: { row: FoundTopic; rows: 'topics' }
    floor: { row: FoundFloor; rows: 'floors' }
    club: { row: FoundClub; rows: 'clubs' }
  }
}

const foundTopic = z.extend(topicRow, {
  /** Hits in TITLE. */
  MARKS: hitMarks,
})
export type FoundTopic = z.output<typeof foundTopic>

const foundFloor = z.object({
  T: topicId,
  FLOOR: floorNumber,
  TITLE: z.string(),
  MS: clubId,
  MSNAME: z.string(),
  MSNAMEEN: z.string(),
  UID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  TIME: instant,
  LIKES: z.int(),
  /** The line with the first hit and what is around it, without hidden content; '…' where it is cut. */
  EXCERPT: z.string(),
  /** Hits in EXCERPT. */
  MARKS: hitMarks,
})
export type FoundFloor = z.output<typeof foundFloor>

const foundClub = z.object({
  KeyID: clubId,
  NAME: z.string(),
  NAMEEN: z.string(),
  INTRO: z.string(),
  INTROEN: z.string(),
  PIC: z.string(),
  TOPICS: z.int(),
  FLOORS: z.int(),
  /** Hits in NAME. */
  MARKS: hitMarks,
})
export type FoundClub = z.output<typeof foundClub>

/** Topics, floors and clubs, as the search finds them. */
export const foundOfNoun = foundKinds<'topic' | 'floor' | 'club'>({
  topic: { rows: 'topics', row: foundTopic, shows: ['topics'], hiddenBy: 'topics' },
  floor: { rows: 'floors', row: foundFloor, shows: ['floors'], hiddenBy: 'topics' },
  club: { rows: 'clubs', row: foundClub, shows: ['clubs'], hiddenBy: null },
})
