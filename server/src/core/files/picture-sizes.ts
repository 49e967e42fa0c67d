import type { SizeFormat, SizeName } from './picture-paths.ts'

/** Longest side of a picture on a page. */
export const displaySide = 1_920

export interface PictureSize {
  readonly name: SizeName
  /** In pixels. */
  readonly width: number
}

interface Measured {
  readonly width: number
  readonly height: number
  readonly extension: string
}

/** The widths a picture is offered in, narrowest first. An animation has only `full`. */
export function sizesOf({ width, height, extension }: Measured): readonly PictureSize[] {
  const full = Math.max(1, Math.round(width * Math.min(1, displaySide / Math.max(width, height))))
  const whole: PictureSize = { name: 'full', width: full }
  if (extension === 'gif') return [whole]
  // A size that is hardly narrower than `full` is left out: it would save too few bytes.
  return [...narrow.filter((size) => size.width * 1.25 < full), whole]
}

/** The sizes a job makes: those of `sizesOf`, and the one for heads. None for animations. */
export const sizesMade = (picture: Measured): readonly PictureSize[] =>
  picture.extension === 'gif' ? [] : [...sizesOf(picture), forHeads]

/** 176 px is twice the largest side of a head on a page. */
const forHeads: PictureSize = { name: '176', width: 176 }

/** The formats of a size that a job makes. `full` has its WebP from the upload; heads are shown as WebP only. */
export function formatsOf(size: PictureSize): readonly SizeFormat[] {
  if (size.name === 'full') return ['avif']
  return size.name === '176' ? ['webp'] : ['avif', 'webp']
}

const narrow: readonly PictureSize[] = [
  { name: '480', width: 480 },
  { name: '960', width: 960 },
]
