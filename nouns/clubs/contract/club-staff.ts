import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import {
  floorNumber,
  instant,
  nothing,
  pageOf,
  paging,
  picturePath,
  success,
  text,
  topicId,
  userId,
  yesNo,
} from '#contract/fields.ts'
import { reportCalls, reportFields } from '#contract/report-calls.ts'
import { sharedRow } from '#contract/shared-post.ts'
import * as limits from '../rules/club-limits.ts'
import { topicActs, topicStates } from '../rules/clubs.ts'
import { clubId, clubRow, floorAt, floorHeldWhys, reason, title, topicRow } from './club-rows.ts'

const withReason = ['missingReason', 'reasonLong'] as const
const club = {
  name: text(limits.clubName),
  /** For readers of English; may be empty. */
  nameEn: z._default(text(limits.clubName), ''),
  intro: text(limits.clubText),
  /** For readers of English; may be empty. */
  introEn: z._default(text(limits.clubText), ''),
  pic: picturePath,
}
const clubRefusals = [
  'clubNameEmpty',
  'clubNameLong',
  'clubNameUnseen',
  'clubNameTaken',
  'clubTextLong',
  'pictureGone',
] as const

const staffTopic = z.extend(topicRow, {
  HIDDEN: yesNo,
  /** Reason of the last staff act on the topic, and who did it; empty if there was none. */
  REASON: z.string(),
})
export type StaffTopic = z.output<typeof staffTopic>

const floorReport = z.object({
  ...reportFields,
  T: topicId,
  TITLE: z.string(),
  FLOOR: floorNumber,
  UID: userId,
  NICK: z.string(),
  EXCERPT: z.string(),
  HIDDEN: yesNo,
})
export type FloorReport = z.output<typeof floorReport>

const topicsAsked = {
  /** Words of the title, a topic's id, or `u` and a member's id. */
  value: z.optional(z.string().check(z.maxLength(200))),
  state: z.optional(z.enum(topicStates)),
  pageNum: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))),
}

/** Back-office calls of clubs; spread into the calls of `clubs`. */
export const clubStaff = {
  staffClubs: endpoint({
    method: 'GET',
    path: '/getAllMS',
    who: 'staff:club',
    kind: 'read',
    shows: ['clubs', 'topics', 'members'],
    input: nothing,
    output: z.array(z.extend(clubRow, { HIDDEN: yesNo })),
  }),
  addClub: endpoint({
    method: 'POST',
    path: '/addMS',
    who: 'staff:club',
    kind: 'write',
    touches: ['clubs', 'staff'],
    input: z.object(club),
    output: z.object({ m: clubId }),
    refusals: clubRefusals,
  }),
  updateClub: endpoint({
    method: 'POST',
    path: '/updateMS',
    who: 'staff:club',
    kind: 'write',
    touches: ['clubs', 'topics', 'staff'],
    input: z.object({ m: clubId, ...club, hidden: yesNo, reason }),
    output: success,
    refusals: ['clubGone', ...clubRefusals, ...withReason],
  }),
  /** Takes all clubs in their new order. */
  orderClubs: endpoint({
    method: 'POST',
    path: '/orderMS',
    who: 'staff:club',
    kind: 'write',
    touches: ['clubs', 'staff'],
    input: z.object({ m: z.array(clubId).check(z.maxLength(1_000)) }),
    output: success,
    refusals: ['clubsChanged'],
  }),
  allTopics: endpoint({
    method: 'GET',
    path: '/getAllTopic',
    who: 'staff:topic',
    kind: 'read',
    shows: ['topics', 'clubs', 'members'],
    input: z.object(topicsAsked),
    output: pageOf(staffTopic),
  }),
  /** Like `allTopics`, for staff with the code `ms`. */
  topicsToKeep: endpoint({
    method: 'GET',
    path: '/getMSTopic',
    who: 'staff:ms',
    kind: 'read',
    shows: ['topics', 'clubs', 'members'],
    input: z.object(topicsAsked),
    output: pageOf(staffTopic),
  }),
  /** Pins, locks, moves, hides, restores or renames a topic; its author is reminded. */
  setTopic: endpoint({
    method: 'POST',
    path: '/setMSTopic',
    who: 'staff:ms',
    kind: 'write',
    touches: ['topics', 'floors', 'clubs', 'staff', 'reminders'],
    about: { floors: 't' },
    input: z.object({
      t: topicId,
      act: z.enum(topicActs),
      /** The club to move the topic to. */
      m: z.optional(clubId),
      title: z.optional(title),
      reason,
    }),
    output: success,
    refusals: ['topicGone', 'clubGone', 'actDone', 'titleEmpty', 'titleLong', ...withReason],
  }),
  deleteFloor: endpoint({
    method: 'POST',
    path: '/deleteFloor',
    who: 'staff:ms',
    kind: 'write',
    touches: ['topics', 'floors', 'clubs', 'staff', 'reminders'],
    /** Hides a floor. `restore` Y shows a floor again that staff hid within the last 30 days. */
    about: { floors: 't' },
    input: z.object({ ...floorAt, restore: z._default(yesNo, 'N'), reason }),
    output: success,
    refusals: ['topicGone', 'floorGone', 'floorFirst', 'actDone', ...withReason],
  }),
  recommend: endpoint({
    method: 'POST',
    path: '/updateRecomment',
    who: 'staff:topic',
    kind: 'write',
    touches: ['topics', 'floors', 'staff'],
    /** Takes all recommended topics in their new order. */
    input: z.object({ t: z.array(topicId).check(z.maxLength(20)) }),
    output: success,
    refusals: ['topicGone', 'topicTwice'],
  }),
  ...reportCalls({
    noun: 'MS',
    staff: 'ms',
    row: floorReport,
    shows: ['floors'],
    touches: ['topics', 'floors', 'clubs'],
  }),
  heldFloors: endpoint({
    method: 'POST',
    path: '/getMSHeld',
    who: 'staff:ms',
    kind: 'read',
    shows: ['topics', 'floors', 'members'],
    input: z.object(paging),
    output: pageOf(
      z.object({
        T: topicId,
        TITLE: z.string(),
        FLOOR: floorNumber,
        UID: userId,
        NICK: z.string(),
        TIME: instant,
        why: z.enum(floorHeldWhys),
        /** The members who hid it, if that is why it waits. */
        HIDERS: z.array(z.object({ UID: userId, NICK: z.string(), REASON: z.string() })),
        SHARED: z.nullable(sharedRow),
        HTML: z.string(),
      }),
    ),
  }),
  decideHeld: endpoint({
    method: 'POST',
    path: '/decideMSHeld',
    who: 'staff:ms',
    kind: 'write',
    touches: ['topics', 'floors', 'clubs', 'staff', 'reminders'],
    about: { floors: 't' },
    input: z.object({ ...floorAt, verdict: z.enum(['pass', 'notPass']), reason }),
    output: success,
    refusals: ['topicGone', 'floorGone', 'notHeld', 'heldOwn', ...withReason],
  }),
}
