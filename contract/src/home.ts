import { limits } from '@patisserie/rules/limits'
import * as z from 'zod/mini'
import { endpoint, group } from './endpoint.ts'
import { instant, nothing, picturePath, success, text, userId } from './fields.ts'
import { replayRow } from './replay-row.ts'

declare module './endpoint.ts' {
  interface Tags {
    notices: true
  }
}

/** What staff write stands in both languages; an empty one is not shown in its language. */
const bothOf = (limit: number) => z.object({ zh: text(limit), en: text(limit) })

const rollItem = z.object({
  title: bothOf(limits.rollTitle),
  words: bothOf(limits.rollWords),
  /** Path of its picture, or empty. */
  pic: picturePath,
  /** A path of the site, an address elsewhere, or empty. */
  link: z.string().check(z.maxLength(500)),
})
export type RollItem = z.output<typeof rollItem>

const notice = {
  roll: z.array(rollItem),
  /** Above everything else; null where there is none. */
  announcement: z.nullable(z.extend(bothOf(limits.announcement), { TIME: instant })),
}

export const home = group('', {
  /** What stands in the shop window: newest replays, newest members, how much there is. */
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
      /** Replays held per game number. */
      games: z.array(z.object({ GAM: z.int(), count: z.int() })),
    }),
  }),
  /** The roll box and the announcement. */
  notice: endpoint({
    method: 'GET',
    path: '/getNotice',
    who: 'anyone',
    kind: 'read',
    shows: ['notices'],
    input: nothing,
    output: z.object(notice),
  }),
  /** Who wrote and uploaded most of late, up to 20 s old: no post drops it. */
  active: endpoint({
    method: 'GET',
    path: '/getActiveUser',
    who: 'anyone',
    kind: 'read',
    shows: ['members'],
    input: nothing,
    output: z.array(
      z.object({ UID: userId, NICK: z.string(), HEAD: z.string(), FLOORS: z.int(), REPLAYS: z.int(), LAST: instant }),
    ),
  }),
  /** A name card: what somebody shows of themselves, hidden figures as 0. */
  card: endpoint({
    method: 'GET',
    path: '/getPUser',
    who: 'anyone',
    kind: 'read',
    shows: ['members', 'replays', 'relations', 'topics'],
    input: z.object({ id: z.string().check(z.regex(/^[1-9]\d{6,9}$/)) }),
    output: z.object({
      UID: userId,
      NICK: z.string(),
      HEAD: z.string(),
      BRINT: z.string(),
      JOINED: instant,
      TOPICS: z.int(),
      FLOORS: z.int(),
      REPLAYS: z.int(),
      LIKES: z.int(),
      FOLLOWERS: z.int(),
      /** Code of the medal and the dessert shown; empty until there are any. */
      MEDAL: z.string(),
      DESSERT: z.string(),
    }),
    refusals: ['personUnknown'],
  }),
  /** The roll box as it is edited. */
  homepage: endpoint({
    method: 'GET',
    path: '/getHomepage',
    who: 'staff:homepage',
    kind: 'read',
    shows: ['notices'],
    input: nothing,
    output: z.object({ ...notice, version: z.int() }),
  }),
  /** The whole roll box in its order; `version`: what the editor saw. */
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
  /** Both empty takes it away. */
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
