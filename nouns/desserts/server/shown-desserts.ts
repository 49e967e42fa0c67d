import type { ReadDb } from '#kit/db/database.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { dessertOf } from '#rules/desserts/desserts.ts'
import { levelOn, starsOf } from '#rules/desserts/growth.ts'
import { yesNoOf } from '#rules/yes-no.ts'
import { byFood, plateOf } from './plates.ts'
import './tables.ts'

/** POST /getDessertsOf: a member's desserts as others see them; null if there is no such member, `hidden` if they show them to nobody. */
export async function shownDesserts(
  db: ReadDb,
  { member, reader, now }: { member: number; reader: number | null; now: Date },
) {
  const person = await db
    .selectFrom('members')
    .select('shows_desserts')
    .where('id', '=', member)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!person) return null
  if (!person.shows_desserts && member !== reader) return 'hidden' as const
  const [keeper, rows, out] = await Promise.all([
    db.selectFrom('dessert_keepers').select('displayed').where('member', '=', member).executeTakeFirst(),
    db
      .selectFrom('desserts')
      .select(['dessert', 'exp', 'fed_on', 'card', 'skin'])
      .where('member', '=', member)
      .orderBy('dessert')
      .execute(),
    db
      .selectFrom('dessert_outings')
      .select('dessert')
      .where('member', '=', member)
      .where('ended_at', 'is', null)
      .executeTakeFirst(),
  ])
  const today = beijingDay(now)
  const displayed = keeper?.displayed == null ? null : dessertOf(keeper.displayed)
  return {
    DESSERTS: rows.map((row) => ({
      DESSERT: dessertOf(row.dessert),
      LEVEL: levelOn({ exp: row.exp, fedDay: row.fed_on }, today),
      STARS: starsOf(row.exp),
      CARD: yesNoOf(row.card),
      SKIN: row.skin,
    })),
    DISPLAYED: displayed,
    PLATE: displayed ? byFood(await plateOf(db, { member, dessert: displayed }, now)) : [],
    AWAY: yesNoOf(displayed !== null && out?.dessert === keeper?.displayed),
  }
}
