import { oneFreeOf, orangeScore } from '#rules/economy/economy-rates.ts'
import { driftedPrice, isLevelItem, isMaterialItem, levelPrice, type ShopItem } from '#rules/economy/prices.ts'
import { privilegeMax } from '#rules/people/privileges.ts'

/**
 * Why something is cheaper: the orange dessert is displayed, it is so with its spell card, or an activity of the shop that
 * is for this item runs.
 */
export const discountKinds = ['orange', 'orangeCard', 'activity'] as const
export type DiscountKind = (typeof discountKinds)[number]

interface Wanted {
  readonly item: ShopItem
  /** Whole units, at least 1. */
  readonly count: number
  /** `Drift.permille` of the item; levels ignore it. */
  readonly permille: number
  /** What the buyer could have; those that are not for this item are ignored. */
  readonly discounts: readonly DiscountKind[]
  /** How many of the item the buyer has; only levels ask. */
  readonly owned: number
}

export interface Quote {
  /** Price of each unit before the discount; of levels each costs more than the one before. */
  readonly unitPrices: readonly number[]
  readonly full: number
  /** What the buyer pays. */
  readonly total: number
  /** The one discount that counts, and what it takes off. */
  readonly discount: { readonly kind: DiscountKind; readonly saves: number } | null
}

/** What `count` units cost; null if there are not that many levels left. */
export const quote = ({ item, count, permille, discounts, owned }: Wanted): Quote | null => {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`cannot buy ${count}`)
  if (isLevelItem(item)) {
    if (owned + count > privilegeMax) return null
    const unitPrices = Array.from({ length: count }, (_, n) => levelPrice(item, owned + n + 1))
    const full = unitPrices.reduce((sum, each) => sum + each, 0)
    return { unitPrices, full, total: full, discount: null }
  }
  const price = driftedPrice(item, permille)
  const full = price * count
  const discount = bestDiscount(
    full,
    discounts.map((kind) => ({ kind, saves: saving(kind, item, { price, count }) })),
  )
  return {
    unitPrices: Array.from({ length: count }, () => price),
    full,
    total: full - (discount?.saves ?? 0),
    discount,
  }
}

const saving = (
  kind: DiscountKind,
  item: ShopItem,
  { price, count }: { readonly price: number; readonly count: number },
): number => {
  if (kind === 'orange') return item === 'power' || item === 'point' ? orangeScore * count : 0
  if (kind === 'orangeCard' && !isMaterialItem(item)) return 0
  return price * Math.floor(count / oneFreeOf)
}

/** Discounts do not add up: the one that saves most counts, and it never takes off more than half of the price. */
export const bestDiscount = (
  full: number,
  offers: readonly { readonly kind: DiscountKind; readonly saves: number }[],
): Quote['discount'] => {
  let best: Quote['discount'] = null
  for (const { kind, saves } of offers) {
    const counts = Math.min(saves, Math.floor(full / 2))
    if (counts > (best?.saves ?? 0)) best = { kind, saves: counts }
  }
  return best
}
