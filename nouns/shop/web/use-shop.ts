import { useEffect, useEffectEvent } from 'react'
import { useRead } from '#api/reads.ts'
import type { Out } from '#contract/endpoint.ts'
import { isLevelItem, type LevelItem } from '#rules/economy/prices.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { privilegeMax } from '#rules/people/privileges.ts'
import { useLive } from '#session/live/live-wishes.ts'
import { useMe } from '#session/me.ts'
import { useSession } from '#session/session-context.ts'
import type { PricedItem, ShopActivity } from '../contract/shop.ts'
import { shop as shopContract } from '../contract/shop.ts'
import { activityState } from '../rules/activities.ts'
import { type DiscountKind, type Quote, quote } from '../rules/quote.ts'
import type { Ware } from '../rules/wares.ts'
import { useSeconds } from './use-seconds.ts'

export type Prices = Out<typeof shopContract.calls.prices>

/** What the page knows of its member. */
export interface Shopper {
  readonly status: 'unknown' | 'guest' | 'member'
  readonly held: (resource: Resource) => number
  readonly owes: readonly { readonly resource: Resource; readonly amount: number }[]
  readonly discounts: readonly DiscountKind[]
  /** What the shop pays them for one. */
  readonly sellPrice: (item: Resource) => number
  /** Why they may not trade at all. */
  readonly barred: 'robot' | 'entered' | 'black' | null
}

export interface Shop {
  readonly prices: Prices
  readonly shopper: Shopper
  readonly now: Date
  readonly running: readonly ShopActivity[]
  readonly soon: readonly ShopActivity[]
  readonly activityOf: (item: Ware) => ShopActivity | undefined
  readonly priced: (item: Ware) => PricedItem | undefined
  /** All discounts that the reader could have for an item. */
  readonly discountsOf: (item: Ware) => readonly DiscountKind[]
  /** What so many cost the reader; null if there are not that many levels left. */
  readonly quoted: (item: Ware, count: number) => Quote | null
}

/** Prices, activities and the member's part. Prices are read again at the hour at which they may move. */
export function useShop() {
  const read = useRead(shopContract.calls.prices, {})
  const { until = '' } = read.value ?? {}
  const again = useEffectEvent(read.again)
  useEffect(() => {
    if (until === '') return
    // Everybody's page asks at that moment, so each waits a little; an answer kept from before is asked for again.
    const late = Date.parse(until) - Date.now() + 500 + Math.random() * 4_000
    let timer = setTimeout(ask, Math.max(late, retryMs))
    function ask() {
      again()
      timer = setTimeout(ask, retryMs)
    }
    return () => clearTimeout(timer)
  }, [until])
  const shopper = useShopper(read.value)
  const now = useSeconds((read.value?.activities.length ?? 0) > 0)
  return { read, shop: read.value ? shopOf(read.value, shopper, now) : null }
}

const retryMs = 12_000

function useShopper(prices: Prices | undefined): Shopper {
  const { status, profile } = useMe()
  const { store } = useSession()
  const read = useRead(shopContract.calls.own, {}, { enabled: status === 'member', quiet: true })
  useLive('wallet', null, () => read.again())
  const mine = status === 'member' ? read.value : undefined
  return {
    status: status === 'member' && !mine ? 'unknown' : status,
    held: (resource) => mine?.holds.find((each) => each.resource === resource)?.amount ?? 0,
    owes: mine?.owes ?? [],
    discounts: mine?.discounts ?? [],
    sellPrice: (item) => (mine ?? prices)?.sells.find((each) => each.item === item)?.price ?? 0,
    barred: profile?.robot ? 'robot' : profile?.black ? 'black' : profile && store.entered() ? 'entered' : null,
  }
}

const shopOf = (prices: Prices, shopper: Shopper, now: Date): Shop => {
  const state = (activity: ShopActivity) =>
    activityState({ start: new Date(activity.start), end: new Date(activity.end) }, now)
  const running = prices.activities.filter((activity) => state(activity) === 'runs')
  const activityOf = (item: Ware) => running.find(({ items }) => items.some((each) => each === item))
  const discountsOf = (item: Ware) => [...shopper.discounts, ...(activityOf(item) ? ['activity' as const] : [])]
  const priced = (item: Ware) => prices.items.find((each) => each.item === item)
  return {
    prices,
    shopper,
    now,
    running,
    soon: prices.activities.filter((activity) => state(activity) === 'soon'),
    activityOf,
    priced,
    discountsOf,
    quoted: (item, count) =>
      quote({
        item,
        count,
        permille: priced(item)?.permille ?? 0,
        discounts: discountsOf(item),
        owned: shopper.held(item),
      }),
  }
}

/** The level that comes next, or null at the top. */
export const nextLevel = (shop: Shop, item: LevelItem): number | null => {
  const level = shop.shopper.held(item) + 1
  return level <= privilegeMax ? level : null
}

/** Price of one now; of a level the next one's. Null where nothing can be bought. */
export const priceNow = (shop: Shop, item: Ware): number | null => {
  if (!isLevelItem(item)) return shop.priced(item)?.price ?? null
  const level = nextLevel(shop, item)
  return level === null ? null : (shop.prices.levels.find((each) => each.item === item)?.prices[level - 1] ?? null)
}
