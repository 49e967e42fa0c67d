import type { StoredPicture } from '#contract/pictures.ts'
import type { GalleryItem } from '#rules/rich-text/document.ts'
import * as limits from '#rules/rich-text/text-limits.ts'
import { linkName } from '../pictures/link-problem.ts'

/** A line of the dialog: a picture, or the place of one that is being uploaded. */
export interface Line {
  readonly key: string
  readonly item: GalleryItem | null
}

/** A list with one of its entries moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length || from === to) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}

/**
 * Keys of the lines whose picture is already in an earlier line. Equal pictures have equal addresses: the address of an
 * upload contains the hash of its bytes.
 */
export function duplicates(lines: readonly Line[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const again = new Set<string>()
  for (const { key, item } of lines) {
    if (!item) continue
    if (seen.has(item.src)) again.add(key)
    seen.add(item.src)
  }
  return again
}

/** Why the gallery cannot be inserted; null if it can. */
export function galleryProblem(lines: readonly Line[]): 'ms.tooLess' | 'ms.imgDuplicate' | null {
  if (duplicates(lines).size > 0) return 'ms.imgDuplicate'
  return itemsOf(lines).length < limits.galleryMin ? 'ms.tooLess' : null
}

export const itemsOf = (lines: readonly Line[]): readonly GalleryItem[] => lines.flatMap(({ item }) => item ?? [])

export const uploaded = ({ url, name, size, width, height }: StoredPicture): GalleryItem => ({
  src: url,
  name,
  alt: '',
  size,
  width,
  height,
})

/** An item for a picture of another site: its size is unknown. */
export const linked = (src: string): GalleryItem => ({
  src,
  name: linkName(src),
  alt: '',
  size: 'N/A',
  width: 0,
  height: 0,
})
