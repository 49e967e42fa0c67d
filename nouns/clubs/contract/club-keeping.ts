import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { instant, nothing, pageOf, paging, rowId, success, text, topicId, userId, yesNo } from '#contract/fields.ts'
import { proposalStates } from '../rules/club-keeping.ts'
import * as limits from '../rules/club-limits.ts'
import { clubId, floorAt, head, reason, title } from './club-rows.ts'

declare module '#contract/endpoint.ts' {
  interface Tags {
    /** Proposed clubs and what became of them. */
    proposals: true
  }
}

const withReason = ['missingReason', 'reasonLong'] as const
const nameRefusals = ['clubNameEmpty', 'clubNameLong', 'clubNameUnseen', 'clubNameTaken', 'clubTextLong'] as const

const proposal = {
  id: rowId,
  NAME: z.string(),
  INTRO: z.string(),
  REASON: z.string(),
  /** Who is to keep the club; null: staff choose. */
  KEEPER: z.nullable(head),
  TIME: instant,
  STATE: z.enum(proposalStates),
  /** The reason of staff; empty until they have decided. */
  DECISION: z.string(),
  /** The club that was opened. */
  M: z.nullable(clubId),
}
const ownProposal = z.object(proposal)
export type ClubProposal = z.output<typeof ownProposal>
const staffProposal = z.extend(ownProposal, { BY: head })
export type StaffProposal = z.output<typeof staffProposal>

const keptClub = z.object({ KeyID: clubId, NAME: z.string(), HIDDEN: yesNo, KEEPERS: z.array(head) })
export type KeptClub = z.output<typeof keptClub>

/** Fields of each act of a keeper on a topic. */
const acting = { kind: 'write', rate: 'edit', about: { floors: 't' } } as const
const touched = ['topics', 'floors', 'clubs', 'staff', 'reminders'] as const
const actRefusals = ['topicGone', 'notKept', 'actDone', ...withReason] as const

