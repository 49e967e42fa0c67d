import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { heldWhys, instant, nothing, pageOf, paging, rowId, success, text, userId, yesNo } from '#contract/fields.ts'
import { sharedRow } from '#contract/shared-post.ts'
import * as staffLimits from '#rules/staff/staff-limits.ts'
import * as limits from '../rules/bet-limits.ts'
import { betMoves } from '../rules/bet-moves.ts'
import { oddsTypes } from '../rules/odds.ts'
import { showModes } from '../rules/stakes-shown.ts'
import { bet, betForm, betName, betRow, formProblems, stakeResource, stakeRow } from './bet-rows.ts'

const reason = text(staffLimits.reason)
const withReason = ['missingReason', 'reasonLong'] as const

const staffStake = z.extend(stakeRow, { MAYWIN: z.int() })
export const objection = z.object({
  ID: rowId,
  NAME: betName,
  TITLE: z.string(),
  UID: userId,
  NICK: z.string(),
  REASON: z.string(),
  TIME: instant,
  /** '' while nobody answered. */
  FOUNDED: z.enum(['', 'Y', 'N']),
  ANSWER: z.string(),
})
export type Objection = z.output<typeof objection>

/** A comment on an event that waits for staff. */
export const heldBetComment = z.object({
  id: rowId,
  since: instant,
  why: z.enum(heldWhys),
  /** The other posts with the same text or link; null if there are none. */
  SHARED: z.nullable(sharedRow),
  UID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  text: z.string(),
  NAME: betName,
  TITLE: z.string(),
})
export type HeldBetComment = z.output<typeof heldBetComment>

