import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import {
  floorNumber,
  floorPaging,
  nothing,
  pageOf,
  searched,
  success,
  topicId,
  topicPaging,
  userId,
  yesNo,
} from '#contract/fields.ts'
import * as limits from '#rules/house-limits.ts'
import { clubKeeping } from './club-keeping.ts'
import {
  authorFacts,
  clubId,
  clubRow,
  floorAt,
  floorRow,
  freshTopic,
  head,
  likedFloor,
  listedClub,
  reason,
  runBeside,
  topicHead,
  topicRow,
} from './club-rows.ts'
import { clubStaff } from './club-staff.ts'
import { clubWriting } from './club-writing.ts'

export type {
  AuthorFacts,
  ClubRow,
  FloorRow,
  FreshTopic,
  LikedFloor,
  ListedClub,
  PostedFloor,
  RunBeside,
  TopicHead,
  TopicRow,
} from './club-rows.ts'

declare module '#contract/endpoint.ts' {
  interface Tags {
    /** Names, order and introductions of clubs. */
    clubs: true
    /** Lists of topics, and the figures in them. */
    topics: true
    /** The floors of topics; see `about`. */
    floors: true
    /** How far members have read. */
    marks: true
    favourites: true
  }
}

/** Ids as path parameters, within the bounds of `clubId` and `topicId`. */
const byClub = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,5}$/)) })
const byTopic = z.object({ id: z.string().check(z.regex(/^([1-9]\d{0,8}|1\d{9})$/)) })
/** What may stand against a text that is posted; for form, see `rules/rich-text`. */
export const topicSorts = ['last', 'new', 'liked'] as const

