import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { instant, pageOf, paging, success, text, userId } from '#contract/fields.ts'
import { giftStates } from '#rules/economy/gift-worth.ts'
import { resources } from '#rules/ledger/resources.ts'
import * as peopleLimits from '#rules/people/people-limits.ts'
import * as limits from '#rules/staff/staff-limits.ts'
import { giftBars } from '../rules/gifts.ts'

declare module '#contract/endpoint.ts' {
  interface Tags {
    /** Gifts between members, and what staff awarded. */
    gifts: true
  }
}

const resource = z.enum(resources)
const giftId = z.int().check(z.gte(1), z.lte(9_007_199_254_740_991))
const reason = text(limits.reason)
const withReason = ['missingReason', 'reasonLong'] as const

/** `given`: the receiver has it; `declined`: they gave it back; `takenBack`: staff took it back. */

/** Empty in `terms` if the caller can give to the person. `weekIn`: the person can take nothing more this week. */
const whyNot = z.enum(['', ...giftBars, 'levelMissing', 'weekIn'])

const gift = {
  KeyID: z.int(),
  RESOURCE: resource,
  AMOUNT: z.int(),
  /** Its worth in score when it was given. */
  WORTH: z.int(),
  NOTE: z.string(),
  TIME: instant,
  STATE: z.enum(giftStates),
  /** When it was declined or taken back, or empty. */
  ENDED: z.string(),
  /** Why staff took it back. */
  WHY: z.string(),
}

const ownGift = z.object({
  ...gift,
  /** `out`: the caller gave it. */
  WAY: z.enum(['out', 'in']),
  /** The other member; the nickname is empty if they closed their account. */
  UID: userId,
  NICK: z.string(),
  HEAD: z.string(),
  /** Until when the caller may decline it; empty if they cannot. */
  DECLINE: z.string(),
})
export type OwnGift = z.output<typeof ownGift>

/** Worth given or received in the last seven days. */
const week = z.object({
  USED: z.int(),
  LEFT: z.int(),
  /** When more of it is free; empty if nothing is used. */
  UNTIL: z.string(),
})
export type GiftWeekRow = z.output<typeof week>

const person = z.object({ UID: userId, NICK: z.string() })

/** What staff should look at: `bothWays`: gifts in both directions; `linked`: one person's accounts; `inflow`: the receiver got much. */
export const giftFlags = ['bothWays', 'linked', 'inflow'] as const
export type GiftFlag = (typeof giftFlags)[number]

const anyGift = z.object({
  ...gift,
  GIVER: person,
  RECEIVER: person,
  FLAGS: z.array(z.enum(giftFlags)),
  /** How much of the resource the receiver has now. */
  HELD: z.int(),
  /** How much of it the house paid when it was taken back. */
  LOST: z.int(),
})
export type AnyGift = z.output<typeof anyGift>

const ring = z.object({
  FLAG: z.enum(giftFlags),
  /** Both members of a pair, or the one who received much. */
  PEOPLE: z.array(person),
  GIFTS: z.int(),
  WORTH: z.int(),
  /** From how many people it came. */
  GIVERS: z.int(),
})
export type GiftRing = z.output<typeof ring>

const award = z.object({
  KeyID: z.int(),
  RECEIVER: person,
  RESOURCE: resource,
  AMOUNT: z.int(),
  REASON: z.string(),
  STAFF: person,
  TIME: instant,
})

const idText = z.string().check(z.regex(/^[1-9]\d{6,9}$/))
const dayText = z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))
const numberText = z.string().check(z.regex(/^[1-9]\d{0,5}$/))

