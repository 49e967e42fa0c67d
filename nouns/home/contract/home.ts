import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { instant, nothing, picturePath, success, text, userId } from '#contract/fields.ts'
import { home as shared } from '#contract/home.ts'
import { replayRow } from '#nouns/replays/contract/replay-row.ts'
import * as limits from '#rules/staff/staff-limits.ts'

declare module '#contract/endpoint.ts' {
  interface Tags {
    notices: true
  }
}

/** A text that staff write in both languages; where it is empty, it is not shown in that language. */
const bothOf = (limit: number) => z.object({ zh: text(limit), en: text(limit) })

const rollItem = z.object({
  title: bothOf(limits.rollTitle),
  words: bothOf(limits.rollWords),
  /** Path of the item's picture, or empty. */
  pic: picturePath,
  /** A path of the site, an external address, or empty. */
  link: z.string().check(z.maxLength(500)),
})
export type RollItem = z.output<typeof rollItem>

const notice = {
  roll: z.array(rollItem),
  /** Shown above everything else; null if there is none. */
  announcement: z.nullable(z.extend(bothOf(limits.announcement), { TIME: instant })),
}

export const home = group('', {
  /** Data of the home page: newest replays, newest members, totals. */
  front: endpoint({
    method: 'POST',
    path: '/getFront',
    who: 'anyone',
    kind: 'read',
    shows: ['replays', 'members'],
    input: nothing,
    output: z.object({
      replays: z.array(replayRow),
      members: z.array(z.object({ UID: userId, NICK: z.string(), HEAD: z.string() })),
      totals: z.object({ replays: z.int(), members: z.int(), today: z.int(), likes: z.int() }),
      /** Number of replays per game number. */
      games: z.array(z.object({ GAM: z.int(), count: z.int() })),
    }),
  }),
  /** The roll box and the announcement of the home page. */
  notice: endpoint({
    method: 'GET',
    path: '/getNotice',
    who: 'anyone',
    kind: 'read',
    shows: ['notices'],
    input: nothing,
    output: z.object(notice),
  }),
  /**
   * What the Beijing day has brought so far: replays, topics, further floors, likes, new members. Up to 20 s old: posts
   * do not invalidate it.
   */
  day: endpoint({
    method: 'GET',
    path: '/getDay',
    who: 'anyone',
    kind: 'read',
    shows: ['members'],
    input: nothing,
    output: z.object({
      /** The day in Beijing, `YYYY-MM-DD`. */
      DAY: z.string(),
      REPLAYS: z.int(),
      TOPICS: z.int(),
      FLOORS: z.int(),
      LIKES: z.int(),
      MEMBERS: z.int(),
    }),
  }),
  active: shared.calls.active,
  card: shared.calls.card,
  /** The roll box in its editable form. */
  homepage: endpoint({
    method: 'GET',
    path: '/getHomepage',
    who: 'staff:homepage',
    kind: 'read',
    shows: ['notices'],
    input: nothing,
    output: z.object({ ...notice, version: z.int() }),
  }),
  /** Saves the whole roll box in order; `version`: the one the editor loaded. */
  updateHomepage: endpoint({
    method: 'POST',
    path: '/updateHomepage',
    who: 'staff:homepage',
    kind: 'write',
    touches: ['notices', 'staff'],
    input: z.object({
      roll: z.array(rollItem).check(z.maxLength(limits.rollItems)),
      version: z.int().check(z.gte(0), z.lte(2_000_000_000)),
    }),
    output: z.object({ version: z.int() }),
    refusals: ['homepageChanged', 'rollTitleEmpty', 'rollTitleLong', 'rollWordsLong', 'rollLinkBad', 'rollPictureGone'],
  }),
  /** Empty texts in both languages remove the announcement. */
  updateAnnouncement: endpoint({
    method: 'POST',
    path: '/updateAnnouncement',
    who: 'staff:homepage',
    kind: 'write',
    touches: ['notices', 'staff'],
    input: bothOf(limits.announcement),
    output: success,
    refusals: ['announcementLong'],
  }),
})
