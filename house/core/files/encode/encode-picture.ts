import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp, type SharpOptions } from 'sharp'
import * as limits from '#rules/picture-limits.ts'
import { displaySide } from '#rules/picture-widths.ts'
import { bmpHead, decodeBmp } from './decode-bmp.ts'
import { stripPng } from './strip-png.ts'
import { tinyPicture } from './tiny-picture.ts'

export interface EncodedPicture {
  readonly extension: 'jpg' | 'png' | 'gif'
  readonly width: number
  readonly height: number
  /** The full-size picture: turned upright, without metadata, not scaled. */
  readonly original: Buffer
  readonly display: Buffer
  readonly thumb: Buffer
  /** Only for uploads above the compression threshold. */
  readonly mobile: Buffer | null
  /** See `tinyPicture`. */
  readonly placeholder: string
}

/** No picture at all; a longer side, more frames or pixels than allowed; more memory or time than a picture may take. */
export type PictureProblem = 'notPicture' | 'sideTooLong' | 'tooManyFrames' | 'tooManyPixels' | 'tooHeavy'

/** Longest side of each shape in pixels. Thumbnails are shown 300 px high; 600 is for screens of double density. */
const sides = { display: displaySide, thumb: 600, mobile: 960 }

// Decoded tiles of strangers' pictures are not worth caching, and one upload must not take every core.
sharp.cache(false)
sharp.concurrency(1)

/** A picture whose header was read: its type and size, and the memory that decoding takes. */
export interface MeasuredPicture {
  /** Bytes of memory that decoding and encoding need. */
  readonly memory: number
  /**
   * Decodes the picture and writes it anew, so that nothing but pixels is kept: no metadata, no second format hidden
   * behind the first.
   */
  encode(): Promise<EncodedPicture | PictureProblem>
}

/** Reads type, sides and depth of a picture. Refuses a picture that is too large before anything is decoded. */
export async function measurePicture(bytes: Uint8Array): Promise<MeasuredPicture | PictureProblem> {
  const type = await fileTypeFromBuffer(bytes)
  if (!type || !(type.mime in decoders)) return 'notPicture'
  const large = bytes.byteLength > limits.compressAboveBytes
  return orNotPicture(() =>
    type.mime === 'image/bmp' ? measureBitmap(bytes, large) : measureFile(stripPng(bytes), large),
  )
}

const decoders = { 'image/jpeg': 1, 'image/png': 1, 'image/apng': 1, 'image/gif': 1, 'image/webp': 1, 'image/bmp': 1 }

/** Truncated, corrupt or lying files are all `notPicture`: the decoder's message would not help anybody. */
const orNotPicture = <T>(read: () => Promise<T | PictureProblem>): Promise<T | PictureProblem> =>
  read().catch(() => 'notPicture' as const)

interface Source {
  readonly input: Uint8Array
  readonly options: SharpOptions
  readonly extension: EncodedPicture['extension']
  readonly animated: boolean
}

async function measureBitmap(bytes: Uint8Array, large: boolean): Promise<MeasuredPicture | PictureProblem> {
  const head = bmpHead(bytes)
  if (head === null) return 'notPicture'
  const problem = sizeProblem({ ...head, frames: 1, pixelBytes: 3, factor: 1 })
  if (problem) return problem
  const encodeBitmap = async () => {
    const pixels = decodeBmp(bytes)
    if (pixels === 'notPicture') return pixels
    const { width, height, rgb: input } = pixels
    return encode({ input, options: { raw: { width, height, channels: 3 } }, extension: 'png', animated: false }, large)
  }
  return { memory: head.width * head.height * 3, encode: () => orNotPicture(encodeBitmap) }
}

async function measureFile(bytes: Uint8Array, large: boolean): Promise<MeasuredPicture | PictureProblem> {
  const head = await sharp(bytes, { limitInputPixels: false, animated: true }).metadata()
  const { format, width, pageHeight: height = head.height, pages: frames = 1 } = head
  const pixelBytes = head.channels * (bytesOfDepth.get(head.depth ?? '') ?? 8)
  const size = { width, height, frames, pixelBytes, factor: memoryFactor(format, head.isProgressive ?? false) }
  const problem = sizeProblem(size)
  if (problem) return problem
  const animated = frames > 1
  const plain = format === 'jpeg' || (format === 'webp' && !head.hasAlpha) ? 'jpg' : 'png'
  const extension = animated ? 'gif' : plain
  const options = { limitInputPixels: limits.picturePixels, animated }
  return {
    memory: memoryOf(size),
    encode: () => orNotPicture(() => encode({ input: bytes, options, extension, animated }, large)),
  }
}

interface PictureSize {
  readonly width: number
  readonly height: number
  readonly frames: number
  readonly pixelBytes: number
  readonly factor: number
}

const memoryOf = ({ width, height, frames, pixelBytes, factor }: PictureSize): number =>
  width * height * frames * pixelBytes * factor

/**
 * Memory that decoding and encoding take together, as a multiple of the decoded size. Measured with pictures of 40
 * million pixels.
 */
function memoryFactor(format: string | undefined, progressive: boolean): number {
  // A progressive JPEG: the coefficients of all passes are in memory beside the pixels.
  if (format === 'jpeg') return progressive ? 4 : 2
  // A PNG is decoded as a stream, unless it is interlaced.
  if (format === 'png') return progressive ? 2 : 1
  return 2
}

function sizeProblem(size: PictureSize): PictureProblem | null {
  const { width, height, frames } = size
  const { pictureSide, pictureFrames, picturePixels, pictureMemory } = limits
  if (Math.max(width, height) > pictureSide) return 'sideTooLong'
  if (frames > pictureFrames) return 'tooManyFrames'
  if (width * height * frames > picturePixels) return 'tooManyPixels'
  return memoryOf(size) > pictureMemory ? 'tooHeavy' : null
}

const bytesOfDepth = new Map([
  ['uchar', 1],
  ['char', 1],
  ['ushort', 2],
  ['short', 2],
  ['uint', 4],
  ['int', 4],
  ['float', 4],
])

async function encode(source: Source, large: boolean): Promise<EncodedPicture> {
  const { extension } = source
  const upright = () => sharp(source.input, source.options).autoOrient()
  const { data: original, info } = await originalOf(upright(), extension).toBuffer({ resolveWithObject: true })
  // Effort 3 would take twice as long as 2; browsers are offered the AVIF that a job makes first.
  const webp = { quality: large ? 100 * limits.compressQuality : 80, effort: 2 }
  const display = await within(upright(), sides.display)
    .webp({ ...webp, ...(source.animated && quick) })
    .toBuffer()
  const again = (animated: boolean) => sharp(display, { animated })
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
  if (extension === 'gif') return picture.gif({ effort: 1 })
  return extension === 'jpg' ? picture.jpeg({ quality: 90 }) : picture.png({ compressionLevel: 6 })
}

/** Animations: every frame is encoded, so each gets the lowest effort. */
const quick = { effort: 0 }

const within = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
