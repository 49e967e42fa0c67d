import { sql } from 'kysely'
import type { Database } from '#kit/db/database.ts'
import { isUnused, type PicturePurge } from '../purge-pictures.ts'
import '../tables.ts'

const batch = 500

/** Deletes rows of external pictures that nothing shows any more; their copies then count as unused pictures. */
export async function purgeCopies(
  db: Database,
  { uses, before }: Pick<PicturePurge, 'uses' | 'before'>,
): Promise<void> {
  for (let after: string | null = ''; after !== null; ) {
    const from: string = after
    after = await db.transaction(async (tx) => {
      // A text that shows an external picture locks its row (`wantCopies`, `copiesAt`). Rows locked now are skipped until
      // the next purge; rows locked earlier are seen as used by the delete below.
      const old = await tx
        .selectFrom('remote_pictures')
        .select('url')
        .where('at', '<', before)
        .where('url', '>', from)
        .orderBy('url')
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute()
      const urls = old.map(({ url }) => url)
      if (urls.length === 0) return null
      await tx
        .deleteFrom('remote_pictures')
        .where('url', 'in', urls)
        .where(isUnused(sql`remote_pictures.url`, uses))
        .execute()
      return urls.length < batch ? null : (urls.at(-1) ?? null)
    })
  }
}