/** Calls of keepers and of who proposes a club, and the hiding of floors by members; spread into the calls of `clubs`. */
export const clubKeeping = {
  /** The clubs that the caller keeps, hidden ones left out. */
  keptClubs: endpoint({
    method: 'GET',
    path: '/getKeptMS',
    who: 'member',
    kind: 'read',
    shows: ['clubs'],
    input: nothing,
    output: z.array(z.object({ KeyID: clubId, NAME: z.string() })),
  }),
  /** Pins a topic of a club that the caller keeps for a day, which costs faith; `on` N unpins one that a keeper pinned. */
  keepPin: endpoint({
    method: 'POST',
    path: '/keepPin',
    who: 'bomb:3',
    ...acting,
    touches: touched,
    input: z.object({ t: topicId, on: z._default(yesNo, 'Y'), reason }),
    output: success,
    refusals: [...actRefusals, 'pinsMany', 'actOfStaff', 'faithFew'],
  }),
  /** Locks a topic of the caller, or of a club that they keep; `on` N unlocks one that staff have not locked. */
  keepLock: endpoint({
    method: 'POST',
    path: '/keepLock',
    who: 'bomb:4',
    ...acting,
    touches: touched,
    input: z.object({ t: topicId, on: z._default(yesNo, 'Y'), reason }),
    output: success,
    refusals: [...actRefusals, 'actOfStaff'],
  }),
  keepRename: endpoint({
    method: 'POST',
    path: '/keepRename',
    who: 'bomb:5',
    ...acting,
    touches: touched,
    input: z.object({ t: topicId, title, reason }),
    output: success,
    refusals: [...actRefusals, 'titleEmpty', 'titleLong'],
  }),
  /** Moves a topic between two clubs that the caller keeps. */
  keepMove: endpoint({
    method: 'POST',
    path: '/keepMove',
    who: 'bomb:6',
    ...acting,
    touches: touched,
    input: z.object({ t: topicId, m: clubId, reason }),
    output: success,
    refusals: [...actRefusals, 'clubGone'],
  }),
  /**
   * Hides a floor together with others: it waits for staff once so many people as `hidingPeople` did. COUNT: people so
   * far; HIDDEN Y: the floor waits now.
   */
  hideFloor: endpoint({
    method: 'POST',
    path: '/hideFloor',
    who: 'bomb:2',
    kind: 'write',
    rate: 'hide',
    touches: ['topics', 'floors', 'clubs', 'staff', 'reminders'],
    about: { floors: 't' },
    input: z.object({ ...floorAt, reason }),
    output: z.object({ COUNT: z.int(), HIDDEN: yesNo }),
    refusals: [
      'topicGone',
      'floorGone',
      'hideFirst',
      'hideOwn',
      'hideStaff',
      'hidAlready',
      'hidByLinked',
      'hideLooked',
      'hidePaused',
      ...withReason,
    ],
  }),
  propose: endpoint({
    method: 'POST',
    path: '/proposeMS',
    who: 'life:1',
    kind: 'write',
    rate: 'propose',
    touches: ['proposals'],
    /** UID: who is to keep the club, a member of the keepers' level; without it staff choose. */
    input: z.object({
      name: text(limits.clubName),
      intro: text(limits.clubText),
      reason,
      UID: z.optional(userId),
    }),
    output: z.object({ id: rowId }),
    refusals: [...nameRefusals, 'proposalOpen', 'personUnknown', 'keeperLevel', ...withReason],
  }),
  withdrawProposal: endpoint({
    method: 'POST',
    path: '/withdrawMSProposal',
    who: 'verified',
    kind: 'write',
    rate: 'edit',
    touches: ['proposals'],
    input: z.object({ id: rowId }),
    output: success,
    refusals: ['proposalGone', 'proposalDecided'],
  }),
  /** The caller's newest 20 proposals. */
  myProposals: endpoint({
    method: 'GET',
    path: '/getMyMSProposal',
    who: 'member',
    kind: 'read',
    shows: ['proposals', 'members'],
    input: nothing,
    output: z.array(ownProposal),
  }),
  proposals: endpoint({
    method: 'POST',
    path: '/getMSProposal',
    who: 'staff:ms',
    kind: 'read',
    shows: ['proposals', 'members'],
    input: z.object({ state: z._default(z.enum(['todo', 'done']), 'todo'), ...paging }),
    output: pageOf(staffProposal),
  }),
  /** `pass` opens the club with these keepers, at most `clubKeepersMost`; the proposer and the keepers are told. */
  decideProposal: endpoint({
    method: 'POST',
    path: '/decideMSProposal',
    who: 'staff:ms',
    kind: 'write',
    touches: ['proposals', 'clubs', 'staff', 'reminders'],
    input: z.object({
      id: rowId,
      verdict: z.enum(['pass', 'notPass']),
      keepers: z._default(z.array(userId).check(z.maxLength(20)), []),
      reason,
    }),
    output: success,
    refusals: [
      'proposalGone',
      'proposalDecided',
      'proposalOwn',
      'clubNameTaken',
      'personUnknown',
      'keeperLevel',
      'keeperSelf',
      'keepersMany',
      ...withReason,
    ],
  }),
  /** All clubs with their keepers, for staff. */
  clubKeepers: endpoint({
    method: 'GET',
    path: '/getMSKeepers',
    who: 'staff:ms',
    kind: 'read',
    shows: ['clubs', 'members'],
    input: nothing,
    output: z.array(keptClub),
  }),
  /** Names a keeper of a club, or with `on` N dismisses one, who is told. */
  setKeeper: endpoint({
    method: 'POST',
    path: '/setMSKeeper',
    who: 'staff:ms',
    kind: 'write',
    touches: ['clubs', 'staff', 'reminders'],
    input: z.object({ m: clubId, UID: userId, on: z._default(yesNo, 'Y'), reason }),
    output: success,
    refusals: ['clubGone', 'personUnknown', 'keeperLevel', 'keeperSelf', 'keepersMany', 'actDone', ...withReason],
  }),
}
