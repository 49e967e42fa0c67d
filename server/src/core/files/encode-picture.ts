import { limits } from '@patisserie/rules/limits'
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { decodeBmp } from './decode-bmp.ts'
import { displaySide } from './picture-sizes.ts'
import { tinyPicture } from './tiny-picture.ts'

export interface EncodedPicture {
  readonly extension: 'jpg' | 'png' | 'gif'
  readonly width: number
  readonly height: number
  /** Upright, without metadata, as sharp as it came. */
  readonly original: Buffer
  readonly display: Buffer
  readonly thumb: Buffer
  /** Of uploads above the compression threshold only. */
  readonly mobile: Buffer | null
  /** See `tinyPicture`. */
  readonly placeholder: string
}

export type PictureProblem = 'notPicture' | 'tooManyPixels'

/** Longest side of each shape in pixels; thumbnails are shown at 300 high, on dense screens too. */
const sides = { display: displaySide, thumb: 600, mobile: 960 }
const timeLimit = { seconds: 20 }

// Decoded tiles of strangers' pictures are not worth keeping, and one upload shall not take every core.
sharp.cache(false)
sharp.concurrency(1)

/**
 * Decodes a picture and writes it anew, so that nothing but pixels is kept: no metadata, no second format hidden
 * behind the first. Type and pixels are known before anything is decoded.
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture | PictureProblem> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !(type.mime in decoders)) return 'notPicture'
  try {
    const source = type.mime === 'image/bmp' ? fromBitmap(bytes) : await fromFile(bytes)
    return typeof source === 'string' ? source : await encode(source, bytes.byteLength > limits.compressAboveBytes)
  } catch {
    return 'notPicture' // truncated, corrupt or lying: the decoder's own words help nobody
  }
}

const decoders = { 'image/jpeg': 1, 'image/png': 1, 'image/apng': 1, 'image/gif': 1, 'image/webp': 1, 'image/bmp': 1 }

interface Source {
  readonly input: Uint8Array
  readonly options: SharpOptions
  readonly extension: EncodedPicture['extension']
  readonly animated: boolean
}

function fromBitmap(bytes: Uint8Array): Source | PictureProblem {
  const pixels = decodeBmp(bytes)
  if (typeof pixels === 'string') return pixels
  const { width, height } = pixels
  return { input: pixels.rgb, options: { raw: { width, height, channels: 3 } }, extension: 'png', animated: false }
}

async function fromFile(bytes: Uint8Array): Promise<Source | PictureProblem> {
  const head = await sharp(bytes, { limitInputPixels: false, animated: true }).metadata()
  const pages = head.pages ?? 1
  if (head.width * (head.pageHeight ?? head.height) * pages > limits.picturePixels) return 'tooManyPixels'
  const animated = pages > 1
  const extension = animated
    ? 'gif'
    : head.format === 'jpeg' || (head.format === 'webp' && !head.hasAlpha)
      ? 'jpg'
      : 'png'
  return { input: bytes, options: { limitInputPixels: limits.picturePixels, animated }, extension, animated }
}

async function encode(source: Source, large: boolean): Promise<EncodedPicture> {
  const { extension } = source
  const upright = () => sharp(source.input, source.options).timeout(timeLimit).autoOrient()
  const { data: original, info } = await originalOf(upright(), extension).toBuffer({ resolveWithObject: true })
  const webp = { quality: large ? 100 * limits.compressQuality : 80, effort: 3 }
  const display = await within(upright(), sides.display).webp(webp).toBuffer()
  const again = (animated: boolean) => sharp(display, { animated }).timeout(timeLimit)
  const thumb = await within(again(false), sides.thumb).webp({ quality: 75, effort: 3 }).toBuffer()
  return {
    extension,
    width: info.width,
    height: info.pageHeight ?? info.height,
    original,
    display,
    thumb,
    mobile: large ? await within(again(source.animated), sides.mobile).webp(webp).toBuffer() : null,
    placeholder: await tinyPicture(thumb),
  }
}

function originalOf(picture: Sharp, extension: EncodedPicture['extension']): Sharp {
  if (extension === 'gif') return picture.gif({ effort: 3 })
  return extension === 'jpg' ? picture.jpeg({ quality: 90 }) : picture.png({ compressionLevel: 6 })
}

const within = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
