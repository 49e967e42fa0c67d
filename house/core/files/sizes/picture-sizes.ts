import { fullWidth, narrowWidths, type PictureSides } from '#rules/picture-widths.ts'
import type { SizeFormat, SizeName } from '../picture-paths.ts'

export interface PictureSize {
  readonly name: SizeName
  /** In pixels. */
  readonly width: number
}

interface Measured extends PictureSides {
  readonly extension: string
}

/** The widths a picture is offered in, narrowest first. An animation has only `full`. */
export const sizesOf = (picture: Measured): readonly PictureSize[] =>
  // Texts show no picture as narrow as those of a wall.
  wallSizes(picture).filter(({ name }) => name !== forWalls)

/** The sizes a job makes: those of a wall, which are those of `sizesOf` and one more, and the one for heads. None for animations. */
export const sizesMade = (picture: Measured): readonly PictureSize[] =>
  picture.extension === 'gif' ? [] : [...wallSizes(picture), forHeads]

function wallSizes(picture: Measured): readonly PictureSize[] {
  const whole: PictureSize = { name: 'full', width: fullWidth(picture) }
  if (picture.extension === 'gif') return [whole]
  return [...narrowWidths(picture).map((width): PictureSize => ({ name: `${width}`, width })), whole]
}

const forWalls: SizeName = '360'

/** 176 px is twice the largest side of a head on a page. */
const forHeads: PictureSize = { name: '176', width: 176 }

/** The formats of a size that a job makes. `full` has its WebP from the upload; heads are shown as WebP only. */
export function formatsOf(size: PictureSize): readonly SizeFormat[] {
  if (size.name === 'full') return ['avif']
  return size.name === '176' ? ['webp'] : ['avif', 'webp']
}
