import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { instant, nothing, pageOf, paging, success, text, userId, yesNo } from '#contract/fields.ts'
import { difficultyMarks, gameNumbers } from '#rules/games/games.ts'
import { replayKeyMax } from '#rules/rich-text/piece-id.ts'
import { claimStates } from '#rules/staff/claims.ts'
import * as staffLimits from '#rules/staff/staff-limits.ts'
import { iscoreKinds } from '../rules/iscore/iscore.ts'

declare module '#contract/endpoint.ts' {
  interface Tags {
    iscore: true
  }
}

const keyId = z.int().check(z.gte(1), z.lte(replayKeyMax))
const kind = z.enum(iscoreKinds)
const state = z.enum(claimStates)
const person = { UID: userId, NICK: z.string(), HEAD: z.string() }
const reason = text(staffLimits.reason)
const why = z.enum(['high', 'unproved', 'newPilot'])
const reasonRefusals = ['reasonEmpty', 'reasonLong'] as const

/** A member's whole points in one game, bonuses included. */
const gameSum = z.object({ GAM: z.int(), JF: z.int() })

export const boardRow = z.object({
  /** Equal sums share a rank. */
  RANK: z.int(),
  ...person,
  /** Whole points, all games together. */
  JF: z.int(),
  GAMES: z.array(gameSum),
})
export type BoardRow = z.output<typeof boardRow>

/** The run behind some points, as one line. */
const runLine = {
  KeyID: keyId,
  CODE: z.string(),
  GAM: z.int(),
  RANK: z.string(),
  CHARA: z.string(),
  STAGE: z.string(),
  SCORE: z.int(),
  KIND: kind,
}

const countedRun = z.object({
  ...runLine,
  /** Thousandths of a point. VALUE: worth of the run alone; PART: what it adds to the sum. */
  VALUE: z.int(),
  PART: z.int(),
  /** Number of better characters of the same game and kind; PART is VALUE times 0.8 to that power. */
  PLACE: z.int(),
})
const gameParts = z.object({
  GAM: z.int(),
  JF: z.int(),
  RUNS: z.array(countedRun),
  /** Bonuses of ten points each. */
  BONUSES: z.array(z.object({ ...runLine, BONUS: z.enum(['first', 'record']) })),
})
export type GameParts = z.output<typeof gameParts>

/** One of the caller's runs that does not count, for now or for ever. */
const pendingRun = z.object({
  ...runLine,
  VALUE: z.int(),
  STANDING: z.enum(['waits', 'refused', 'foreign']),
  /** Why the run waits for staff. */
  WHY: z.nullable(why),
  /** The reason of staff for a refusal. */
  REASON: z.string(),
})
export type PendingRun = z.output<typeof pendingRun>

const pilotClaim = z.object({
  id: z.int(),
  /** The signature as the replay files have it. */
  PILOT: z.string(),
  STATE: state,
  KeyID: keyId,
  CODE: z.string(),
  NOTE: z.string(),
  TIME: instant,
  REASON: z.string(),
})

const queueRow = z.object({
  ...runLine,
  ...person,
  PILOT: z.string(),
  CATEGORY: z.string(),
  VALUE: z.int(),
  STATE: state,
  WHY: z.nullable(why),
  /** Scores from this on are checked by staff; null if there is nothing to compare with. */
  MARK: z.nullable(z.int()),
  SLOW: z.nullable(z.number()),
  CHECKS: z.object({ NM: z.string(), NB: z.string() }),
  UPTIME: instant,
  REASON: z.string(),
})
export type IscoreQueueRow = z.output<typeof queueRow>

const decision = { was: z._default(state, 'waits'), pass: yesNo, reason }
const staffPage = z.object({ state: z._default(state, 'waits'), ...paging })

