import type { PersonalData } from '#core/members/personal-data.ts'
import { holdsAny } from '#core/members/staff/holds-any.ts'
import { dessertOf } from '#rules/desserts/desserts.ts'
import './tables.ts'

/** Personal data: what a member cooked, fed, sent out and found. Thefts by them name nobody any more once they are forgotten. */
export const dessertActsData: PersonalData = {
  name: 'dessertActs',
  tables: ['dessert_servings', 'dessert_outings', 'recipe_hints', 'syntheses', 'dessert_skins'],
  export: async (db, member) => {
    const outings = await db
      .selectFrom('dessert_outings')
      .select(['dessert', 'place', 'victim', 'hours', 'left_at', 'back_at', 'ended_at', 'found'])
      .where('member', '=', member)
      .orderBy('id')
      .execute()
    const syntheses = await db
      .selectFrom('syntheses')
      .select(['gdd', 'sjd', 'zjj', 'sugar', 'dessert', 'came', 'at'])
      .where('member', '=', member)
      .orderBy('id')
      .execute()
    const skins = await db
      .selectFrom('dessert_skins')
      .select(['dessert', 'skin', 'at'])
      .where('member', '=', member)
      .orderBy('at')
      .execute()
    const named = <Row extends { readonly dessert: number }>(rows: readonly Row[]) =>
      rows.map((row) => ({ ...row, dessert: dessertOf(row.dessert) }))
    return { outings: named(outings), syntheses: named(syntheses), skins: named(skins) }
  },
  stands: (db, member) => holdsAny(db, member, [['dessert_outings', 'member']]),
  forget: async (tx, member) => {
    await tx.deleteFrom('dessert_servings').where('member', '=', member).execute()
    await tx.deleteFrom('dessert_outings').where('member', '=', member).execute()
    await tx.deleteFrom('recipe_hints').where('member', '=', member).execute()
    await tx.deleteFrom('syntheses').where('member', '=', member).execute()
    await tx.deleteFrom('dessert_skins').where('member', '=', member).execute()
    // An outing to a plate that is gone brings nothing.
    await tx.updateTable('dessert_outings').set({ victim: null, place: 'gone' }).where('victim', '=', member).execute()
  },
}
