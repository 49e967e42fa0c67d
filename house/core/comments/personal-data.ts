import type { PersonalData } from '../members/personal-data.ts'
import { holdsAny } from '../members/staff/holds-any.ts'
import { dropWords } from '../reminders/store.ts'
import { exportAboutThings } from '../things/export-about-things.ts'
import type { CommentedKind } from './comment-kind.ts'
import './tables.ts'

const exported = { table: 'comments', by: 'author', columns: 'r.comment, r.at, r.removed_at' } as const

/** Personal data: a member's comments on things of every kind. */
export const commentsData = (kinds: readonly CommentedKind[]): PersonalData => ({
  name: 'comments',
  tables: ['comments'],
  export: (db, member) => exportAboutThings(db, exported, { kinds, member }),
  stands: (db, member) => holdsAny(db, member, [['comments', 'author']]),
  forget: async (tx, member) => {
    // Locked first, so that staff who release or remove one meanwhile do not count it a second time.
    const own = tx.selectFrom('comments').select('id').where('author', '=', member)
    await own.orderBy('id').forUpdate().execute()
    for (const kind of kinds) await kind.uncount(tx, member)
    await dropWords(tx, { actor: member, kinds: kinds.map(({ reminderKind }) => reminderKind) })
    await tx.deleteFrom('comments').where('author', '=', member).execute()
  },
})