export const iscore = group('jf.', {
  board: endpoint({
    method: 'POST',
    path: '/getJF',
    who: 'anyone',
    kind: 'read',
    shows: ['iscore', 'members'],
    input: z.object({ ...paging, game: z.optional(z.literal([...gameNumbers])) }),
    output: pageOf(boardRow),
  }),
  /** The runs that make up a member's sum. */
  parts: endpoint({
    method: 'POST',
    path: '/getJFParts',
    who: 'anyone',
    kind: 'read',
    shows: ['iscore', 'members', 'replays'],
    input: z.object({ UID: userId }),
    output: z.object({ ...person, RANK: z.int(), JF: z.int(), GAMES: z.array(gameParts) }),
    refusals: ['nobody'],
  }),
  /** The caller's own rank, and their runs that do not count. */
  mine: endpoint({
    method: 'GET',
    path: '/getMyJF',
    who: 'member',
    kind: 'read',
    shows: ['iscore', 'members', 'replays'],
    input: nothing,
    output: z.object({
      /** Null if nothing counts yet. */
      row: z.nullable(boardRow),
      /** Whether the caller's privacy settings hide the row from others. */
      hidden: z.boolean(),
      pending: z.array(pendingRun),
    }),
  }),
  claimPilot: endpoint({
    method: 'POST',
    path: '/claimPilot',
    who: 'verified',
    kind: 'write',
    rate: 'report',
    touches: ['iscore'],
    /** `rid`: one of the caller's own replays; the name inside it is the signature. */
    input: z.object({ rid: keyId, note: reason }),
    output: success,
    refusals: ['gone', 'notOwn', 'plainName', 'pilotTaken', 'claimed', 'reasonLong'],
  }),
  myPilots: endpoint({
    method: 'GET',
    path: '/getMyPilots',
    who: 'member',
    kind: 'read',
    shows: ['iscore', 'replays'],
    input: nothing,
    output: z.object({
      claims: z.array(pilotClaim),
      /**
       * Signatures in the caller's replays that nobody has claimed or confirmed, each with the newest replay that has
       * it.
       */
      free: z.array(z.object({ PILOT: z.string(), RUNS: z.int(), KeyID: keyId, CODE: z.string() })),
    }),
  }),

  pilotClaims: endpoint({
    method: 'POST',
    path: '/getPilotClaims',
    who: 'staff:iscore',
    kind: 'read',
    shows: ['iscore', 'members', 'replays'],
    input: staffPage,
    output: pageOf(
      z.extend(pilotClaim, {
        ...person,
        /** Number of live replays with this signature: of the member, and of others. */
        OWN: z.int(),
        OTHERS: z.int(),
      }),
    ),
  }),
  decidePilot: endpoint({
    method: 'POST',
    path: '/decidePilot',
    who: 'staff:iscore',
    kind: 'write',
    touches: ['iscore'],
    /** `was`: the state that the caller saw; another state now means that somebody else has decided meanwhile. */
    input: z.object({ id: z.int(), ...decision }),
    output: success,
    refusals: ['gone', 'decided', 'ownRun', 'pilotTaken', ...reasonRefusals],
  }),
  queue: endpoint({
    method: 'POST',
    path: '/getIscoreQueue',
    who: 'staff:iscore',
    kind: 'read',
    shows: ['iscore', 'members', 'replays'],
    input: staffPage,
    output: pageOf(queueRow),
  }),
  pass: endpoint({
    method: 'POST',
    path: '/passIscore',
    who: 'staff:iscore',
    kind: 'write',
    touches: ['iscore'],
    input: z.object({ rid: keyId, ...decision }),
    output: success,
    refusals: ['gone', 'decided', 'ownRun', ...reasonRefusals],
  }),
  worldFirsts: endpoint({
    method: 'POST',
    path: '/getWorldFirsts',
    who: 'staff:iscore',
    kind: 'read',
    shows: ['iscore', 'members', 'replays'],
    input: z.object({ ...paging }),
    output: pageOf(
      z.object({
        KeyID: keyId,
        CODE: z.string(),
        GAM: z.int(),
        RANK: z.enum(difficultyMarks),
        CHARA: z.string(),
        KIND: kind,
        ...person,
        REASON: z.string(),
        TIME: instant,
      }),
    ),
  }),
  setWorldFirst: endpoint({
    method: 'POST',
    path: '/setWorldFirst',
    who: 'staff:iscore',
    kind: 'write',
    touches: ['iscore'],
    /** Grants the run its world-first bonus; the run itself says for what. `grant` N takes it back. */
    input: z.object({ code: z.string().check(z.regex(/^[0-9A-Za-z]{4}$/)), grant: yesNo, reason }),
    output: success,
    refusals: ['gone', 'ownRun', 'notCounted', 'noFirst', 'firstTaken', 'archiveFirst', ...reasonRefusals],
  }),
})
