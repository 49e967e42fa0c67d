import { dessertOf } from '@patisserie/rules/desserts/desserts'
import type { Displayed } from '@patisserie/rules/desserts/effects'
import { hidesCard } from '@patisserie/rules/desserts/skins'
import type { Reading } from '../members/reads.ts'
import './tables.ts'

/** What a member displays; null if nothing. */
export async function displayedOf(db: Reading, member: number): Promise<Displayed | null> {
  const row = await db
    .selectFrom('dessert_keepers as k')
    .innerJoin('desserts as d', (on) => on.onRef('d.member', '=', 'k.member').onRef('d.dessert', '=', 'k.displayed'))
    .select(['d.dessert', 'd.card', 'd.skin'])
    .where('k.member', '=', member)
    .executeTakeFirst()
  return row ? { dessert: dessertOf(row.dessert), card: row.card && !hidesCard(row.skin) } : null
}
