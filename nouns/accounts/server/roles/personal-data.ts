import { forgetLinks, lockLinks } from '#core/members/links/link-store.ts'
import type { PersonalData } from '#core/members/personal-data.ts'

/** Personal data: which accounts count as one person's with the member's. */
export const rolesData: PersonalData = {
  name: 'linked_accounts',
  tables: ['account_links', 'linked_accounts'],
  export: (db, member) =>
    db
      .selectFrom('account_links')
      .select(['one', 'other', 'made_by', 'reason', 'made_at', 'ended_at', 'counts_until'])
      .where((is) => is.or([is('one', '=', member), is('other', '=', member)]))
      .orderBy('made_at')
      .execute(),
  stands: () => Promise.resolve(false),
  forget: async (tx, member) => {
    await lockLinks(tx)
    await forgetLinks(tx, member)
  },
}