export const gifts = group('g.', {
  give: endpoint({
    method: 'POST',
    path: '/presentPoint',
    who: 'life:1',
    kind: 'write',
    rate: 'gift',
    touches: ['gifts', 'me'],
    input: z.object({ UID: userId, resource, amount: z.number(), note: z._default(text(peopleLimits.note), '') }),
    output: success,
    refusals: [
      'personUnknown',
      ...giftBars,
      'notGiftable',
      'amountWrong',
      'noteLong',
      'worthMost',
      'weekOut',
      'weekIn',
      'tooLittle',
    ],
  }),
  /** What the caller could give to a person, and why they cannot. */
  terms: endpoint({
    method: 'POST',
    path: '/getGiftTerms',
    who: 'member',
    kind: 'read',
    shows: ['gifts', 'me', 'members', 'relations'],
    input: z.object({ UID: userId }),
    output: z.object({
      UID: userId,
      NICK: z.string(),
      HEAD: z.string(),
      WHY: whyNot,
      /** When the caller's account is old enough; empty if it is. */
      FROM: z.string(),
      week,
      /** What the caller holds of each resource that can be given and of which they hold something. */
      held: z.array(z.object({ RESOURCE: resource, AMOUNT: z.int() })),
    }),
    refusals: ['personUnknown'],
  }),
  /** The caller gives a gift back that they received within the last seven days; whole or not at all. */
  decline: endpoint({
    method: 'POST',
    path: '/declineGift',
    who: 'member',
    kind: 'write',
    rate: 'edit',
    touches: ['gifts', 'me'],
    input: z.object({ id: giftId }),
    output: success,
    refusals: ['giftUnknown', 'giftEnded', 'declineLate', 'giverClosed', 'tooLittle'],
  }),
  own: endpoint({
    method: 'POST',
    path: '/getGifts',
    who: 'member',
    kind: 'read',
    shows: ['gifts', 'members'],
    input: z.object({ way: z._default(z.enum(['all', 'out', 'in']), 'all'), ...paging }),
    output: z.extend(pageOf(ownGift), { out: week, in: week }),
  }),
  all: endpoint({
    method: 'GET',
    path: '/getAllPresent',
    who: 'staff:present',
    kind: 'read',
    shows: ['gifts', 'members', 'staff'],
    refusals: ['periodWrong'],
    input: z.object({
      giver: z.optional(idText),
      receiver: z.optional(idText),
      resource: z.optional(resource),
      state: z.optional(z.enum(giftStates)),
      /** First and last Beijing day. */
      since: z.optional(dayText),
      until: z.optional(dayText),
      pageNum: z.optional(numberText),
    }),
    output: z.extend(pageOf(anyGift), {
      /** Of all gifts that the filters find and that stand: their worth, and the amount of each resource. */
      WORTH: z.int(),
      totals: z.array(z.object({ RESOURCE: resource, AMOUNT: z.int(), GIFTS: z.int() })),
    }),
  }),
  /** Pairs and receivers of the last 30 days that staff should look at, by worth. */
  rings: endpoint({
    method: 'GET',
    path: '/getGiftRings',
    who: 'staff:present',
    kind: 'read',
    shows: ['gifts', 'members', 'staff'],
    input: z.object({}),
    output: z.object({ rows: z.array(ring) }),
  }),
  /** The giver gets the whole gift back; what the receiver no longer has is paid by the house. */
  takeBack: endpoint({
    method: 'POST',
    path: '/takeBackGift',
    who: 'staff:present',
    kind: 'write',
    touches: ['gifts', 'me', 'staff'],
    input: z.object({ id: giftId, reason }),
    output: success,
    refusals: ['giftUnknown', 'giftEnded', 'giverClosed', 'staffOwn', ...withReason],
  }),
  award: endpoint({
    method: 'POST',
    path: '/prizePresent',
    who: 'staff:present',
    kind: 'write',
    touches: ['gifts', 'me', 'members', 'staff'],
    input: z.object({ UID: userId, resource, amount: z.number(), reason }),
    output: success,
    refusals: [
      'personUnknown',
      'unverified',
      'staffOwn',
      'robotAccount',
      'amountWrong',
      'awardMost',
      'levelFull',
      ...withReason,
    ],
  }),
  awards: endpoint({
    method: 'GET',
    path: '/getAwards',
    who: 'staff:present',
    kind: 'read',
    shows: ['gifts', 'members', 'staff'],
    input: z.object({ receiver: z.optional(idText), staff: z.optional(idText), pageNum: z.optional(numberText) }),
    output: pageOf(award),
  }),
})
