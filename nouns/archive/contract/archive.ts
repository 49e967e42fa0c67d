import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { instant, pageOf, paging, rowId, success, text, userId, yesNo } from '#contract/fields.ts'
import { difficultyMarks, gameNumbers } from '#rules/games/games.ts'
import { replayKeyMax } from '#rules/rich-text/piece-id.ts'
import { claimStates } from '#rules/staff/claims.ts'
import * as staffLimits from '#rules/staff/staff-limits.ts'

declare module '#contract/endpoint.ts' {
  interface Tags {
    archive: true
  }
}

const runId = rowId
const claimId = z.int().check(z.gte(1))
const keyId = z.int().check(z.gte(1), z.lte(replayKeyMax))
const state = z.enum(claimStates)
const person = z.object({ UID: userId, NICK: z.string(), HEAD: z.string() })
const score = z.int().check(z.gte(0), z.lte(99_999_999_990))
const reason = text(staffLimits.reason)

/** A run that an old scoreboard recorded, without its replay file. */
export const archivedRun = z.object({
  id: runId,
  GAM: z.int(),
  RANK: z.string(),
  CHARA: z.string(),
  /** The route; in scene games the scene. */
  ROUTE: z.string(),
  SCORE: z.int(),
  SLOW: z.nullable(z.number()),
  /** `YYYY-MM-DD`, with `THH:MM` where the time is known, or ''. */
  REPTIME: z.string(),
  UPTIME: z.string(),
  PILOT: z.string(),
  /** The member whose claim to the run staff confirmed. */
  OWNER: z.nullable(person),
})
export type ArchivedRun = z.output<typeof archivedRun>

const claim = z.object({
  id: claimId,
  run: archivedRun,
  REASON: z.string(),
  /** Code of a replay that the member gave as evidence. */
  CODE: z.nullable(z.string()),
  STATE: state,
  TIME: instant,
  /** What staff answered. */
  ANSWER: z.string(),
})
export type RunClaim = z.output<typeof claim>

export const archiveSorts = ['score', 'played'] as const

export const archive = group('ar.', {
  list: endpoint({
    method: 'POST',
    path: '/getArchive',
    who: 'anyone',
    kind: 'read',
    shows: ['archive', 'members'],
    input: z.object({
      sort: z._default(z.enum(archiveSorts), 'score'),
      ...paging,
      game: z.optional(z.literal([...gameNumbers])),
      rank: z.optional(z.enum(difficultyMarks)),
      chara: z.optional(z.string().check(z.maxLength(40))),
      /** The whole name, in any case (upper or lower). */
      pilot: z.optional(z.string().check(z.maxLength(40))),
      from: z.optional(score),
      to: z.optional(score),
      /** Only the run with this id. */
      id: z.optional(runId),
    }),
    output: pageOf(archivedRun),
  }),
  claim: endpoint({
    method: 'POST',
    path: '/claimRun',
    who: 'verified',
    kind: 'write',
    rate: 'report',
    touches: ['archive'],
    /** `rid`: one of the member's own replays, as evidence. */
    input: z.object({ id: runId, reason, rid: z.optional(keyId) }),
    output: success,
    refusals: ['gone', 'owned', 'claimed', 'notOwn', 'reasonEmpty', 'reasonLong'],
  }),
  mine: endpoint({
    method: 'POST',
    path: '/getMyClaims',
    who: 'member',
    kind: 'read',
    shows: ['archive', 'members'],
    input: z.object({ ...paging }),
    output: pageOf(claim),
  }),

  /** Withdraws a claim that is not decided yet. */
  withdraw: endpoint({
    method: 'POST',
    path: '/withdrawRunClaim',
    who: 'member',
    kind: 'write',
    touches: ['archive'],
    input: z.object({ id: claimId }),
    output: success,
    refusals: ['claimGone', 'decided'],
  }),

  claims: endpoint({
    method: 'POST',
    path: '/getRunClaims',
    who: 'staff:board',
    kind: 'read',
    shows: ['archive', 'members', 'replays'],
    input: z.object({ state: z._default(state, 'waits'), ...paging }),
    output: pageOf(
      z.extend(claim, {
        by: person,
        /** The member of staff who handles the claim. */
        taken: z.nullable(person),
        /** Number of other members who claim the same run. */
        RIVALS: z.int(),
        /** The claimant's confirmed signatures. */
        PILOTS: z.array(z.string()),
      }),
    ),
  }),
  take: endpoint({
    method: 'POST',
    path: '/takeRunClaim',
    who: 'staff:board',
    kind: 'write',
    touches: ['archive'],
    /** `take` N returns the claim to the queue. */
    input: z.object({ id: claimId, take: z._default(yesNo, 'Y') }),
    output: success,
    refusals: ['claimGone', 'decided', 'taken', 'ownClaim'],
  }),
  decide: endpoint({
    method: 'POST',
    path: '/decideRunClaim',
    who: 'staff:board',
    kind: 'write',
    touches: ['archive'],
    /** `was`: the state that the caller saw; another state now means that somebody else has decided meanwhile. */
    input: z.object({ id: claimId, was: z._default(state, 'waits'), pass: yesNo, reason }),
    output: success,
    refusals: ['claimGone', 'decided', 'taken', 'ownClaim', 'owned', 'reasonEmpty', 'reasonLong'],
  }),
})
