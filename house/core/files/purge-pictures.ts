import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#kit/db/database.ts'
import type { Tables } from '#kit/db/tables.ts'
import type { Files } from './open-files.ts'
import { picturePath } from './picture-paths.ts'
import { dropPictures } from './pictures.ts'
import './tables.ts'

/** A column that holds picture paths. */
export interface PictureUse {
  readonly table: keyof Tables
  readonly column: string
}

export interface PicturePurge {
  readonly files: Files
  readonly uses: readonly PictureUse[]
  /** Paths that are in use without standing in one of the columns, such as those in drafts. */
  readonly alsoShown?: () => Promise<ReadonlySet<string>>
  /** Only pictures uploaded before this are purged: newer ones may still be about to be used. */
  readonly before: Date
}

const batch = 100

/** Deletes pictures that nothing shows. Their files are removed by the next sweep. */
export async function purgePictures(db: Database, { files, uses, alsoShown, before }: PicturePurge): Promise<number> {
  for (let purged = 0, after = 0; ; ) {
    const { looked, gone, last } = await db.transaction(async (tx) => {
      // Whoever takes a picture into use locks its row (`ownsPicture`). Rows locked now are skipped until the next
      // purge; rows locked earlier are seen as used by the statement below.
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
      const unused = await tx
        .selectFrom('pictures')
        .select(['id', 'original', 'extension'])
        .where('id', 'in', ids)
        .where(isUnused(sql`'/pic/' || pictures.original || '.' || pictures.extension`, uses))
        .execute()
      const shown = unused.length > 0 ? await alsoShown?.() : undefined
      const gone = unused.filter((picture) => !shown?.has(picturePath(picture))).map(({ id }) => id)
      await dropPictures(tx, files, gone)
      return { looked: ids.length, gone: gone.length, last: ids.at(-1) ?? after }
    })
    purged += gone
    after = last
    if (looked < batch) return purged
  }
}

/** SQL condition: none of the columns holds the value. */
export function isUnused(value: RawBuilder<unknown>, uses: readonly PictureUse[]): RawBuilder<boolean> {
  const shown = uses.map(
    ({ table, column }) => sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${value})`,
  )
  return sql<boolean>`not (${sql.join(shown, sql` or `)})`
}
