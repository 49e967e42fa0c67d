import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** What a browser would run, if it took a picture for a page. */
export const script = Buffer.from('<!doctype html><script>alert("secret")</script>')

/** An archive that a reader finds wherever it begins. */
export const archive = Buffer.concat([
  Buffer.from('PK\x03\x04'),
  Buffer.alloc(60),
  Buffer.from('PK\x05\x06'),
  Buffer.alloc(18),
])

export const drawingWithScript = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert("secret")</script></svg>',
)

export const flat = (width = 64, height = 48, background = '#d9486e'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } })

/** Noise, which no format makes small. */
export const noise = (width: number, height = width): Sharp =>
  sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })

export async function animated(...frames: readonly Sharp[]): Promise<Buffer> {
  const pictures = await Promise.all(frames.map((frame) => frame.png().toBuffer()))
  return sharp(pictures, { join: { animated: true } })
    .gif({ delay: pictures.map(() => 10) })
    .toBuffer()
}

/** A JPEG with a further segment behind its first two bytes. */
export function withSegment(jpeg: Buffer, marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.byteLength + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

/** A GIF with a comment before its first frame. */
export function withComment(gif: Buffer, words: Buffer): Buffer {
  const flags = gif[10] ?? 0
  const at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, words.byteLength]), words, Buffer.of(0)])
  return Buffer.concat([gif.subarray(0, at), comment, gif.subarray(at)])
}

/** A PNG with further chunks behind its head. */
export const withChunks = (png: Buffer, ...chunks: readonly (readonly [string, Buffer])[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks.map(([type, data]) => chunk(type, data)), png.subarray(33)])

/** A PNG of one bit a pixel that holds every pixel it says. */
export function bareBits(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A JPEG whose head says other sides than it has. */
export function lyingJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(height, frame + 5)
  copy.writeUInt16BE(width, frame + 7)
  return copy
}

/** An animation in WebP that repeats one frame. */
export async function webpAnimation(frames: number, side = 2): Promise<Buffer> {
  const still = await flat(side, side).webp({ lossless: true }).toBuffer()
  const picture = still.subarray(12)
  const number = (value: number) => Buffer.from([value & 255, (value >> 8) & 255, value >> 16])
  const size = Buffer.concat([number(side - 1), number(side - 1)])
  const canvas = riff('VP8X', Buffer.concat([Buffer.from([2, 0, 0, 0]), size]))
  const frame = riff('ANMF', Buffer.concat([number(0), number(0), size, number(1), Buffer.of(0), picture]))
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    canvas,
    riff('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(frames).fill(frame),
  ])
  return riff('RIFF', body)
}

/** A GIF of a few bytes that declares so many frames of this size. */
export function gifAnimation(width: number, height: number, frames: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(width, 0)
  size.writeUInt16LE(height, 2)
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 0, 0, 0, 0, 0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x44, 1, 0])
  const colours = Buffer.from([0x80, 0, 0, 0xd9, 0x48, 0x6e, 0xff, 0xff, 0xff])
  return Buffer.concat([Buffer.from('GIF89a'), size, colours, ...Array<Buffer>(frames).fill(frame), Buffer.of(0x3b)])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.byteLength, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function riff(type: string, body: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.byteLength)
  return Buffer.concat([Buffer.from(type), size, body, Buffer.alloc(body.byteLength % 2)])
}
