import { dessertOf } from '#rules/desserts/desserts.ts'
import type { Displayed } from '#rules/desserts/effects.ts'
import { hidesCard } from '#rules/desserts/skins.ts'
import type { Reading } from '../members/reads.ts'
import { type Keeper, type OwnedDessert, ownedDessert } from './keeper.ts'
import './tables.ts'

/** What a member displays; null if nothing. */
export async function displayedOf(db: Reading, member: number): Promise<Displayed | null> {
  const row = await db
    .selectFrom('dessert_keepers as k')
    .innerJoin('desserts as d', (on) => on.onRef('d.member', '=', 'k.member').onRef('d.dessert', '=', 'k.displayed'))
    .select(['d.dessert', 'd.card', 'd.skin'])
    .where('k.member', '=', member)
    .executeTakeFirst()
  return row ? actingAs({ ...row, dessert: dessertOf(row.dessert) }) : null
}

/** What a member whose keeper is locked displays; null if nothing. */
export function displayedIn(keeper: Keeper): Displayed | null {
  const owned = ownedDessert(keeper, keeper.displayed)
  return owned && actingAs(owned)
}

/** As what a displayed dessert acts: a skin may hide its spell card. */
export const actingAs = ({ dessert, card, skin }: Pick<OwnedDessert, 'dessert' | 'card' | 'skin'>): Displayed => ({
  dessert,
  card: card && !hidesCard(skin),
})
