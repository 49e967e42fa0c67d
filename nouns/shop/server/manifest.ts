import { readWallet } from '#core/ledger/reads.ts'
import type { Manifest } from '#core/manifest.ts'
import { notEntered } from '#core/members/not-entered.ts'
import { type Feature, implement } from '#kit/http/call.ts'
import { levelItems, levelPrice, sellPrice, soldItems } from '#rules/economy/prices.ts'
import { type Balances, resources } from '#rules/ledger/resources.ts'
import { privilegeMax } from '#rules/people/privileges.ts'
import { type PricedItem, shop } from '../contract/shop.ts'
import { hourOf } from '../rules/drift.ts'
import { allActivities, openActivities, type StoredActivity } from './activity-store.ts'
import { buy } from './buy.ts'
import { moveOnPrices } from './item-price.ts'
import { history, pricesNow, thinHistory } from './price-history.ts'
import { sell } from './sell.ts'
import { shopEffectsOf } from './shop-effects.ts'
import { updateActivity } from './update-activity.ts'

const shopFeature: Feature = implement(shop, {
  /** GET /getShop */
  prices: async ({ db, now }) => {
    const [items, activities]: [PricedItem[], readonly StoredActivity[]] = await Promise.all([
      pricesNow(db, now),
      openActivities(db, now),
    ])
    return {
      until: new Date((hourOf(now) + 1) * 3_600_000).toISOString(),
      items,
      levels: levelItems.map((item) => ({
        item,
        prices: Array.from({ length: privilegeMax }, (_, n) => levelPrice(item, n + 1)),
      })),
      sells: soldItems.map((item) => ({ item, price: sellPrice(item, { moonCake: false }) })),
      activities: activities.map(shown),
    }
  },
  history,
  /** GET /getMyShop */
  own: async ({ db, member }) => {
    const [{ balances, owed }, effects] = await Promise.all([readWallet(db, member.id), shopEffectsOf(db, member.id)])
    return {
      holds: listed(balances),
      owes: listed(owed),
      discounts: [...effects.discounts],
      sells: soldItems.map((item) => ({ item, price: sellPrice(item, effects) })),
    }
  },
  buy: notEntered(buy),
  sell: notEntered(sell),
  /** GET /getShopActivities */
  activities: async ({ db }) =>
    (await allActivities(db)).map((activity) => ({
      ...shown(activity),
      reason: activity.reason,
      units: activity.units,
      saved: activity.saved,
    })),
  updateActivity,
})

const listed = (amounts: Partial<Balances>) =>
  resources.flatMap((resource) => {
    const amount = amounts[resource] ?? 0
    return amount > 0 ? [{ resource, amount }] : []
  })

const shown = ({ id, items, start, end }: StoredActivity) => ({
  id,
  items: [...items],
  start: start.toISOString(),
  end: end.toISOString(),
})

const shopManifest: Manifest = {
  name: 'shop',
  publicPages: ['/shop'],
  desks: [{ area: 'present' }],
  open: ({ db, now, touched }) => ({
    calls: [shopFeature],
    hourly: [
      async () => {
        await moveOnPrices(db, now())
        touched(['shop'])
      },
    ],
    daily: [() => thinHistory(db.own, now())],
  }),
}

export const manifests: readonly Manifest[] = [shopManifest]
