import type { DiscountKind } from '@patisserie/rules/economy/quote'
import type { Reading } from '../../core/members/reads.ts'

/** What the dessert that a member displays does in the shop. */
export interface ShopEffects {
  readonly discounts: readonly DiscountKind[]
  /** Points are sold for more. */
  readonly moonCake: boolean
}

/** The effects of the displayed dessert. Nobody displays one until there are desserts. */
export const shopEffectsOf = (_db: Reading, _member: number): Promise<ShopEffects> =>
  Promise.resolve({ discounts: [], moonCake: false })
