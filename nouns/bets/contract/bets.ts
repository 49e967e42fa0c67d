import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { instant, nothing, pageOf, paging, rowId, success, text, userId, yesNo } from '#contract/fields.ts'
import * as limits from '#rules/staff/staff-limits.ts'
import { betSorts, betStates } from '../rules/bet-states.ts'
import { boardPeriods, boardSorts } from '../rules/board.ts'
import { oddsTypes, stakeResources } from '../rules/odds.ts'
import { showModes } from '../rules/stakes-shown.ts'
import { boardRow, resultRow } from './bet-board-rows.ts'
import { betComments } from './bet-comments.ts'
import { bet, betCategory, betForm, betName, betRow, formProblems, stakeResource, stakeRow } from './bet-rows.ts'
import { slip, stakeRefusals, staking } from './bet-slip.ts'

declare module '#contract/endpoint.ts' {
  interface Tags {
    /** Lists of events, and their categories. */
    bets: true
    /** One event with its stakes. */
    bet: true
    /** What the caller has staked, and what that left them. */
    'own-stakes': true
  }
}

const reason = text(limits.reason)
const withReason = ['missingReason', 'reasonLong'] as const

const ownLimits = z.object({
  /** What may be staked in a Beijing day: power and points together, and faith; -1 without a limit. */
  UNITS: z.int(),
  FAITH: z.int(),
  /** Staked today. */
  UNITSTODAY: z.int(),
  FAITHTODAY: z.int(),
  /** No stakes before; empty without a pause. */
  PAUSED: z.string(),
  /** Looser limits that come later; empty time for none. */
  NEXTUNITS: z.int(),
  NEXTFAITH: z.int(),
  NEXTFROM: z.string(),
  ADULT: yesNo,
  /** The age that the operator asks for. */
  AGE: z.int(),
})

