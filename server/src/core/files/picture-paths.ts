/** Shapes a picture is served in: as uploaded but without metadata, for pages, for lists, for small screens. */
export type PictureShape = 'original' | 'display' | 'thumb' | 'mobile'

/**
 * `/pic/{hash}.jpg` (or png, gif) is the original and what other calls are given; `/pic/{hash}.webp` the picture for
 * pages, `/pic/{hash}.thumb.webp` for lists, `/pic/{hash}.mobile.webp` for small screens. `hash` is the original's.
 */
export const picturePath = (picture: { original: string; extension: string }): string =>
  `/pic/${picture.original}.${picture.extension}`

/** Null for what is no path of a picture. */
export function readPicturePath(path: string): { original: string; shape: PictureShape; extension: string } | null {
  const [, original, shape, extension] = pathForm.exec(path) ?? []
  if (original === undefined || extension === undefined) return null
  if (shape === 'thumb' || shape === 'mobile') return extension === 'webp' ? { original, shape, extension } : null
  return { original, shape: extension === 'webp' ? 'display' : 'original', extension }
}

const pathForm = /^\/pic\/([0-9a-f]{64})(?:\.(thumb|mobile))?\.(jpg|png|gif|webp)$/
