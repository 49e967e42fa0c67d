import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { readOriginalPath } from './picture-paths.ts'
import './tables.ts'

/**
 * Closes every address of the pictures at these paths of originals, whoever uploaded them, because one thing that shows
 * them is hidden. Another hidden thing closes them once more.
 */
export async function closePictures(tx: Tx, paths: readonly string[]): Promise<void> {
  for (const original of originalsOf(paths)) {
    await tx
      .insertInto('closed_pictures')
      .values({ original, hidden: 1 })
      .onConflict((c) => c.column('original').doUpdateSet((eb) => ({ hidden: eb('closed_pictures.hidden', '+', 1) })))
      .execute()
  }
}

/** Ends one closing of each picture: call it once for each `closePictures`. The last one opens the addresses. */
export async function openPictures(tx: Tx, paths: readonly string[]): Promise<void> {
  for (const original of originalsOf(paths)) {
    await sql`-- pictures-opened
      with last as (
        delete from closed_pictures where original = ${original} and hidden = 1 and not removed returning original
      )
      update closed_pictures set hidden = hidden - 1
      where original = ${original} and hidden > 0 and original not in (select original from last)`.execute(tx)
  }
}

/** Closes pictures that their owner removed, and that nothing else shows, until something shows them again. */
export async function closeRemoved(tx: Tx, paths: readonly string[]): Promise<void> {
  for (const original of originalsOf(paths)) {
    await tx
      .insertInto('closed_pictures')
      .values({ original, removed: true })
      .onConflict((c) => c.column('original').doUpdateSet({ removed: true }))
      .execute()
  }
}

/**
 * Opens pictures that their owner had removed and now takes into use again. What is hidden stays closed. Others who name
 * the path of such a picture open nothing.
 */
export async function openRemoved(tx: Tx, originals: readonly string[], owner: number): Promise<void> {
  if (originals.length === 0) return
  const own = sql`original = any(${[...originals]}::text[]) and removed
    and exists (select from pictures p where p.original = closed_pictures.original and p.member = ${owner})`
  await sql`-- pictures-shown-again
    with gone as (delete from closed_pictures where ${own} and hidden = 0)
    update closed_pictures set removed = false where ${own} and hidden > 0`.execute(tx)
}

/**
 * Forgets closings by owners of pictures that are deleted. Closings of hidden things stay: the same picture, uploaded
 * again, has no address either.
 */
export const forgetRemoved = (tx: Tx, originals: readonly string[]) =>
  sql`-- pictures-removed-forgotten
    delete from closed_pictures c where original = any(${[...originals]}::text[]) and removed and hidden = 0
      and not exists (select from pictures p where p.original = c.original)`.execute(tx)

/** SQL condition of reads of pictures: the original named by this expression is closed. */
export const closedSql = (original: string): string =>
  `exists (select from closed_pictures where original = ${original})`

/** In one order, so that two acts about the same pictures cannot deadlock. */
const originalsOf = (paths: readonly string[]): string[] =>
  [...new Set(paths.flatMap((path) => readOriginalPath(path)?.original ?? []))].sort()
