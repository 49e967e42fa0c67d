import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { instant, nothing, pageOf, text, userId, yesNo } from '#contract/fields.ts'
import * as limits from '#rules/staff/staff-limits.ts'
import { paintingId, paintingRow } from './painting-row.ts'

declare module '#contract/endpoint.ts' {
  interface Tags {
    'dragon-balls': true
  }
}

const reason = text(limits.reason)
const withReason = ['missingReason', 'reasonLong'] as const
const character = z.string().check(z.regex(/^[A-Za-z]{1,24}$/))
const ballNumber = z.int().check(z.gte(1), z.lte(7))

const ball = z.object({ BALL: ballNumber, painting: paintingRow, TIME: instant })

export const dragonRow = z.object({
  CHARACTER: z.string(),
  /** Rounds of this character count from 1; the one that is open. */
  ROUND: z.int(),
  /** Balls of the open round that are set. */
  BALLS: z.array(ball),
  /** Works handed in for it that staff have not looked at. */
  WAITING: z.int(),
  /** The rounds that were closed, the last one first. */
  CLOSED: z.array(
    z.object({
      ROUND: z.int(),
      TIME: instant,
      PEOPLE: z.array(z.object({ UID: userId, NICK: z.string(), HEAD: z.string(), BALLS: z.array(ballNumber) })),
    }),
  ),
})
export type DragonRow = z.output<typeof dragonRow>

export const dragonBalls = group('db.', {
  board: endpoint({
    method: 'GET',
    path: '/getDragonBall',
    who: 'anyone',
    kind: 'read',
    shows: ['dragon-balls', 'paintings', 'members'],
    input: nothing,
    output: z.array(dragonRow),
  }),
  /** Works that were handed in for a ball and are none yet, oldest first. */
  candidates: endpoint({
    method: 'GET',
    path: '/getDragonPainting',
    who: 'staff:painting',
    kind: 'read',
    shows: ['dragon-balls', 'paintings', 'members'],
    input: z.object({ pageNum: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/))) }),
    output: pageOf(paintingRow),
  }),
  /** Takes a work as the next free ball of its character, or declines it. */
  decide: endpoint({
    method: 'POST',
    path: '/dragonRes',
    who: 'staff:painting',
    kind: 'write',
    touches: ['dragon-balls', 'paintings', 'staff', 'reminders'],
    input: z.object({
      pid: paintingId,
      accept: yesNo,
      reason,
      /** The character that staff saw; refused if the painter has handed the work in for another one since. */
      character: z.optional(character),
    }),
    /** `closed`: it was the seventh. */
    output: z.object({ BALL: z.nullable(ballNumber), CLOSED: yesNo }),
    refusals: ['missingCandidate', 'ownPainting', ...withReason],
  }),
  /** Puts a work in a place of the open round, or empties the place. */
  set: endpoint({
    method: 'POST',
    path: '/updateDragonBall',
    who: 'staff:painting',
    kind: 'write',
    touches: ['dragon-balls', 'paintings', 'staff', 'reminders'],
    input: z.object({ character, ball: ballNumber, pid: z.nullable(paintingId), reason }),
    output: z.object({ CLOSED: yesNo }),
    refusals: [
      'characterUnknown',
      'missingPainting',
      'ballTaken',
      'ballAlready',
      'ballEmpty',
      'ownPainting',
      ...withReason,
    ],
  }),
  /** Desserts of the caller's balls that are still to be chosen. */
  pending: endpoint({
    method: 'GET',
    path: '/getPendingDessert',
    who: 'member',
    kind: 'read',
    shows: ['dragon-balls', 'me'],
    input: nothing,
    output: z.array(
      z.object({ CHARACTER: z.string(), ROUND: z.int(), BALL: ballNumber, KeyID: paintingId, TIME: instant }),
    ),
  }),
})
