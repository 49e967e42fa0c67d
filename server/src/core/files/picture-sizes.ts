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

/** The widths a picture is offered in, the narrowest first. What moves has one. */
export function sizesOf({ width, height, extension }: Measured): readonly PictureSize[] {
  const full = Math.max(1, Math.round(width * Math.min(1, displaySide / Math.max(width, height))))
  const whole: PictureSize = { name: 'full', width: full }
  if (extension === 'gif') return [whole]
  // One that is hardly wider than the next is not worth its bytes.
  return [...narrow.filter((size) => size.width * 1.25 < full), whole]
}

/** What a job makes: what is offered, and what heads show; none of what moves. */
export const sizesMade = (picture: Measured): readonly PictureSize[] =>
  picture.extension === 'gif' ? [] : [...sizesOf(picture), forHeads]

/** Twice the largest side of a head on a page. */
const forHeads: PictureSize = { name: '176', width: 176 }

/** What a job has to make of a size: WebP for pages is there from the start, and heads are shown in it alone. */
export function formatsOf(size: PictureSize): readonly SizeFormat[] {
  if (size.name === 'full') return ['avif']
  return size.name === '176' ? ['webp'] : ['avif', 'webp']
}

const narrow: readonly PictureSize[] = [
  { name: '480', width: 480 },
  { name: '960', width: 960 },
]
