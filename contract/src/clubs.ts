import { limits } from '@patisserie/rules/limits'
import { richTextProblems } from '@patisserie/rules/rich-text/problems'
import * as z from 'zod/mini'
import {
  clubId,
  clubRow,
  floorAt,
  floorNumber,
  floorRow,
  head,
  reason,
  richDocument,
  title,
  topicHead,
  topicId,
  topicRow,
} from './club-rows.ts'
import { clubStaff } from './club-staff.ts'
import { endpoint, group } from './endpoint.ts'
import { floorPaging, instant, nothing, pageOf, searched, success, topicPaging, userId, yesNo } from './fields.ts'

export type { ClubRow, FloorRow, TopicHead, TopicRow } from './club-rows.ts'

declare module './endpoint.ts' {
  interface Tags {
    /** Clubs by name, order and introduction. */
    clubs: true
    /** Lists of topics, and what they say of each. */
    topics: true
    /** What stands in topics; see `about`. */
    floors: true
    /** How far members have read. */
    marks: true
    favourites: true
  }
}

/** Ids as a path has them, within the bounds of `clubId` and `topicId`. */
const byClub = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,5}$/)) })
const byTopic = z.object({ id: z.string().check(z.regex(/^([1-9]\d{0,8}|1\d{9})$/)) })
/** What may stand against a text that is posted; for form, see `rules/rich-text`. */
const textRefusals = [...richTextProblems, 'emojiNotOwn', 'notReachable'] as const
const bodyRefusals = [...textRefusals, 'topicGone', 'floorGone', 'locked'] as const
export const topicSorts = ['last', 'new', 'liked'] as const

