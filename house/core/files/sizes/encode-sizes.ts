import sharp, { type Sharp } from 'sharp'
import * as limits from '#rules/picture-limits.ts'
import { displaySide } from '#rules/picture-widths.ts'
import { tinyPicture } from '../encode/tiny-picture.ts'
import type { SizeFormat, SizeName } from '../picture-paths.ts'
import { formatsOf, type PictureSize, sizesMade } from './picture-sizes.ts'

export interface EncodedSize {
  readonly size: SizeName
  readonly format: SizeFormat
  readonly bytes: Buffer
}

interface Wanted {
  readonly width: number
  readonly height: number
  readonly extension: string
  /** The upload was above the compression threshold. */
  readonly large: boolean
}

/**
 * Makes the sizes of a stored original that do not exist yet (such as `480.avif`). Encodes one after another: the work
 * is slow, and other requests need the same cores.
 */
export async function encodeSizes(
  original: Uint8Array,
  { large, ...wanted }: Wanted,
  there: ReadonlySet<string> = new Set(),
) {
  const made = sizesMade(wanted)
  const sizes: EncodedSize[] = []
  if (made.length === 0) return { placeholder: await tinyPicture(original), sizes }
  const { data, info } = await sharp(original, { limitInputPixels: limits.picturePixels })
    .timeout(timeLimit)
    .resize({ width: displaySide, height: displaySide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  // The original is decoded once; all sizes are made from these pixels.
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const size of made) {
    for (const format of formatsOf(size)) {
      if (there.has(`${size.name}.${format}`)) continue
      const picture = sharp(data, { raw }).timeout(timeLimit)
      if (size.name !== 'full') picture.resize({ width: size.width, withoutEnlargement: true })
      sizes.push({ size: size.name, format, bytes: await encoders[format](picture, qualityOf(size, large)).toBuffer() })
    }
  }
  return { placeholder: await tinyPicture(original), sizes }
}

const timeLimit = { seconds: 60 }
const compressed = 100 * limits.compressQuality

interface Quality {
  readonly avif: number
  readonly webp: number
}

/** Walls show many pictures at once, each of them small. */
function qualityOf({ name }: PictureSize, large: boolean): Quality {
  if (large) return { avif: compressed, webp: compressed }
  return name === '360' ? { avif: 50, webp: 70 } : { avif: 60, webp: 80 }
}

const encoders = {
  avif: (picture: Sharp, { avif }: Quality) => picture.avif({ quality: avif, effort: 2 }),
  webp: (picture: Sharp, { webp }: Quality) => picture.webp({ quality: webp, effort: 4 }),
}
