import type { PersonalData } from '#core/members/personal-data.ts'
import { holdsAny } from '#core/members/staff/holds-any.ts'
import { dropPart, dropWords } from '#core/reminders/store.ts'
import { resourceOf } from '#rules/ledger/resources.ts'
import { giftSubject } from './names.ts'
import './tables.ts'

/**
 * Personal data: gifts given and received, with their notes, and awards. When a member is forgotten the words go: notes
 * that they wrote, what staff wrote about them, and their name in what the other was told. What moved stays, as in the ledger.
 */
export const giftsData: PersonalData = {
  name: 'gifts',
  tables: ['gifts', 'awards'],
  export: async (db, member) => {
    const gifts = await db
      .selectFrom('gifts')
      .select(['giver', 'receiver', 'resource', 'amount', 'worth', 'note', 'at', 'state', 'ended_at', 'ended_reason'])
      .where((is) => is.or([is('giver', '=', member), is('receiver', '=', member)]))
      .orderBy('id')
      .execute()
    const awards = await db
      .selectFrom('awards')
      .select(['resource', 'amount', 'reason', 'at'])
      .where('receiver', '=', member)
      .orderBy('id')
      .execute()
    const named = <Row extends { readonly resource: number }>(rows: readonly Row[]) =>
      rows.map((row) => ({ ...row, resource: resourceOf(row.resource) }))
    return { gifts: named(gifts), awards: named(awards) }
  },
  stands: (db, member) =>
    holdsAny(db, member, [
      ['gifts', 'giver'],
      ['gifts', 'receiver'],
      ['awards', 'receiver'],
      ['awards', 'staff'],
    ]),
  forget: async (tx, member) => {
    await dropWords(tx, { actor: member, kinds: ['gift'] })
    const taken = await tx
      .selectFrom('gifts')
      .select(['id', 'giver', 'receiver'])
      .where((is) => is.or([is('giver', '=', member), is('receiver', '=', member)]))
      .where('state', '=', 'takenBack')
      .execute()
    const told = taken.map(({ id, giver, receiver }) => ({ id, other: giver === member ? receiver : giver }))
    // In the order of members, as `remind` locks them.
    for (const { id, other } of told.toSorted((a, b) => a.other - b.other))
      await dropPart(tx, { to: other, kind: 'giftTakenBack', subject: giftSubject(id), part: 'other' })
    await tx.updateTable('gifts').set({ note: '' }).where('giver', '=', member).where('note', '<>', '').execute()
    await tx
      .updateTable('gifts')
      .set({ ended_reason: '' })
      .where((is) => is.or([is('giver', '=', member), is('receiver', '=', member)]))
      .where('ended_reason', '<>', '')
      .execute()
    await tx.updateTable('awards').set({ reason: '' }).where('receiver', '=', member).execute()
  },
}
