import { sql } from 'kysely'
import { closeRemoved } from '../../core/files/closed-pictures.ts'
import { isUnused, type PictureUse } from '../../core/files/purge-pictures.ts'
import type { Tx } from '../../kit/db/database.ts'
import './tables.ts'

/**
 * Closes the pictures of a work that was removed, if nothing else of the site shows them. `uses` are all columns that show
 * pictures. Call it once the work is removed; its owner opens a picture again by showing it anew.
 */
export async function closeUnshown(tx: Tx, painting: number, uses: readonly PictureUse[]): Promise<void> {
  const others = uses.filter(({ table }) => table !== 'paintings' && table !== 'painting_pictures')
  const { rows } = await sql<{ src: string }>`select distinct e.src from painting_pictures e
    where e.painting = ${painting} and ${isUnused(sql`e.src`, others)}
      and not exists (select from painting_pictures o join paintings p on p.id = o.painting
        where o.src = e.src and p.removed_at is null)`.execute(tx)
  await closeRemoved(
    tx,
    rows.map(({ src }) => src),
  )
}
