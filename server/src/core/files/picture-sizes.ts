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

/** What a job has to make: WebP for pages is there from the start. */
export const formatsOf = (size: PictureSize): readonly SizeFormat[] =>
  size.name === 'full' ? ['avif'] : ['avif', 'webp']

const narrow: readonly PictureSize[] = [
  { name: '480', width: 480 },
  { name: '960', width: 960 },
]
