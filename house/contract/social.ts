import * as z from 'zod/mini'
import { betName, stakeResource } from '#nouns/bets/contract/bet-rows.ts'
import { paintingRow } from '#nouns/paintings/contract/painting-row.ts'
import { replayRow } from '#nouns/replays/contract/replay-row.ts'
import * as limits from '#rules/house-limits.ts'
import * as peopleLimits from '#rules/people/people-limits.ts'
import { directoryPageSize, directorySorts } from '#rules/people/presence.ts'
import { endpoint, group } from './endpoint.ts'
import { floorNumber, instant, nothing, pageOf, paging, searched, success, topicId, userId, yesNo } from './fields.ts'
import { as, row } from './row.ts'

declare module './endpoint.ts' {
  interface Tags {
    /** Follows and blocks. */
    relations: true
  }
}

const uid = z.object({ UID: userId })

/** A member in a list of followers or followed; TIME is when the follow began. */
const relatedPerson = z.object({ UID: userId, NICK: z.string(), HEAD: z.string(), TIME: instant })
export type RelatedPerson = z.output<typeof relatedPerson>

/** A member in the members' directory. */
const directoryRow = z.object({
  UID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  BRINT: z.string(),
  JOINED: instant,
  FOLLOWERS: z.int(),
  /** 0 if the member hides their replays. */
  REPLAYS: z.int(),
  /** When the member was last seen; null if they do not show it. */
  SEEN: z.nullable(instant),
  /** Y: the member shows that they are here, and is. */
  HERE: yesNo,
})
export type DirectoryRow = z.output<typeof directoryRow>

/** A public act: an upload, a comment, a follow, a new topic, a new floor, a painting, a stake that everybody may see. */
const feedRow = z.object({
  KIND: z.enum(['upload', 'comment', 'follow', 'topic', 'floor', 'painting', 'stake']),
  TIME: instant,
  UID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  /** The replay it is about, or null. */
  REPLAY: z.nullable(
    z.pick(replayRow, { CODE: true, UPID: true, NICK: true, GAM: true, RANK: true, CHARA: true, SCORE: true }),
  ),
  /** The work that was published, or null. */
  PAINTING: z.nullable(
    z.pick(paintingRow, { KeyID: true, NAME: true, SRC: true, W: true, H: true, PLACEHOLDER: true, NOTE: true }),
  ),
  /** The member it is about, or null. */
  PERSON: z.nullable(z.object({ UID: userId, NICK: z.string(), HEAD: z.string() })),
  /** The topic of a topic or floor, or null; UID and NICK are the author of the topic. */
  TOPIC: z.nullable(
    z.object({
      T: topicId,
      FLOOR: floorNumber,
      TITLE: z.string(),
      MSNAME: z.string(),
      MSNAMEEN: z.string(),
      UID: userId,
      NICK: z.string(),
    }),
  ),
  /** The stake, or null. EVENT: the id in the address of the event. */
  STAKE: z.nullable(
    z.object({
      KeyID: z.int(),
      EVENT: betName,
      TITLE: z.string(),
      OPTION: z.string(),
      RESOURCE: stakeResource,
      UNITS: z.int(),
    }),
  ),
  /** The text of the act or its beginning, or empty. */
  WORDS: z.string(),
})
export type FeedRow = z.output<typeof feedRow>

/** The best of a member's runs of one game, difficulty and shot. */
const progressCell = z.object({
  GAM: z.int(),
  RANK: z.string(),
  CHARA: z.string(),
  COUNT: z.int(),
  /** Score and code of the run with the highest score. */
  SCORE: z.int(),
  CODE: z.string(),
  /** Whether any of the runs was cleared; without a miss; without a bomb. */
  CLEARED: yesNo,
  NM: yesNo,
  NB: yesNo,
})
export type ProgressCell = z.output<typeof progressCell>

/** A line of the feed of followed people. */
const followedRow = z.extend(feedRow, {
  /** Number of floors of one person in one topic that the line stands for; 1 for other acts. */
  COUNT: z.int(),
})
export type FollowedRow = z.output<typeof followedRow>

