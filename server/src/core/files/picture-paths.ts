/** Shapes every picture has from the start: as uploaded without metadata, for pages, for lists, for small screens. */
export type PictureShape = 'original' | 'display' | 'thumb' | 'mobile'

/** Widths that a job makes later, in pixels; `full` is as large as the picture for pages, 176 is for heads and other small squares. */
export type SizeName = '176' | '480' | '960' | 'full'
export type SizeFormat = 'avif' | 'webp'

/**
 * `/pic/{hash}.jpg` (or png, gif) is the original and what other calls are given; `/pic/{hash}.webp` and `.avif` the
 * picture for pages, `.480.webp`, `.960.avif` and so on narrower ones, `.thumb.webp` for lists, `.mobile.webp` for small
 * screens. `hash` is the original's.
 */
export const picturePath = (picture: { original: string; extension: string }): string =>
  `/pic/${picture.original}.${picture.extension}`

export const sizePath = (original: string, size: SizeName, format: SizeFormat): string =>
  `/pic/${original}${size === 'full' ? '' : `.${size}`}.${format}`

export type AskedPicture =
  | { readonly original: string; readonly shape: PictureShape; readonly extension: string }
  | { readonly original: string; readonly size: SizeName; readonly extension: SizeFormat }

/** Null for what is no path of a picture. */
export function readPicturePath(path: string): AskedPicture | null {
  const [, original, name, extension] = pathForm.exec(path) ?? []
  if (original === undefined || extension === undefined) return null
  if (name === 'thumb' || name === 'mobile') return extension === 'webp' ? { original, shape: name, extension } : null
  if (name === '176' || name === '480' || name === '960') {
    return extension === 'webp' || extension === 'avif' ? { original, size: name, extension } : null
  }
  if (extension === 'avif') return { original, size: 'full', extension }
  return { original, shape: extension === 'webp' ? 'display' : 'original', extension }
}

/** The hash in the path of an original; null for every other text. */
export function readOriginalPath(path: string): { original: string; extension: 'jpg' | 'png' | 'gif' } | null {
  const asked = readPicturePath(path)
  if (!asked || !('shape' in asked) || asked.shape !== 'original') return null
  return { original: asked.original, extension: asked.extension as 'jpg' | 'png' | 'gif' } // the form allows no other
}

const pathForm = /^\/pic\/([0-9a-f]{64})(?:\.(thumb|mobile|176|480|960))?\.(jpg|png|gif|webp|avif)$/
