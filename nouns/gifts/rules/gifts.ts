import { awardWorth, giving } from '#rules/economy/economy-rates.ts'
import { giftWorth, isGiftable } from '#rules/economy/gift-worth.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { note as noteLimit } from '#rules/people/people-limits.ts'
import { privilegeMax } from '#rules/people/privileges.ts'
import { weightedLength } from '#rules/text.ts'

const dayMs = 86_400_000

/** What decides whether a member can give anything to another. */
export interface GiftStanding {
  readonly isSelf: boolean
  /** Both accounts count as one person's. */
  readonly areLinked: boolean
  /** `mayReach` allows it, and the receiver is verified and not black-flagged. */
  readonly reaches: boolean
  /** One of the two is a robot. */
  readonly hasRobot: boolean
  /** The giver has debts. */
  readonly owes: boolean
  /** When the giver registered. */
  readonly joined: Date
  readonly now: Date
}

export const giftBars = ['giftSelf', 'notReachable', 'giftLinked', 'robotAccount', 'inDebt', 'accountYoung'] as const
export type GiftBar = (typeof giftBars)[number]

/** Why a member can give nothing to another, whatever the gift; null if they can. */
export function giftBar(standing: GiftStanding): GiftBar | null {
  if (standing.isSelf) return 'giftSelf'
  if (!standing.reaches) return 'notReachable'
  if (standing.areLinked) return 'giftLinked'
  if (standing.hasRobot) return 'robotAccount'
  if (standing.owes) return 'inDebt'
  return standing.now < mayGiveFrom(standing.joined) ? 'accountYoung' : null
}

/** When an account is old enough to give. */
export const mayGiveFrom = (joined: Date): Date => new Date(joined.getTime() + giving.days * dayMs)

/** What is wrong with a gift whoever gets it; null if nothing. `note` is trimmed. */
export function giftProblem(gift: { readonly resource: Resource; readonly amount: number; readonly note: string }) {
  if (!isGiftable(gift.resource)) return 'notGiftable'
  if (!Number.isSafeInteger(gift.amount) || gift.amount < 1) return 'amountWrong'
  return weightedLength(gift.note) > noteLimit ? 'noteLong' : null
}

/** Until when the receiver may give a gift back. */
export const declineUntil = (given: Date): Date => new Date(given.getTime() + giving.declineDays * dayMs)

/** The most of a resource that staff award at once. */
export const mostAwarded = (resource: Resource): number =>
  isGiftable(resource) ? Math.floor(awardWorth / giftWorth(resource, 1)) : privilegeMax

/** Staff look at gifts of so many days together. */
export const ringDays = 30

/** Worth received within `ringDays` from which staff look at the receiver: two full weeks. */
export const inflowWorth = 2 * giving.worthAWeek
