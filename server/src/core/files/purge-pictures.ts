import { sql } from 'kysely'
import type { Database } from '../../kit/db/database.ts'
import type { Tables } from '../../kit/db/tables.ts'
import type { Files } from './open-files.ts'
import './tables.ts'

/** A column that holds paths of pictures. */
export interface PictureUse {
  readonly table: keyof Tables
  readonly column: string
}

export interface PicturePurge {
  readonly files: Files
  readonly uses: readonly PictureUse[]
  /** Pictures uploaded later may still be about to be used. */
  readonly before: Date
}

const batch = 100

/** Deletes pictures that nothing shows; their files go with the next sweep. */
export async function purgePictures(db: Database, { files, uses, before }: PicturePurge): Promise<number> {
  for (let purged = 0, after = 0; ; ) {
    const { looked, gone, last } = await db.transaction(async (tx) => {
      // Whoever takes a picture into use holds its row (ownsPicture): what is held now is left for the next time, and
      // what was held before is seen in use by the statement below.
      const old = await tx
        .selectFrom('pictures')
        .select('id')
        .where('at', '<', before)
        .where('id', '>', after)
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute()
      const ids = old.map(({ id }) => id)
      if (ids.length === 0) return { looked: 0, gone: 0, last: after }
      const path = sql`'/pic/' || pictures.original || '.' || pictures.extension`
      const shown = uses.map(
        ({ table, column }) => sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${path})`,
      )
      const rows = await tx
        .deleteFrom('pictures')
        .where('id', 'in', ids)
        .where(sql<boolean>`not (${sql.join(shown, sql` or `)})`)
        .returning(['original', 'display', 'thumb', 'mobile'])
        .execute()
      const hashes = rows.flatMap((row) => [row.original, row.display, row.thumb, ...(row.mobile ? [row.mobile] : [])])
      await files.release(tx, hashes)
      return { looked: ids.length, gone: rows.length, last: ids.at(-1) ?? after }
    })
    purged += gone
    after = last
    if (looked < batch) return purged
  }
}
