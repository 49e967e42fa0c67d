import type { Kysely } from 'kysely'
import type { Tables } from '#kit/db/tables.ts'
import type { Standing } from '#rules/people/standing.ts'
import './tables.ts'

/** Stores the standing of members. Callers are cached for a short time, so it counts a little later. */
export async function setStanding(db: Kysely<Tables>, members: readonly number[], standing: Standing): Promise<void> {
  if (members.length > 0)
    await db
      .updateTable('members')
      .set({ standing })
      .where('id', 'in', [...members])
      .execute()
}
