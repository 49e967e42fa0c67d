import * as z from 'zod/mini'
import { endpoint, group } from '#contract/endpoint.ts'
import { instant, nothing, rowId, success, text } from '#contract/fields.ts'
import { levelItems, soldItems } from '#rules/economy/prices.ts'
import { resources } from '#rules/ledger/resources.ts'
import * as limits from '#rules/staff/staff-limits.ts'
import { discountKinds } from '../rules/quote.ts'
import { pieces, wares } from '../rules/wares.ts'

declare module '#contract/endpoint.ts' {
  interface Tags {
    /** Prices and activities of the shop. Prices also change at the full hour, which touches nothing. */
    shop: true
  }
}

const resource = z.enum(resources)
const amountOf = z.object({ resource, amount: z.int() })
const piece = z.enum(pieces)
const score = z.int().check(z.gte(0), z.lte(9_007_199_254_740_991))
const count = z.int().check(z.gte(1), z.lte(10_000))

/** The hour since 1970 from which on a price stood, and the price. */
const point = z.tuple([z.int(), z.int()])

const priced = z.object({
  item: piece,
  /** Price without demand. */
  base: z.int(),
  /** How far demand has moved the price from it, in thousandths. */
  permille: z.int(),
  /** Price of one now. */
  price: z.int(),
  /** The prices of the last seven days; the first point says what the price was when they began. */
  week: z.array(point),
})
export type PricedItem = z.output<typeof priced>

/** Of every four of one of its items one is free. */
const activity = z.object({ id: rowId, items: z.array(piece), start: instant, end: instant })
export type ShopActivity = z.output<typeof activity>

const shopActivity = z.extend(activity, {
  reason: z.string(),
  /** How much was bought with it, and the score that buyers saved. */
  units: z.int(),
  saved: z.int(),
})
export type StaffActivity = z.output<typeof shopActivity>

const receipt = z.object({
  /** What moved, for the caller: above 0 came in, below 0 went out; and the balance afterwards. */
  moved: z.array(z.object({ resource, amount: z.int(), balance: z.int() })),
  /** The discount that counted, and the score it saved; null for none. */
  discount: z.nullable(z.object({ kind: z.enum(discountKinds), saves: z.int() })),
})
export type Receipt = z.output<typeof receipt>

/** `data` of `priceChanged` and `activityOver`: what the caller would have paid or got, and what it is now. */
export interface PriceNotice {
  readonly seen: number
  readonly now: number
  /** Price of one now. */
  readonly unit: number
}

const withReason = ['missingReason', 'reasonLong'] as const

export const shop = group('sh.', {
  /** Prices, and activities that run or will. */
  prices: endpoint({
    method: 'GET',
    path: '/getShop',
    who: 'anyone',
    kind: 'read',
    shows: ['shop'],
    input: nothing,
    output: z.object({
      /** The prices stand until then at least. */
      until: instant,
      items: z.array(priced),
      /** Prices of levels 1 to 8. */
      levels: z.array(z.object({ item: z.enum(levelItems), prices: z.array(z.int()) })),
      /** What the shop pays for one. */
      sells: z.array(z.object({ item: z.enum(soldItems), price: z.int() })),
      activities: z.array(activity),
    }),
  }),
  /** All prices that an item had: of the last 90 days by the hour, of those before the last one of each Beijing day. */
  history: endpoint({
    method: 'GET',
    path: '/getPriceHistory',
    who: 'anyone',
    kind: 'read',
    shows: ['shop'],
    input: z.object({ item: piece }),
    output: z.object({ base: z.int(), points: z.array(point) }),
  }),
  /** What the caller holds and owes, the discounts of the dessert they display, and what the shop pays them for one. */
  own: endpoint({
    method: 'GET',
    path: '/getMyShop',
    who: 'member',
    kind: 'read',
    shows: ['me', 'own-stakes'],
    input: nothing,
    output: z.object({
      /** Everything above 0. */
      holds: z.array(amountOf),
      owes: z.array(amountOf),
      discounts: z.array(z.enum(discountKinds)),
      sells: z.array(z.object({ item: z.enum(soldItems), price: z.int() })),
    }),
  }),
  /** Buys at most for the price seen. A lower price is simply given; a higher one is refused with both. */
  buy: endpoint({
    method: 'POST',
    path: '/buy',
    who: 'verified',
    kind: 'write',
    rate: 'trade',
    touches: ['me'],
    input: z.object({
      item: z.enum(wares),
      count,
      /** The price of all of them together that the caller saw. */
      price: score,
      /** The activity that the caller counted on. */
      activity: z.optional(rowId),
    }),
    output: receipt,
    refusals: [
      'priceChanged',
      'insufficient',
      'activityOver',
      'levelFull',
      'oneLevel',
      'countMany',
      'robotTrades',
      'inDebt',
    ],
  }),
  /** Sells to the shop at least for the price seen. */
  sell: endpoint({
    method: 'POST',
    path: '/sell',
    who: 'verified',
    kind: 'write',
    rate: 'trade',
    touches: ['me'],
    input: z.object({
      item: z.enum(soldItems),
      count,
      /** What the caller saw they would get for all of them together. */
      price: score,
    }),
    output: receipt,
    refusals: ['priceChanged', 'insufficient', 'countMany', 'robotTrades'],
  }),
  /** All activities, newest first. */
  activities: endpoint({
    method: 'GET',
    path: '/getShopActivities',
    who: 'staff:present',
    kind: 'read',
    shows: ['shop'],
    input: nothing,
    output: z.array(shopActivity),
  }),
  /** Makes an activity, or changes one: of a running one only the end. An end that is past ends it now. */
  updateActivity: endpoint({
    method: 'POST',
    path: '/updateShopActivity',
    who: 'staff:present',
    kind: 'write',
    touches: ['shop', 'staff'],
    input: z.object({
      /** Left out: a new one. */
      id: z.optional(rowId),
      items: z.array(piece).check(z.maxLength(pieces.length)),
      start: instant,
      end: instant,
      reason: text(limits.reason),
    }),
    output: success,
    refusals: [
      'missingActivity',
      'itemsMissing',
      'periodWrong',
      'activityRuns',
      'activityMeets',
      'activityOver',
      ...withReason,
    ],
  }),
})
