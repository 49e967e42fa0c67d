import type { PersonalData } from '../members/personal-data.ts'
import { holdsAny } from '../members/staff/holds-any.ts'
import { exportAboutThings } from '../things/export-about-things.ts'
import type { ThingKind } from '../things/thing-kind.ts'
import type { LikedKind } from './reaction-kind.ts'
import type { ReactionTable } from './store.ts'
import './tables.ts'

export interface ReactionKinds {
  readonly likes: readonly LikedKind[]
  readonly favourites: readonly ThingKind[]
}

const exported = (table: ReactionTable) => ({ table, by: 'member', columns: 'r.at' })

/** Personal data: a member's likes and favourites, of every kind. */
export const reactionsData = (kinds: ReactionKinds): PersonalData => ({
  name: 'reactions',
  tables: ['likes', 'favourites'],
  export: async (db, member) => ({
    likes: await exportAboutThings(db, exported('likes'), { kinds: kinds.likes, member }),
    favourites: await exportAboutThings(db, exported('favourites'), { kinds: kinds.favourites, member }),
  }),
  // A favourite is seen and counted by nobody else, so it does not keep an account.
  stands: (db, member) => holdsAny(db, member, [['likes', 'member']]),
  forget: async (tx, member) => {
    for (const kind of kinds.likes) await kind.uncount(tx, member)
    await tx.deleteFrom('likes').where('member', '=', member).execute()
    await tx.deleteFrom('favourites').where('member', '=', member).execute()
  },
})
