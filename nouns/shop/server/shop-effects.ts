import { displayedOf } from '#core/desserts/displayed.ts'
import type { Reading } from '#core/members/reads.ts'
import { sellsDearer, shopDiscounts } from '#rules/desserts/effects.ts'
import type { DiscountKind } from '../rules/quote.ts'

/** What the dessert that a member displays does in the shop. */
export interface ShopEffects {
  readonly discounts: readonly DiscountKind[]
  /** Points are sold for more. */
  readonly moonCake: boolean
}

/** The effects of the displayed dessert. */
export async function shopEffectsOf(db: Reading, member: number): Promise<ShopEffects> {
  const shown = await displayedOf(db, member)
  return { discounts: shopDiscounts(shown), moonCake: sellsDearer(shown) }
}
