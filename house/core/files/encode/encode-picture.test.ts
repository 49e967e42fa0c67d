import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { encodeSizes } from '../sizes/encode-sizes.ts'
import { type MeasuredPicture, measurePicture } from './encode-picture.ts'
import { tinyPicture } from './tiny-picture.ts'

const plain = (width: number, height: number, background = '#d9486e') =>
  sharp({ create: { width, height, channels: 3, background } })
/** Blots that no encoder makes small. */
const blots = (width: number, height: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 40, height: 30, channels: 3, background: '#888', noise } }).resize(width, height)
}
const animation = async (...colours: string[]) => {
  const frames = await Promise.all(colours.map((colour) => plain(30, 20, colour).png().toBuffer()))
  return sharp(frames, { join: { animated: true } })
}

async function measured(bytes: Uint8Array): Promise<MeasuredPicture> {
  const picture = await measurePicture(bytes)
  if (typeof picture === 'string') throw new Error(picture)
  return picture
}
async function encoded(bytes: Uint8Array) {
  const picture = await (await measured(bytes)).encode()
  if (typeof picture === 'string') throw new Error(picture)
  return picture
}

test('one picture takes one core, and nothing of it stays in memory, whatever was set before', async () => {
  sharp.concurrency(3)
  sharp.cache({ memory: 20, files: 5, items: 50 })
  vi.resetModules()
  await import('./encode-picture.ts')
  const { memory, files, items } = sharp.cache()
  expect([sharp.concurrency(), memory.max, files.max, items.max]).toEqual([1, 0, 0, 0])
})

describe('the memory that a picture takes', () => {
  const bytes = 30 * 20 * 3
  const deep = () => plain(30, 20).toColourspace('rgb16')
  test.each([
    ['a plain JPEG', () => plain(30, 20).jpeg(), 2 * bytes],
    ['a progressive JPEG', () => plain(30, 20).jpeg({ progressive: true }), 4 * bytes],
    ['a plain PNG', () => plain(30, 20).png(), bytes],
    ['a deep PNG', () => deep().png(), 2 * bytes],
    ['an interlaced PNG', () => plain(30, 20).png({ progressive: true }), 2 * bytes],
    ['a WebP', () => plain(30, 20).webp(), 2 * bytes],
  ])('%s', async (_, make, memory) => expect((await measured(await make().toBuffer())).memory).toBe(memory))

  test('an animation takes that of all its frames', async () => {
    const three = await (await animation('#f00', '#0f0', '#00f')).webp().toBuffer()
    const { channels } = await sharp(three).metadata()
    expect((await measured(three)).memory).toBe(30 * 20 * channels * 3 * 2)
  })
})

describe('a picture becomes', () => {
  test.each([
    ['a JPEG, from a JPEG', () => plain(30, 20).jpeg(), 'jpg', 'jpeg'],
    ['a JPEG, from a WebP', () => plain(30, 20).webp(), 'jpg', 'jpeg'],
    ['a PNG, from a WebP with transparency', () => plain(30, 20).ensureAlpha(0.5).webp(), 'png', 'png'],
    ['a PNG, from a PNG', () => plain(30, 20).png(), 'png', 'png'],
    ['a PNG, from a GIF that does not move', () => plain(30, 20).gif(), 'png', 'png'],
  ] as const)('%s', async (_, make, extension, format) => {
    const picture = await encoded(await make().toBuffer())
    expect(picture).toMatchObject({ extension, width: 30, height: 20, mobile: null })
    expect((await sharp(picture.original).metadata()).format).toBe(format)
  })

  test('a GIF, from an animation, which goes on moving but in lists', async () => {
    const picture = await encoded(await (await animation('#f00', '#0f0')).webp().toBuffer())
    expect(picture).toMatchObject({ extension: 'gif', width: 30, height: 20 })
    const pages = async (bytes: Buffer) => (await sharp(bytes, { animated: true }).metadata()).pages ?? 1
    expect([await pages(picture.original), await pages(picture.display), await pages(picture.thumb)]).toEqual([2, 2, 1])
  })

  test('upright, with the sides that are seen', async () => {
    const lying = await plain(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const picture = await encoded(lying)
    expect([picture.width, picture.height]).toEqual([20, 30])
    expect((await sharp(picture.original).metadata()).orientation).toBeUndefined()
  })

  test('at most as large as pages and lists show it, and never larger than it was', async () => {
    const sizeOf = async (bytes: Buffer) => {
      const { width, height } = await sharp(bytes).metadata()
      return [width, height]
    }
    const wide = await encoded(await plain(2_400, 120).png().toBuffer())
    expect([wide.width, await sizeOf(wide.original)]).toEqual([2_400, [2_400, 120]])
    expect([await sizeOf(wide.display), await sizeOf(wide.thumb)]).toEqual([
      [1_920, 96],
      [600, 30],
    ])
    const small = await encoded(await plain(30, 20).png().toBuffer())
    expect([await sizeOf(small.display), await sizeOf(small.thumb)]).toEqual([
      [30, 20],
      [30, 20],
    ])
  })

  test('packed with care, but for the frames of an animation', async () => {
    const still = await blots(60, 40).png().toBuffer()
    const quickly = (bytes: Buffer, animated: boolean) =>
      sharp(bytes, { animated }).webp({ quality: 80, effort: 0 }).toBuffer()
    expect((await encoded(still)).display).not.toEqual(await quickly(still, false))
    const frames = await Promise.all([1, 2].map(() => blots(60, 40).png().toBuffer()))
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await encoded(moving)).display).toEqual(await quickly(moving, true))
  })
})

