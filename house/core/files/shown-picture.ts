import { sql } from 'kysely'
import type { Tx } from '#kit/db/database.ts'
import { openRemoved } from './closed-pictures.ts'
import { picturePath, readOriginalPath, type SizeFormat, sizePath } from './picture-paths.ts'
import { sizesOf } from './sizes/picture-sizes.ts'

/** What a page needs to show a picture without layout shift. */
export interface ShownPicture {
  /** Path of the original, which every browser can show. */
  readonly src: string
  readonly width: number
  readonly height: number
  /** A tiny preview as a `data:` address, or empty. */
  readonly placeholder: string
  /** `<source>` elements, the better format first. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[]
}

/**
 * The pictures at these paths, and the copies of the external ones at these addresses, keyed by what was asked. Locks
 * their rows, so that they are not purged while they are taken into use. `writer` is the member who takes them into use:
 * pictures of theirs that they had removed are open again.
 */
export async function shownPictures(
  tx: Tx,
  asked: readonly string[],
  writer: number | null,
): Promise<Map<string, ShownPicture>> {
  const own = asked.filter((path) => readOriginalPath(path) !== null)
  const copies = await copiesAt(
    tx,
    asked.filter((url) => !url.startsWith('/')),
  )
  const byPath = await picturesAt(tx, [...own, ...copies.values()])
  const originals = own.flatMap((path) => readOriginalPath(path)?.original ?? [])
  if (writer !== null) await openRemoved(tx, originals, writer)
  const shown = new Map<string, ShownPicture>()
  for (const source of asked) {
    const picture = byPath.get(copies.get(source) ?? source)
    if (picture) shown.set(source, picture)
  }
  return shown
}

/** Paths of the copies, by external address. */
async function copiesAt(tx: Tx, urls: readonly string[]): Promise<Map<string, string>> {
  if (urls.length === 0) return new Map()
  const { rows } = await sql<{ url: string; path: string | null }>`-- pictures-copied
    select url, path from remote_pictures where url = any(${[...urls]}::text[]) order by url for key share`.execute(tx)
  return new Map(rows.flatMap(({ url, path }) => (path === null ? [] : [[url, path]])))
}

async function picturesAt(tx: Tx, paths: readonly string[]): Promise<Map<string, ShownPicture>> {
  const originals = paths.flatMap((path) => readOriginalPath(path)?.original ?? [])
  if (originals.length === 0) return new Map()
  const { rows } = await sql<Row>`-- pictures-shown
    select original, extension, width, height, placeholder from pictures
    where original = any(${originals}::text[]) order by id for key share`.execute(tx)
  return new Map(rows.map((row) => [picturePath(row), shownPicture(row)]))
}

interface Row {
  readonly original: string
  readonly extension: string
  readonly width: number
  readonly height: number
  readonly placeholder: string | null
}

function shownPicture(row: Row): ShownPicture {
  const { original, extension, width, height } = row
  const sizes = sizesOf(row)
  const offered = (format: SizeFormat) => ({
    type: `image/${format}`,
    srcset: sizes.map((size) => `${sizePath(original, size.name, format)} ${size.width}w`).join(', '),
  })
  // Animations are offered as WebP only, which keeps them moving.
  const sources = extension === 'gif' ? [offered('webp')] : [offered('avif'), offered('webp')]
  return { src: picturePath(row), width, height, placeholder: row.placeholder ?? '', sources }
}