export const social = group('s.', {
  follow: endpoint({
    method: 'POST',
    path: '/follow',
    who: 'verified',
    kind: 'write',
    rate: 'follow',
    touches: ['relations'],
    input: uid,
    output: success,
    refusals: ['followSelf', 'followed', 'followMost', 'personUnknown', 'notReachable'],
  }),
  unfollow: endpoint({
    method: 'POST',
    path: '/unfollow',
    who: 'verified',
    kind: 'write',
    rate: 'follow',
    touches: ['relations'],
    input: uid,
    output: success,
    refusals: ['notFollowed'],
  }),
  /** Blocks a member: ends follows in both directions, and neither can reach the other any more. */
  block: endpoint({
    method: 'POST',
    path: '/block',
    who: 'member',
    kind: 'write',
    rate: 'block',
    touches: ['relations', 'reminders'],
    input: uid,
    output: success,
    refusals: ['blockSelf', 'blocked', 'blockMost', 'personUnknown'],
  }),
  unblock: endpoint({
    method: 'POST',
    path: '/unblock',
    who: 'member',
    kind: 'write',
    rate: 'block',
    touches: ['relations'],
    input: uid,
    output: success,
    refusals: ['notBlocked'],
  }),
  /** Members whom the caller blocks, last blocked first. */
  blocks: endpoint({
    method: 'GET',
    path: '/getBlock',
    who: 'member',
    kind: 'read',
    shows: ['relations', 'members'],
    input: nothing,
    output: z.array(relatedPerson),
  }),
  /** The caller's relation to a member. It does not reveal whether that member blocks the caller. */
  relation: endpoint({
    method: 'POST',
    path: '/getRelation',
    who: 'member',
    kind: 'read',
    shows: ['relations'],
    input: uid,
    output: z.object({ follows: yesNo, followed: yesNo, blocks: yesNo }),
  }),
  /** Followers of a member, or whom they follow; without a UID the caller's. */
  related: endpoint({
    method: 'POST',
    path: '/getFollow',
    who: 'anyone',
    kind: 'read',
    shows: ['relations', 'members'],
    input: z.object({ UID: z.optional(userId), way: z.enum(['followers', 'following']), ...paging }),
    output: pageOf(relatedPerson),
    refusals: ['personUnknown', 'hidden'],
  }),
  /** Marks all new followers as seen. */
  knowFollowers: endpoint({
    method: 'POST',
    path: '/knowFollow',
    who: 'member',
    kind: 'write',
    touches: ['relations'],
    input: nothing,
    output: success,
  }),
  /**
   * At most 20 members by nickname, also by pinyin: exact matches first, then beginnings, then names that contain it.
   */
  findPeople: endpoint({
    method: 'POST',
    path: '/schUser',
    who: 'anyone',
    kind: 'read',
    rate: 'search',
    shows: ['members'],
    input: z.object({ q: searched }),
    output: z.array(row({ id: as('UID', userId), nick: as('NICK', z.string()), head: as('HEAD', z.string()) })),
  }),
  /**
   * Members who show that they are here: the first 24 by name, and the number of all. Members only, so that nobody compares
   * the number for a guest with their own and learns who blocks them.
   */
  here: endpoint({
    method: 'GET',
    path: '/getHere',
    who: 'member',
    kind: 'read',
    shows: ['members', 'relations'],
    input: nothing,
    output: z.object({
      total: z.int(),
      rows: z.array(z.object({ UID: userId, NICK: z.string(), HEAD: z.string() })),
    }),
  }),
  /** The members' directory: those who are listed, by `q` as `/schUser` finds them, best match first. */
  directory: endpoint({
    method: 'POST',
    path: '/getMembers',
    who: 'member',
    kind: 'read',
    rate: 'directory',
    shows: ['members', 'relations', 'replays'],
    input: z.object({
      sort: z._default(z.enum(directorySorts), 'newest'),
      q: z.optional(searched),
      ...paging,
      pageSize: z._default(z.int().check(z.gte(1), z.lte(limits.pageSizeMax)), directoryPageSize),
    }),
    output: pageOf(directoryRow),
  }),
  /** Public acts of a member; without a UID those of the members whom the caller follows. */
  feed: endpoint({
    method: 'POST',
    path: '/getFeed',
    who: 'anyone',
    kind: 'read',
    shows: ['replays', 'replay-comments', 'paintings', 'relations', 'members', 'clubs', 'topics', 'floors'],
    input: z.object({
      UID: z.optional(userId),
      ...paging,
      pageNum: z._default(z.int().check(z.gte(1), z.lte(peopleLimits.feedPages)), 1),
    }),
    output: pageOf(feedRow),
    refusals: ['personUnknown', 'hidden'],
  }),
  /**
   * Public acts of the last 60 days by the people the caller follows, newest first, 10 at a time. All floors of a person
   * in one topic are one line, at the time of the newest.
   */
  followed: endpoint({
    method: 'POST',
    path: '/getFollowed',
    who: 'member',
    kind: 'read',
    shows: ['replays', 'replay-comments', 'paintings', 'relations', 'members', 'clubs', 'topics', 'floors'],
    input: z.object({
      /** NEXT of the page before. */
      after: z.optional(z.string().check(z.regex(/^\d{1,14}-[ucfps]\d{1,15}$/))),
    }),
    /** NEXT is empty on the last page. */
    output: z.object({ rows: z.array(followedRow), NEXT: z.string() }),
  }),
  progress: endpoint({
    method: 'POST',
    path: '/getProgress',
    who: 'anyone',
    kind: 'read',
    shows: ['replays', 'members'],
    input: uid,
    output: z.array(progressCell),
    refusals: ['personUnknown', 'hidden'],
  }),
})
