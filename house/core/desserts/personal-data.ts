import { dessertOf } from '#rules/desserts/desserts.ts'
import type { PersonalData } from '../members/personal-data.ts'
import { holdsAny } from '../members/staff/holds-any.ts'
import { dropWords } from '../reminders/store.ts'
import './tables.ts'

/** Personal data: the desserts of a member, where they came from, and what happened to them. */
export const dessertsData: PersonalData = {
  name: 'desserts',
  tables: ['dessert_keepers', 'desserts', 'dessert_grants', 'dessert_lines'],
  export: async (db, member) => {
    const desserts = await db
      .selectFrom('desserts')
      .select(['dessert', 'exp', 'fed_on', 'card', 'skin', 'got_at'])
      .where('member', '=', member)
      .orderBy('dessert')
      .execute()
    const lines = await db
      .selectFrom('dessert_lines')
      .select(['dessert', 'what', 'things', 'about', 'other', 'at'])
      .where('member', '=', member)
      .orderBy('id')
      .execute()
    const named = <Row extends { readonly dessert: number }>(rows: readonly Row[]) =>
      rows.map((row) => ({ ...row, dessert: dessertOf(row.dessert) }))
    return { desserts: named(desserts), lines: named(lines) }
  },
  stands: (db, member) => holdsAny(db, member, [['desserts', 'member']]),
  forget: async (tx, member) => {
    await dropWords(tx, { actor: member, kinds: ['stolenFrom'] })
    await tx.updateTable('dessert_lines').set({ other: null }).where('other', '=', member).execute()
    await tx.deleteFrom('dessert_lines').where('member', '=', member).execute()
    await tx.deleteFrom('dessert_grants').where('member', '=', member).execute()
    await tx.deleteFrom('desserts').where('member', '=', member).execute()
    await tx.deleteFrom('dessert_keepers').where('member', '=', member).execute()
  },
}
