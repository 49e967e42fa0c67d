import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { instant, pageFields, pageOf, paging, success, text, userId } from '#contract/fields.ts'
import { as, row } from '#contract/row.ts'
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

/** Empty in `terms` if the caller can give to the person. `weekIn`: the person can take nothing more this week. */
const whyNot = z.enum(['', ...giftBars, 'levelMissing', 'weekIn'])

const gift = {
  id: as('KeyID', z.int()),
  resource: as('RESOURCE', resource),
  amount: as('AMOUNT', z.int()),
  /** Its worth in score when it was given. */
  worth: as('WORTH', z.int()),
  note: as('NOTE', z.string()),
  givenAt: as('TIME', instant),
  state: as('STATE', z.enum(giftStates)),
  /** When it was declined or taken back, or empty. */
  endedAt: as('ENDED', z.string()),
  /** Why staff took it back. */
  reason: as('WHY', z.string()),
}

const ownGift = row({
  ...gift,
  /** `out`: the caller gave it. */
  way: as('WAY', z.enum(['out', 'in'])),
  /** The other member; the nickname is empty if they closed their account. */
  memberId: as('UID', userId),
  nick: as('NICK', z.string()),
  head: as('HEAD', z.string()),
  /** Until when the caller may decline it; empty if they cannot. */
  declineUntil: as('DECLINE', z.string()),
})
export type OwnGift = z.output<typeof ownGift>

/** Worth given or received in the last seven days. */
const week = row({
  used: as('USED', z.int()),
  left: as('LEFT', z.int()),
  /** When more of it is free; empty if nothing is used. */
  roomAt: as('UNTIL', z.string()),
})
export type GiftWeekRow = z.output<typeof week>

const person = row({ id: as('UID', userId), nick: as('NICK', z.string()) })

/** What staff should look at: `bothWays`: gifts in both directions; `linked`: one person's accounts; `inflow`: the receiver got much. */
export const giftFlags = ['bothWays', 'linked', 'inflow'] as const
export type GiftFlag = (typeof giftFlags)[number]

const anyGift = row({
  ...gift,
  giver: as('GIVER', person),
  receiver: as('RECEIVER', person),
  flags: as('FLAGS', z.array(z.enum(giftFlags))),
  /** How much of the resource the receiver has now. */
  held: as('HELD', z.int()),
  /** How much of it the house paid when it was taken back. */
  lost: as('LOST', z.int()),
})
export type AnyGift = z.output<typeof anyGift>

const ring = row({
  flag: as('FLAG', z.enum(giftFlags)),
  /** Both members of a pair, or the one who received much. */
  people: as('PEOPLE', z.array(person)),
  count: as('GIFTS', z.int()),
  worth: as('WORTH', z.int()),
  /** From how many people it came. */
  givers: as('GIVERS', z.int()),
})
export type GiftRing = z.output<typeof ring>

const award = row({
  id: as('KeyID', z.int()),
  receiver: as('RECEIVER', person),
  resource: as('RESOURCE', resource),
  amount: as('AMOUNT', z.int()),
  reason: as('REASON', z.string()),
  staff: as('STAFF', person),
  awardedAt: as('TIME', instant),
})

const held = { resource: as('RESOURCE', resource), amount: as('AMOUNT', z.int()) }
const receiver = as('UID', userId)

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
    input: row({ receiver, resource, amount: z.number(), note: z._default(text(peopleLimits.note), '') }),
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
    input: row({ receiver }),
    output: row({
      receiver,
      nick: as('NICK', z.string()),
      head: as('HEAD', z.string()),
      whyNot: as('WHY', whyNot),
      /** When the caller's account is old enough; empty if it is. */
      mayGiveFrom: as('FROM', z.string()),
      week,
      /** What the caller holds of each resource that can be given and of which they hold something. */
      held: z.array(row(held)),
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
    output: row({
      ...pageFields(anyGift),
      /** Of all gifts that the filters find and that stand: their worth, and the amount of each resource. */
      worth: as('WORTH', z.int()),
      totals: z.array(row({ ...held, count: as('GIFTS', z.int()) })),
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
    input: row({ receiver, resource, amount: z.number(), reason }),
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