describe('the sizes of a picture', () => {
  const sizesOf = async (
    bytes: Buffer,
    wanted: { width: number; height: number; extension: string },
    there?: string[],
  ) => {
    const { sizes } = await encodeSizes(bytes, { ...wanted, large: false }, there && new Set(there))
    return Promise.all(
      sizes.map(async ({ size, format, bytes: made }) => [size, format, (await sharp(made).metadata()).width]),
    )
  }

  test('are as wide as they say, and those that are there are not made again', async () => {
    const wide = { width: 700, height: 40, extension: 'png' }
    const bytes = await plain(700, 40).png().toBuffer()
    expect(await sizesOf(bytes, wide)).toEqual([
      ['360', 'avif', 360],
      ['360', 'webp', 360],
      ['480', 'avif', 480],
      ['480', 'webp', 480],
      ['full', 'avif', 700],
      ['176', 'webp', 176],
    ])
    expect(await sizesOf(bytes, wide, ['360.avif', '360.webp', '480.avif', 'full.avif', '176.avif'])).toEqual([
      ['480', 'webp', 480],
      ['176', 'webp', 176],
    ])
  })

  test('are never wider than it is, nor longer than a page shows', async () => {
    const small = { width: 50, height: 40, extension: 'png' }
    expect(await sizesOf(await plain(50, 40).png().toBuffer(), small)).toEqual([
      ['full', 'avif', 50],
      ['176', 'webp', 50],
    ])
    const long = { width: 100, height: 3_840, extension: 'png' }
    expect(await sizesOf(await plain(100, 3_840).png().toBuffer(), long)).toEqual([
      ['full', 'avif', 50],
      ['176', 'webp', 50],
    ])
  })

  test('of an animation are none; its preview is made all the same', async () => {
    const moving = await (await animation('#f00', '#0f0')).gif().toBuffer()
    const made = await encodeSizes(moving, { width: 30, height: 20, extension: 'gif', large: false })
    expect(made).toEqual({ placeholder: expect.stringMatching(/^data:image\/webp;base64,/), sizes: [] })
  })
})

describe('a preview', () => {
  test('is sixteen pixels long and at most 300 letters, however restless the picture', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const
    const restless = sharp({ create: { width: 16, height: 16, channels: 3, background: '#888', noise } })
    for (const picture of [plain(320, 160), restless]) {
      const address = await tinyPicture(await picture.png().toBuffer())
      expect(address).toMatch(/^(data:image\/webp;base64,.{0,277})?$/)
    }
    const address = await tinyPicture(await plain(320, 160).png().toBuffer())
    const { width, height } = await sharp(Buffer.from(address.split(',')[1] ?? '', 'base64')).metadata()
    expect([width, height]).toEqual([16, 8])
  })

  test('is none where the picture can be seen through', async () => {
    expect(await tinyPicture(await plain(30, 20).ensureAlpha(0.9).png().toBuffer())).toBe('')
    expect(await tinyPicture(await plain(30, 20).ensureAlpha(1).png().toBuffer())).not.toBe('')
  })
})