export const bets = group('b.', {
  /** Categories with their open events. */
  categories: endpoint({
    method: 'GET',
    path: '/getBocaiCategory',
    who: 'anyone',
    kind: 'read',
    shows: ['bets'],
    input: nothing,
    output: z.array(betCategory),
  }),
  list: endpoint({
    method: 'POST',
    path: '/getBocaiList',
    who: 'anyone',
    kind: 'read',
    shows: ['bets'],
    input: z.object({
      state: z._default(z.enum(betStates), 'open'),
      category: z.optional(rowId),
      resource: z.optional(z.enum(stakeResources)),
      sort: z._default(z.enum(betSorts), 'deadline'),
      ...paging,
    }),
    output: z.extend(pageOf(betRow), {
      /** Events in each state, in the order of `betStates`. */
      counts: z.array(z.int()),
    }),
  }),
  /** The open events that the home page shows, those that end soonest first. */
  front: endpoint({
    method: 'GET',
    path: '/getFrontBocai',
    who: 'anyone',
    kind: 'read',
    shows: ['bets'],
    input: nothing,
    output: z.array(betRow),
  }),
  one: endpoint({
    method: 'POST',
    path: '/getBocai',
    who: 'anyone',
    kind: 'read',
    own: true,
    shows: ['bet', 'members'],
    about: { bet: 'bocaiName' },
    input: z.object({ bocaiName: betName }),
    output: bet,
    refusals: ['betUnknown'],
  }),
  /** Stakes of an event, newest first, where they are shown to the caller. */
  stakes: endpoint({
    method: 'POST',
    path: '/getBocaiStakes',
    who: 'anyone',
    kind: 'read',
    own: true,
    shows: ['bet', 'members'],
    about: { bet: 'bocaiName' },
    input: z.object({ bocaiName: betName, ...paging }),
    output: pageOf(stakeRow),
    refusals: ['betUnknown', 'stakesHidden'],
  }),
  /** Odds and shares over time: after each stake, thinned evenly where there are many. */
  chart: endpoint({
    method: 'POST',
    path: '/getBocaiChart',
    who: 'anyone',
    kind: 'read',
    own: true,
    shows: ['bet'],
    about: { bet: 'bocaiName' },
    input: z.object({ bocaiName: betName }),
    output: z.object({
      points: z.array(
        z.object({
          TIME: instant,
          /** Payout factors in thousandths, an option each. */
          FACTORS: z.array(z.int()),
          /** Shares in millionths; empty where stakes are not shown. */
          SHARES: z.array(z.int()),
        }),
      ),
    }),
    refusals: ['betUnknown'],
  }),
  place: endpoint({
    method: 'POST',
    path: '/placeBet',
    who: 'verified',
    kind: 'write',
    rate: 'stake',
    touches: ['bet', 'own-stakes'],
    about: { bet: 'bocaiName' },
    input: z.object(staking),
    output: slip,
    refusals: stakeRefusals,
  }),
  /** Stakes more on an option that the caller staked on; of events with several choices. */
  raise: endpoint({
    method: 'POST',
    path: '/raiseBet',
    who: 'verified',
    kind: 'write',
    rate: 'stake',
    touches: ['bet', 'own-stakes'],
    about: { bet: 'bocaiName' },
    input: z.object(staking),
    output: slip,
    refusals: [...stakeRefusals, 'singleRaise', 'notStaked'],
  }),
  object: endpoint({
    method: 'POST',
    path: '/objectBocai',
    who: 'verified',
    kind: 'write',
    rate: 'report',
    touches: ['bet'],
    about: { bet: 'bocaiName' },
    input: z.object({ bocaiName: betName, reason }),
    output: success,
    refusals: [
      'betUnknown',
      'notProposed',
      'notStaked',
      'objectedAlready',
      'objectionLate',
      'objectsNot',
      ...withReason,
    ],
  }),
  rate: endpoint({
    method: 'POST',
    path: '/rateBocai',
    who: 'verified',
    kind: 'write',
    rate: 'edit',
    touches: ['bet'],
    about: { bet: 'bocaiName' },
    input: z.object({ bocaiName: betName, stars: z.int().check(z.gte(1), z.lte(5)) }),
    output: success,
    refusals: ['betUnknown', 'notPaid', 'notStaked'],
  }),
  ...betComments,
  /** The first 2,000 places of a board; `more` tells of others. */
  board: endpoint({
    method: 'POST',
    path: '/getBocaiGob',
    who: 'anyone',
    kind: 'read',
    shows: ['bets', 'members'],
    input: z.object({
      currency: z._default(stakeResource, 'faith'),
      period: z._default(z.enum(boardPeriods), 'month'),
      sort: z._default(z.enum(boardSorts), 'profit'),
      ...paging,
    }),
    output: pageOf(boardRow),
  }),
  /** The caller's own row of the board. */
  boardOwn: endpoint({
    method: 'POST',
    path: '/getMyBocaiGob',
    who: 'member',
    kind: 'read',
    shows: ['me', 'bets'],
    input: z.object({
      currency: z._default(stakeResource, 'faith'),
      period: z._default(z.enum(boardPeriods), 'month'),
      sort: z._default(z.enum(boardSorts), 'profit'),
    }),
    output: z.object({
      /** Its place is 0 if they have none; null without results. */
      row: z.nullable(boardRow),
    }),
  }),
  /** The events that a row of the board was earned on. */
  boardEvents: endpoint({
    method: 'POST',
    path: '/getBocaiGobEvents',
    who: 'anyone',
    kind: 'read',
    shows: ['bets', 'members'],
    input: z.object({ UID: userId, currency: stakeResource, period: z.enum(boardPeriods), ...paging }),
    output: pageOf(resultRow),
    refusals: ['hidden'],
  }),
  /** The caller's stakes on events that are not paid, and their results. */
  own: endpoint({
    method: 'POST',
    path: '/getMyBocai',
    who: 'member',
    kind: 'read',
    shows: ['me', 'own-stakes', 'bets'],
    input: z.object({ currency: z.optional(stakeResource), ...paging }),
    output: z.extend(pageOf(resultRow), {
      running: z.array(z.object({ NAME: betName, TITLE: z.string(), RESOURCE: stakeResource, STAKED: z.int() })),
      /** Beijing days with results in the currency, oldest first: net winnings and losses. Empty without a currency. */
      days: z.array(z.object({ DAY: z.string(), WON: z.int(), LOST: z.int() })),
    }),
  }),
  limits: endpoint({
    method: 'GET',
    path: '/getBetLimits',
    who: 'member',
    kind: 'read',
    shows: ['me', 'own-stakes'],
    input: nothing,
    output: ownLimits,
  }),
  /** Sets the caller's own limits: stricter ones at once, looser ones after seven days. */
  setLimits: endpoint({
    method: 'POST',
    path: '/setBetLimits',
    who: 'verified',
    kind: 'write',
    rate: 'preferences',
    touches: ['me'],
    input: z.object({
      units: z.int().check(z.gte(-1), z.lte(1_000_000)),
      faith: z.int().check(z.gte(-1), z.lte(1_000_000)),
      /** Days without stakes from now on; 0 for none. */
      pause: z.int().check(z.gte(0), z.lte(365)),
    }),
    output: success,
  }),
  /** The caller says that they are old enough. */
  adult: endpoint({
    method: 'POST',
    path: '/confirmAdult',
    who: 'verified',
    kind: 'write',
    rate: 'preferences',
    touches: ['me'],
    input: nothing,
    output: success,
  }),
  /** A member opens a small event in faith, with a base of their own; staff let it open. */
  ask: endpoint({
    method: 'POST',
    path: '/askBocai',
    who: 'life:3',
    kind: 'write',
    rate: 'propose',
    touches: ['bets', 'me', 'staff'],
    input: z.object({ ...betForm, base: z.int(), oddsType: z.enum(oddsTypes), multi: yesNo, show: z.enum(showModes) }),
    output: success,
    refusals: [...formProblems, 'insufficient', 'inDebt', 'robotBets', 'oneAsked', 'weekOut'],
  }),
})