export const clubs = group('ms.', {
  list: endpoint({
    method: 'GET',
    path: '/getMS',
    who: 'anyone',
    kind: 'read',
    shows: ['clubs', 'topics', 'members'],
    input: nothing,
    output: z.array(clubRow),
  }),
  /** Topics of a club; the pinned ones stand beside them on page 1. */
  topics: endpoint({
    method: 'POST',
    path: '/getMSByM',
    who: 'anyone',
    kind: 'read',
    shows: ['clubs', 'topics', 'members'],
    input: z.object({ m: clubId, sort: z._default(z.enum(topicSorts), 'last'), ...topicPaging }),
    output: z.extend(pageOf(topicRow), { club: clubRow, pinned: z.array(topicRow) }),
    refusals: ['clubGone'],
  }),
  /**
   * Floors of a topic by their numbers: page p of n holds (p − 1)·n + 1 to p·n, stubs included; `total` is the highest
   * number. With `floor` the server works out the page.
   */
  floors: endpoint({
    method: 'POST',
    path: '/getMSByT',
    who: 'anyone',
    kind: 'read',
    shows: ['clubs', 'floors', 'members'],
    about: { floors: 't' },
    input: z.object({ t: topicId, floor: z.optional(floorNumber), ...floorPaging }),
    output: z.extend(pageOf(floorRow), { topic: topicHead }),
    refusals: ['topicGone'],
  }),
  /** Who wrote in a club last, up to 24. */
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
    shows: ['floors', 'members'],
    about: { floors: 'id' },
    input: byTopic,
    output: z.array(head),
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
  recommended: endpoint({
    method: 'GET',
    path: '/getRecTopic',
    who: 'anyone',
    kind: 'read',
    shows: ['topics', 'members'],
    input: nothing,
    output: z.array(topicRow),
  }),
  /** At most 20 topics with all the words in their titles, those spoken in last first; of one club, or of all. */
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
  /** Topics somebody began, the newest first. */
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
  /** Own ones, with those that wait for staff. */
  myTopics: endpoint({
    method: 'POST',
    path: '/getMyTopicByPage',
    who: 'member',
    kind: 'read',
    shows: ['clubs', 'topics', 'members'],
    input: z.object(topicPaging),
    output: pageOf(topicRow),
  }),
  /** m1: floor 1 and its title. A draft of the same place ends with it. */
  postTopic: endpoint({
    method: 'POST',
    path: '/m1',
    who: 'verified',
    kind: 'write',
    rate: 'topic',
    touches: ['topics', 'drafts', 'reminders'],
    input: z.object({ m: clubId, title, document: richDocument }),
    output: z.object({ t: topicId, held: yesNo }),
    refusals: ['clubGone', 'titleEmpty', 'titleLong', ...textRefusals],
  }),
  /** m2: answers the floor as the page shows it. `draft`: the place whose draft ends with it, as a rule this topic's. */
  postFloor: endpoint({
    method: 'POST',
    path: '/m2',
    who: 'verified',
    kind: 'write',
    rate: 'floor',
    touches: ['topics', 'floors', 'drafts', 'reminders'],
    about: { floors: 't' },
    input: z.object({ t: topicId, document: richDocument }),
    output: floorRow,
    refusals: bodyRefusals,
  }),
  /** m3: what stood there before is kept as a version. `title` only with floor 1; `edits`: what the writer saw. */
  edit: endpoint({
    method: 'POST',
    path: '/m3',
    who: 'verified',
    kind: 'write',
    rate: 'floor',
    touches: ['topics', 'floors', 'drafts', 'reminders'],
    about: { floors: 't' },
    input: z.object({
      ...floorAt,
      document: richDocument,
      title: z.optional(title),
      edits: z.int().check(z.gte(0), z.lte(1_000_000)),
    }),
    output: floorRow,
    refusals: ['notYours', 'editedMeanwhile', 'titleEmpty', 'titleLong', ...bodyRefusals],
  }),
  /** m4: a floor leaves its stub; floor 1 takes the topic along. */
  remove: endpoint({
    method: 'POST',
    path: '/m4',
    who: 'verified',
    kind: 'write',
    touches: ['topics', 'floors', 'drafts'],
    about: { floors: 't' },
    input: z.object(floorAt),
    output: success,
    refusals: ['notYours', 'topicGone', 'floorGone'],
  }),
  /** m5: `like` N takes it back. */
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
  /** m6 */
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
  /** Own favourites, those with new floors first; NEW counts floors since the member read the topic. */
  favourites: endpoint({
    method: 'GET',
    path: '/getStoreUp',
    who: 'member',
    kind: 'read',
    shows: ['favourites', 'topics', 'members', 'marks'],
    input: z.object({ pageNum: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))) }),
    output: pageOf(z.extend(topicRow, { READ: z.int(), NEW: z.int() })),
  }),
  /** How far the member has read: of these topics, those they opened once. */
  marks: endpoint({
    method: 'POST',
    path: '/getMSMark',
    who: 'member',
    kind: 'read',
    shows: ['marks'],
    input: z.object({ t: z.array(topicId).check(z.maxLength(limits.pageSizeMax * 2)) }),
    output: z.array(z.object({ T: topicId, READ: floorNumber })),
  }),
  /** What is the member's own on a topic's page. */
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
  /** The member has read up to this floor; never goes back. */
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
  /** The document of an own floor, to edit it. */
  document: endpoint({
    method: 'POST',
    path: '/getMSDocument',
    who: 'member',
    kind: 'read',
    shows: ['floors'],
    about: { floors: 't' },
    input: z.object(floorAt),
    output: z.object({ document: richDocument, TITLE: z.string(), EDITS: z.int() }),
    refusals: ['notYours', 'topicGone', 'floorGone'],
  }),
  /** Versions of a floor that was edited, the newest first. */
  history: endpoint({
    method: 'POST',
    path: '/getMSHistory',
    who: 'anyone',
    kind: 'read',
    shows: ['floors', 'members'],
    about: { floors: 't' },
    input: z.object(floorAt),
    output: z.array(z.object({ TIME: instant, HTML: z.string() })),
    refusals: ['topicGone', 'floorGone'],
  }),
  ...clubStaff,
})