export const clubs = group('ms.', {
  list: endpoint({
    method: 'GET',
    path: '/getMS',
    who: 'anyone',
    kind: 'read',
    shows: ['clubs', 'topics', 'members'],
    input: nothing,
    output: z.array(listedClub),
  }),
  /** The clubs whose topics the caller opened most of lately, at most five. NEW: floors that came since in those topics. */
  often: endpoint({
    method: 'GET',
    path: '/getOftenMS',
    who: 'member',
    kind: 'read',
    shows: ['clubs', 'topics', 'marks'],
    input: nothing,
    output: z.array(z.object({ KeyID: clubId, NEW: z.int() })),
  }),
  /** Topics of a club and its keepers; the pinned topics stand beside the others on page 1. */
  topics: endpoint({
    method: 'POST',
    path: '/getMSByM',
    who: 'anyone',
    kind: 'read',
    shows: ['clubs', 'topics', 'members'],
    input: z.object({ m: clubId, sort: z._default(z.enum(topicSorts), 'last'), ...topicPaging }),
    output: z.extend(pageOf(topicRow), { club: clubRow, pinned: z.array(topicRow), keepers: z.array(head) }),
    refusals: ['clubGone'],
  }),
  /**
   * Floors of a topic by number: page p of size n has floors (p − 1)·n + 1 to p·n, stubs included; `total` is the
   * highest number. With `floor`, the server chooses the page that has it. With `only`, the pages have the visible floors
   * of who began the topic and nothing else, and `total` counts those.
   */
  floors: endpoint({
    method: 'POST',
    path: '/getMSByT',
    who: 'anyone',
    kind: 'read',
    shows: ['clubs', 'floors', 'members'],
    about: { floors: 't' },
    input: z.object({ t: topicId, floor: z.optional(floorNumber), only: z._default(yesNo, 'N'), ...floorPaging }),
    output: z.extend(pageOf(floorRow), { topic: topicHead, authors: z.array(authorFacts) }),
    refusals: ['topicGone'],
  }),
  /** Heads of the last members who wrote in a club, up to 24. */
  clubHeads: endpoint({
    method: 'GET',
    path: '/getMSHeadByM/:id',
    who: 'anyone',
    kind: 'read',
    shows: ['topics', 'members'],
    input: byClub,
    output: z.array(head),
  }),
  topicHeads: endpoint({
    method: 'GET',
    path: '/getMSHeadByT/:id',
    who: 'anyone',
    kind: 'read',
    shows: ['clubs', 'floors', 'members'],
    about: { floors: 'id' },
    input: byTopic,
    output: z.array(head),
  }),
  /**
   * What stands beside a topic: its most liked floors, up to 4, and up to 3 runs. Runs in its first and newest floors
   * come first, then new ones of the game that these or the title name. `game` is that game; null without one. The runs
   * may be a minute old.
   */
  aroundTopic: endpoint({
    method: 'GET',
    path: '/getMSAround/:id',
    who: 'anyone',
    kind: 'read',
    shows: ['clubs', 'floors', 'members'],
    about: { floors: 'id' },
    input: byTopic,
    output: z.object({ liked: z.array(likedFloor), runs: z.array(runBeside), game: z.nullable(z.int()) }),
  }),
  newTopics: endpoint({
    method: 'GET',
    path: '/getNewTopic',
    who: 'anyone',
    kind: 'read',
    shows: ['topics', 'members'],
    input: nothing,
    output: z.array(topicRow),
  }),
  /** The topics of all clubs last written in, at most 20, with the beginning of their newest floor. */
  freshTopics: endpoint({
    method: 'GET',
    path: '/getFreshTopic',
    who: 'anyone',
    kind: 'read',
    shows: ['topics', 'clubs', 'members'],
    input: nothing,
    output: z.array(freshTopic),
  }),
  recommended: endpoint({
    method: 'GET',
    path: '/getRecTopic',
    who: 'anyone',
    kind: 'read',
    shows: ['topics', 'members'],
    input: nothing,
    output: z.array(topicRow),
  }),
  /** At most 20 topics whose titles have all the words, last written in first; of one club, or of all. */
  findTopics: endpoint({
    method: 'POST',
    path: '/schTopic',
    who: 'anyone',
    kind: 'read',
    rate: 'search',
    shows: ['clubs', 'topics', 'members'],
    input: z.object({ q: searched, m: z.optional(clubId) }),
    output: z.array(topicRow),
  }),
  /** Topics that a member began, newest first. */
  someonesTopics: endpoint({
    method: 'POST',
    path: '/getSomeOneTopicByPage',
    who: 'anyone',
    kind: 'read',
    shows: ['clubs', 'topics', 'members'],
    input: z.object({ UID: userId, ...topicPaging }),
    output: pageOf(topicRow),
    refusals: ['personUnknown', 'hidden'],
  }),
  /** The caller's own topics, including those that wait for staff. */
  myTopics: endpoint({
    method: 'POST',
    path: '/getMyTopicByPage',
    who: 'member',
    kind: 'read',
    shows: ['clubs', 'topics', 'members'],
    input: z.object(topicPaging),
    output: pageOf(topicRow),
  }),
  /** m5: likes a floor; `like` N takes the like back. */
  like: endpoint({
    method: 'POST',
    path: '/m5',
    who: 'verified',
    kind: 'write',
    rate: 'like',
    touches: ['topics', 'floors', 'reminders'],
    about: { floors: 't' },
    input: z.object({ ...floorAt, like: z._default(yesNo, 'Y') }),
    output: success,
    refusals: ['likeSelf', 'liked', 'notLiked', 'topicGone', 'floorGone', 'notReachable'],
  }),
  /** m6: reports a floor. */
  report: endpoint({
    method: 'POST',
    path: '/m6',
    who: 'verified',
    kind: 'write',
    rate: 'report',
    touches: ['reports'],
    input: z.object({ ...floorAt, reason }),
    output: success,
    refusals: ['missingReason', 'reasonLong', 'reportSelf', 'reported', 'topicGone', 'floorGone'],
  }),
  setFavourite: endpoint({
    method: 'POST',
    path: '/setStoreup',
    who: 'verified',
    kind: 'write',
    rate: 'like',
    touches: ['favourites'],
    input: z.object({ t: topicId, on: z._default(yesNo, 'Y') }),
    output: success,
    refusals: ['storeupSelf', 'storeupAlready', 'storeupNot', 'topicGone'],
  }),
  /** The caller's favourites, unread ones first. NEW: how many floor numbers follow the last one read. */
  favourites: endpoint({
    method: 'GET',
    path: '/getStoreUp',
    who: 'member',
    kind: 'read',
    shows: ['favourites', 'topics', 'members', 'marks'],
    input: z.object({ pageNum: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))) }),
    output: pageOf(z.extend(topicRow, { READ: z.int(), NEW: z.int() })),
  }),
  /** How far the caller has read each of these topics; topics they never opened are left out. */
  marks: endpoint({
    method: 'POST',
    path: '/getMSMark',
    who: 'member',
    kind: 'read',
    shows: ['marks'],
    input: z.object({ t: z.array(topicId).check(z.maxLength(limits.pageSizeMax * 2)) }),
    output: z.array(z.object({ T: topicId, READ: floorNumber })),
  }),
  /** The caller's own state on a topic's page: how far read, favourite, liked floors. */
  ownMarks: endpoint({
    method: 'POST',
    path: '/getMSOwn',
    who: 'member',
    kind: 'read',
    shows: ['marks', 'favourites', 'floors'],
    about: { floors: 't' },
    input: z.object({ t: topicId, floors: z.array(floorNumber).check(z.maxLength(limits.pageSizeMax)) }),
    output: z.object({ READ: z.int(), FAVOURITE: yesNo, LIKED: z.array(floorNumber) }),
  }),
  /** Marks a topic as read up to this floor; a lower number than before changes nothing. */
  read: endpoint({
    method: 'POST',
    path: '/readMS',
    who: 'member',
    kind: 'write',
    touches: ['marks'],
    input: z.object(floorAt),
    output: success,
    refusals: ['topicGone'],
  }),
  ...clubKeeping,
  ...clubStaff,
  ...clubWriting,
})