/** Calls of staff who open events, decide results and keep the categories. */
export const betStaff = group('bs.', {
  add: endpoint({
    method: 'POST',
    path: '/addBocai',
    who: 'staff:bocai',
    kind: 'write',
    touches: ['bets', 'staff'],
    input: z.object({
      ...betForm,
      resource: stakeResource,
      base: z.int(),
      oddsType: z.enum(oddsTypes),
      multi: yesNo,
      show: z.enum(showModes),
      /** Members who can bring the outcome about: they do not stake. */
      involved: z._default(z.array(userId).check(z.maxLength(50)), []),
    }),
    output: success,
    refusals: [...formProblems, 'personUnknown', 'houseWeek'],
  }),
  /** Changes an event: all of it before the first stake; then only category, shown text, pictures and an earlier deadline. */
  update: endpoint({
    method: 'POST',
    path: '/updateBocai',
    who: 'staff:bocai',
    kind: 'write',
    touches: ['bets', 'bet', 'staff'],
    about: { bet: 'bocaiName' },
    input: z.object({ ...betForm, bocaiName: betName, reason }),
    output: success,
    refusals: [...formProblems, 'betUnknown', 'betOver', 'stakedAlready', 'staffStaked', ...withReason],
  }),
  /** Lets a member's event open, or gives its base back. */
  decideAsked: endpoint({
    method: 'POST',
    path: '/decideBocai',
    who: 'staff:bocai',
    kind: 'write',
    touches: ['bets', 'bet', 'me', 'staff'],
    about: { bet: 'bocaiName' },
    input: z.object({
      bocaiName: betName,
      accept: z.boolean(),
      reason,
      /** Members who can bring the outcome about; they and their linked accounts cannot stake. */
      involved: z._default(z.array(userId).check(z.maxLength(50)), []),
    }),
    output: success,
    refusals: ['betUnknown', 'notAsked', 'staffOwn', 'deadlineSoon', 'personUnknown', ...withReason],
  }),
  /** Events that are not paid, with what waits for staff first. */
  alive: endpoint({
    method: 'GET',
    path: '/getAliveBocai',
    who: 'staff:bocai',
    kind: 'read',
    shows: ['bets', 'bet', 'staff'],
    input: nothing,
    output: z.object({
      rows: z.array(z.extend(betRow, { STAKED: z.int(), ASKED: yesNo, OPENER: userId, NICK: z.string() })),
      objections: z.array(objection),
      /** Bases that the house opened in the last seven days, and may open. */
      week: z.array(z.object({ RESOURCE: stakeResource, USED: z.int(), MOST: z.int() })),
    }),
  }),
  detail: endpoint({
    method: 'POST',
    path: '/getBocaiDetail',
    who: 'staff:bocai',
    kind: 'read',
    shows: ['bet', 'members', 'staff'],
    about: { bet: 'bocaiName' },
    input: z.object({ bocaiName: betName, ...paging }),
    output: z.object({
      bet,
      stakes: pageOf(staffStake),
      /** What each result would pay in all, and what would go back: an option each, and last no result. */
      results: z.array(z.object({ PAID: z.int(), RETURNED: z.int(), WINNERS: z.int() })),
      /** What lies on the event's account in the ledger. */
      HELD: z.int(),
      /** What the ledger moved to that account and from it, by reason, as it came. */
      MOVES: z.array(z.object({ REASON: z.enum(betMoves), IN: yesNo, COUNT: z.int(), AMOUNT: z.int() })),
      INVOLVED: z.array(z.object({ UID: userId, NICK: z.string() })),
      /** Who proposed or decided last: the next decision is another's. Null before a proposal. */
      LASTBY: z.nullable(z.object({ UID: userId, NICK: z.string() })),
      objections: z.array(objection),
    }),
    refusals: ['betUnknown'],
  }),
  /** Proposes a result; of a proposed one another member of staff keeps or changes it. `winner` -1: no result. */
  end: endpoint({
    method: 'POST',
    path: '/endBocai',
    who: 'staff:bocai',
    kind: 'write',
    touches: ['bets', 'bet', 'staff'],
    about: { bet: 'bocaiName' },
    input: z.object({
      bocaiName: betName,
      winner: z.int().check(z.gte(-1), z.lt(limits.betOptions)),
      link: z.string().check(z.maxLength(500)),
      reason,
    }),
    output: success,
    refusals: [
      'betUnknown',
      'betRuns',
      'betSettles',
      'optionUnknown',
      'linkWrong',
      'staffStaked',
      'secondPerson',
      ...withReason,
    ],
  }),
  answerObjection: endpoint({
    method: 'POST',
    path: '/answerObjection',
    who: 'staff:bocai',
    kind: 'write',
    touches: ['bet', 'staff'],
    input: z.object({ id: rowId, founded: z.boolean(), answer: reason }),
    output: success,
    refusals: ['objectionUnknown', 'objectionAnswered', 'staffStaked', 'secondPerson', ...withReason],
  }),
  addCategory: endpoint({
    method: 'POST',
    path: '/addBocaiCategory',
    who: 'staff:bocai',
    kind: 'write',
    touches: ['bets', 'staff'],
    input: z.object({ name: text(limits.betCategory), nameEn: z._default(text(limits.betCategory), '') }),
    output: success,
    refusals: ['categoryMissing', 'categoryLong', 'categoryTwice'],
  }),
  updateCategory: endpoint({
    method: 'POST',
    path: '/updateBocaiCategory',
    who: 'staff:bocai',
    kind: 'write',
    touches: ['bets', 'staff'],
    input: z.object({
      id: rowId,
      name: text(limits.betCategory),
      nameEn: z._default(text(limits.betCategory), ''),
      hidden: yesNo,
      /** Its place among them, from 0. */
      place: z.int().check(z.gte(0), z.lte(1_000)),
    }),
    output: success,
    refusals: ['categoryUnknown', 'categoryMissing', 'categoryLong', 'categoryTwice'],
  }),
  /** Comments on events that wait, oldest first. */
  held: endpoint({
    method: 'POST',
    path: '/getBocaiHeld',
    who: 'staff:bocai',
    kind: 'read',
    shows: ['bet-comments', 'reports', 'members'],
    input: z.object(paging),
    output: pageOf(heldBetComment),
  }),
  decideHeld: endpoint({
    method: 'POST',
    path: '/decideBocaiHeld',
    who: 'staff:bocai',
    kind: 'write',
    touches: ['reports', 'bet', 'bet-comments', 'staff'],
    input: z.object({ id: rowId, pass: yesNo, reason }),
    output: success,
    refusals: ['missingHeld', 'heldOwn', ...withReason],
  }),
  /** Open events, and whether the home page may show them. */
  onHome: endpoint({
    method: 'GET',
    path: '/getHomeBocai',
    who: 'staff:homepage',
    kind: 'read',
    shows: ['bets'],
    input: nothing,
    output: z.array(z.object({ NAME: betName, TITLE: z.string(), DEADLINE: instant, SHOWN: yesNo })),
  }),
  showOnHome: endpoint({
    method: 'POST',
    path: '/showHomeBocai',
    who: 'staff:homepage',
    kind: 'write',
    touches: ['bets', 'staff'],
    input: z.object({ bocaiName: betName, shown: yesNo }),
    output: success,
    refusals: ['betUnknown'],
  }),
})
