import { sql } from 'kysely'
import type { Tx } from '../../kit/db/database.ts'
import { holdsAny } from '../members/holds-any.ts'
import type { PersonalData } from '../members/personal-data.ts'
import type { Reading } from '../members/reads.ts'
import type { LikedKind, ReactionKind } from './reaction-kind.ts'
import type { ReactionTable } from './store.ts'
import './tables.ts'

export interface ReactionKinds {
  readonly likes: readonly LikedKind[]
  readonly favourites: readonly ReactionKind[]
}

/** What a member likes and keeps at hand, of every kind. */
export const reactionsData = (kinds: ReactionKinds): PersonalData => ({
  name: 'reactions',
  tables: ['likes', 'favourites'],
  export: async (db, member) => ({
    likes: await eachKind(kinds.likes, (kind) => exported(db, { table: 'likes', kind, member })),
    favourites: await eachKind(kinds.favourites, (kind) => exported(db, { table: 'favourites', kind, member })),
  }),
  // Nobody else sees or counts a favourite.
  stands: (db, member) => holdsAny(db, member, [['likes', 'member']]),
  forget: async (tx, member) => {
    for (const kind of kinds.likes) await kind.uncount(tx, member)
    await tx.deleteFrom('likes').where('member', '=', member).execute()
    await tx.deleteFrom('favourites').where('member', '=', member).execute()
  },
})

async function eachKind(kinds: readonly ReactionKind[], read: (kind: ReactionKind) => Promise<unknown>) {
  const entries: [string, unknown][] = []
  for (const kind of kinds) entries.push([kind.kind, await read(kind)])
  return Object.fromEntries(entries)
}

interface Exported {
  readonly table: ReactionTable
  readonly kind: ReactionKind
  readonly member: number
}

async function exported(db: Reading, { table, kind, member }: Exported): Promise<unknown[]> {
  const { rows } = await sql`select ${sql.raw(kind.exported)}, r.at
    from ${sql.table(table)} r join ${sql.table(kind.table)} thing on thing.id = r.subject
    where r.kind = ${kind.kind} and r.member = ${member} order by r.at, r.subject`.execute(db as Tx) // only reads
  return rows
}
