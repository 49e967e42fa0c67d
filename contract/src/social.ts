import { limits } from '@patisserie/rules/limits'
import * as z from 'zod/mini'
import { floorNumber, topicId } from './club-rows.ts'
import { endpoint, group } from './endpoint.ts'
import { instant, nothing, pageOf, paging, searched, success, userId, yesNo } from './fields.ts'
import { replayRow } from './replay-row.ts'

declare module './endpoint.ts' {
  interface Tags {
    /** Who follows and blocks whom. */
    relations: true
  }
}

const uid = z.object({ UID: userId })

/** Somebody in a list of people; the time is when the relation began. */
const relatedPerson = z.object({ UID: userId, NICK: z.string(), HEAD: z.string(), TIME: instant })
export type RelatedPerson = z.output<typeof relatedPerson>

/** A public act: a run handed in, words about one, somebody followed, a topic begun, a floor written. */
const feedRow = z.object({
  KIND: z.enum(['upload', 'comment', 'follow', 'topic', 'floor']),
  TIME: instant,
  UID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  /** The run it is about, where it is about one. */
  REPLAY: z.nullable(
    z.pick(replayRow, { CODE: true, UPID: true, NICK: true, GAM: true, RANK: true, CHARA: true, SCORE: true }),
  ),
  /** Whom it is about, where it is about somebody. */
  PERSON: z.nullable(z.object({ UID: userId, NICK: z.string(), HEAD: z.string() })),
  /** Where it was written, where it is a floor; the person began the topic. */
  TOPIC: z.nullable(
    z.object({ T: topicId, FLOOR: floorNumber, TITLE: z.string(), MSNAME: z.string(), UID: userId, NICK: z.string() }),
  ),
  /** What was said with it, or its beginning, or empty. */
  WORDS: z.string(),
})
export type FeedRow = z.output<typeof feedRow>

/** The best of somebody's runs of one game, difficulty and shot. */
const progressCell = z.object({
  GAM: z.int(),
  RANK: z.string(),
  CHARA: z.string(),
  COUNT: z.int(),
  /** Of the run with the highest score. */
  SCORE: z.int(),
  CODE: z.string(),
  /** Whether any of the runs was cleared, without a miss, without a bomb. */
  CLEARED: yesNo,
  NM: yesNo,
  NB: yesNo,
})
export type ProgressCell = z.output<typeof progressCell>

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
  /** Ends follows both ways; neither reaches the other any more. */
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
  /** Everybody the caller blocks, the last blocked first. */
  blocks: endpoint({
    method: 'GET',
    path: '/getBlock',
    who: 'member',
    kind: 'read',
    shows: ['relations', 'members'],
    input: nothing,
    output: z.array(relatedPerson),
  }),
  /** How the caller stands to somebody. Nobody learns from it who blocks them. */
  relation: endpoint({
    method: 'POST',
    path: '/getRelation',
    who: 'member',
    kind: 'read',
    shows: ['relations'],
    input: uid,
    output: z.object({ follows: yesNo, followed: yesNo, blocks: yesNo }),
  }),
  /** Followers of somebody, or whom they follow; without a UID one's own. */
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
  /** One has seen who follows one. */
  knowFollowers: endpoint({
    method: 'POST',
    path: '/knowFollow',
    who: 'member',
    kind: 'write',
    touches: ['relations'],
    input: nothing,
    output: success,
  }),
  /** At most 20 people by their nicknames: so called, so beginning, with it inside; in Chinese also by pinyin. */
  findPeople: endpoint({
    method: 'POST',
    path: '/schUser',
    who: 'anyone',
    kind: 'read',
    rate: 'search',
    shows: ['members'],
    input: z.object({ q: searched }),
    output: z.array(z.object({ UID: userId, NICK: z.string(), HEAD: z.string() })),
  }),
  /** Public acts of somebody; without a UID those of the people the caller follows. */
  feed: endpoint({
    method: 'POST',
    path: '/getFeed',
    who: 'anyone',
    kind: 'read',
    shows: ['replays', 'replay-comments', 'relations', 'members', 'clubs', 'topics', 'floors'],
    input: z.object({
      UID: z.optional(userId),
      ...paging,
      pageNum: z._default(z.int().check(z.gte(1), z.lte(limits.feedPages)), 1),
    }),
    output: pageOf(feedRow),
    refusals: ['personUnknown', 'hidden'],
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
