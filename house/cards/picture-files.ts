import { fullWidth, narrowWidths } from '#rules/picture-widths.ts'

/** A picture as the contract describes it: path of the original, and its size in pixels. */
export interface MeasuredPicture {
  readonly SRC: string
  readonly W: number
  readonly H: number
}

/** Files that browsers may choose from for one picture. */
export interface PictureFiles {
  /** `srcset` of each format, the better format first; empty if only the original exists. */
  readonly sources: readonly { readonly type: string; readonly srcset: string }[]
  /** Animated picture: one frame of it. Null for a still picture. */
  readonly still: string | null
}

/**
 * Files of a stored picture, by the path of its original (see house/core/files/picture-paths.ts). A signed address
 * of a hidden picture has no further files.
 */
export const pictureFiles = ({ SRC, W, H }: MeasuredPicture): PictureFiles => {
  const [, stem, extension] = /^(\/pic\/[0-9a-f]{64})\.(jpg|png|gif)$/.exec(SRC) ?? []
  if (stem === undefined) return { sources: [], still: null }
  if (extension === 'gif') {
    return { sources: [{ type: 'image/webp', srcset: `${stem}.webp` }], still: `${stem}.thumb.webp` }
  }
  const sides = { width: W, height: H }
  const full = fullWidth(sides)
  const narrow = narrowWidths(sides)
  const files = (format: string) =>
    [...narrow.map((width) => `${stem}.${width}.${format} ${width}w`), `${stem}.${format} ${full}w`].join(', ')
  return {
    sources: ['avif', 'webp'].map((format) => ({ type: `image/${format}`, srcset: files(format) })),
    still: null,
  }
}
