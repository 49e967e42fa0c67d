import { sql } from 'kysely'
import type { PersonalData } from '#core/members/personal-data.ts'
import type { Reading } from '#core/members/reads.ts'
import { holdsAny } from '#core/members/staff/holds-any.ts'
import { deletePaintings } from './store.ts'
import './tables.ts'

/** Personal data: a member's works. Their pictures are among the pictures they uploaded. */
export const paintingsData: PersonalData = {
  name: 'paintings',
  tables: ['paintings'],
  export: async (db, member) => ({ uploaded: await worksOf(db, member) }),
  stands: (db, member) => holdsAny(db, member, [['paintings', 'uploader']]),
  forget: async (tx, member) => {
    await deletePaintings(tx, sql`select id from paintings where uploader = ${member} order by id for update`)
  },
}

/** Every column that the uploader filled, with the paths of the pictures and what the work is filtered by. */
const worksOf = (db: Reading, member: number) =>
  db
    .selectFrom('paintings as p')
    .select(['p.id', 'p.name', 'p.comment', 'p.dragon', 'p.rights', 'p.source', 'p.ai', 'p.note', 'p.commentable'])
    .select(['p.likes', 'p.comments', 'p.uploaded_at', 'p.edited_at', 'p.removed_at'])
    .select([
      sql<string[]>`(select coalesce(array_agg(e.src order by e.n), '{}') from painting_pictures e
        where e.painting = p.id)`.as('pictures'),
      sql<string[]>`(select coalesce(array_agg(f.facet order by f.facet), '{}') from painting_facets f
        where f.painting = p.id)`.as('facets'),
    ])
    .where('p.uploader', '=', member)
    .orderBy('p.id')
    .execute()
