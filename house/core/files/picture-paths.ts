/**
 * Shapes that every picture has from its upload on: the original without metadata, one for pages, one for lists, one
 * for small screens.
 */
export type PictureShape = 'original' | 'display' | 'thumb' | 'mobile'

/**
 * Widths in pixels that a job makes later. `full` is as wide as the picture for pages; 176 is for heads and other small
 * squares, 360 for walls.
 */
export type SizeName = '176' | '360' | '480' | '960' | 'full'
export type SizeFormat = 'avif' | 'webp'

/**
 * Paths of a picture; `hash` is that of the original. `/pic/{hash}.jpg` (or png, gif) is the original and what the API
 * answers. `/pic/{hash}.webp` and `.avif` are the picture for pages; `.480.webp`, `.960.avif` and so on are narrower;
 * `.thumb.webp` is for lists, `.mobile.webp` for small screens.
 */
export const picturePath = (picture: { original: string; extension: string }): string =>
  `/pic/${picture.original}.${picture.extension}`

export const sizePath = (original: string, size: SizeName, format: SizeFormat): string =>
  `/pic/${original}${size === 'full' ? '' : `.${size}`}.${format}`

export type AskedPicture =
  | { readonly original: string; readonly shape: PictureShape; readonly extension: string }
  | { readonly original: string; readonly size: SizeName; readonly extension: SizeFormat }

/** Parses a path; null if it is not the path of a picture. */
export function readPicturePath(path: string): AskedPicture | null {
  const [, original, name, extension] = pathForm.exec(path) ?? []
  if (original === undefined || extension === undefined) return null
  if (name === 'thumb' || name === 'mobile') return extension === 'webp' ? { original, shape: name, extension } : null
  if (name === '176' || name === '360' || name === '480' || name === '960') {
    return extension === 'webp' || extension === 'avif' ? { original, size: name, extension } : null
  }
  if (extension === 'avif') return { original, size: 'full', extension }
  return { original, shape: extension === 'webp' ? 'display' : 'original', extension }
}

/** Parses the path of an original; null for every other text. */
export function readOriginalPath(path: string): { original: string; extension: 'jpg' | 'png' | 'gif' } | null {
  const asked = readPicturePath(path)
  if (!asked || !('shape' in asked) || asked.shape !== 'original') return null
  return { original: asked.original, extension: asked.extension as 'jpg' | 'png' | 'gif' } // `pathForm` allows no other
}

const pathForm = /^\/pic\/([0-9a-f]{64})(?:\.(thumb|mobile|176|360|480|960))?\.(jpg|png|gif|webp|avif)$/
