import { sql } from 'kysely'
import { closeRemoved } from '#core/files/closed-pictures.ts'
import { readOriginalPath } from '#core/files/picture-paths.ts'
import { isUnused, type PictureUse } from '#core/files/purge-pictures.ts'
import type { Tx } from '#kit/db/database.ts'
import './tables.ts'

/**
 * Closes those of these pictures that nothing of the site shows any more. `uses` are all columns that show pictures. Call it
 * once the work that showed them is removed, or shows others; their owner opens a picture again by showing it anew.
 */
export async function closeUnshown(tx: Tx, paths: readonly string[], uses: readonly PictureUse[]): Promise<void> {
  // Waits for everybody who takes one of these pictures into use now (`ownsPicture`, `lockOwnPictures`).
  const originals = paths.flatMap((path) => readOriginalPath(path)?.original ?? [])
  await sql`select from pictures where original = any(${originals}::text[]) order by id for update`.execute(tx)
  const { rows } = await sql<{ src: string }>`select e.src from unnest(${[...paths]}::text[]) as e (src)
    where ${isUnused(sql`e.src`, elsewhere(uses))}
      and not exists (select from painting_pictures o join paintings p on p.id = o.painting
        where o.src = e.src and p.removed_at is null)`.execute(tx)
  await closeRemoved(
    tx,
    rows.map(({ src }) => src),
  )
}

/** The columns that show pictures outside the works. */
export const elsewhere = (uses: readonly PictureUse[]): readonly PictureUse[] =>
  uses.filter(({ table }) => table !== 'paintings' && table !== 'painting_pictures')
