import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { Unavailable } from '#kit/unavailable.ts'
import * as limits from '#rules/picture-limits.ts'
import { openMemoryBudget } from './memory-budget.ts'
import { startPictureWorker } from './picture-worker.ts'
import { readPicture } from './read-picture.ts'

const read = (bytes: Uint8Array, whose = 'm1', rank = 0) => readPicture(bytes, { whose, rank })
const cake = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#d9486e' } })
    .png()
    .toBuffer()

describe('refused by the head alone', () => {
  test.each([
    ['a side above the limit, with as many pixels as allowed', png({ width: 1, height: 39_000_000 }), 'sideTooLong'],
    ['a side one above the limit', png({ width: limits.pictureSide + 1, height: 2 }), 'sideTooLong'],
    ['one above the limit the other way', png({ width: 2, height: limits.pictureSide + 1 }), 'sideTooLong'],
    [
      'an interlaced picture of deep pixels',
      png({ width: 8_000, height: 4_990, depth: 16, interlaced: true }),
      'tooHeavy',
    ],
    ['a bitmap of one row', bitmapHead(20_000, 1), 'sideTooLong'],
    ['a bitmap of the lowest height there is', bitmapHead(1, -(2 ** 31)), 'sideTooLong'],
    ['an animation of too many frames', animation(1, 1, limits.pictureFrames + 1), 'tooManyFrames'],
  ])('%s', async (_, bytes, problem) => expect(await read(bytes)).toBe(problem))

  test('a side at the limit is taken', async () => {
    const wide = sharp({ create: { width: limits.pictureSide, height: 2, channels: 3, background: '#fff' } })
    expect(await read(await wide.png().toBuffer())).toMatchObject({ width: limits.pictureSide, height: 2 })
  })
})

test('work that takes too long is ended with its process', async () => {
  const large = sharp({ create: { width: 8_000, height: 4_990, channels: 3, background: '#888' } })
  const bytes = await large.jpeg().toBuffer()
  const worker = startPictureWorker()
  expect(await worker.run({ bytes, patienceMs: 100, room: async () => () => {} })).toBe('tooHeavy')
  expect(worker.usable()).toBe(false)
  await expect.poll(() => isRunning(worker.pid), { timeout: 30_000 }).toBe(false)
}, 60_000)

test('a process that never comes up is no fault of the picture', async () => {
  const worker = startPictureWorker(new URL('../there-is-no-such-file.ts', import.meta.url))
  const run = worker.run({ bytes: await cake(), patienceMs: 5_000, room: async () => () => {} })
  await expect(run).rejects.toThrow(Unavailable)
  expect(worker.usable()).toBe(false)
}, 60_000)

test('packed notes in a picture are not unpacked', async () => {
  // Each of these notes unpacks to 50 MB.
  const note = chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000, 'a'))]))
  const plain = await cake()
  const bytes = Buffer.concat([plain.subarray(0, 33), ...Array<Buffer>(95).fill(note), plain.subarray(33)])
  expect(bytes.byteLength).toBeLessThan(limits.pictureBytes)
  expect(await read(bytes)).toMatchObject({ width: 40, height: 30 })
}, 60_000)

function isRunning(pid = 0): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each([
  ['cut in its head', async () => (await cake()).subarray(0, 20)],
  ['cut in its pixels', async () => (await cake()).subarray(0, 70)],
  [
    'a drawing',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  ],
  ['a page', async () => Buffer.from('<!doctype html>')],
])('%s is no picture', async (_, make) => expect(await read(await make())).toBe('notPicture'))

test('a picture that waits for one of the same member does not hold up others', async () => {
  const bytes = await cake()
  const results = await Promise.all([read(bytes), read(bytes), read(bytes), read(bytes, 'm2'), read(bytes, 'm3', 1)])
  expect(results.map((result) => typeof result)).toEqual(Array(5).fill('object'))
})

test('memory is given out in order, and never more than there is', async () => {
  const budget = openMemoryBudget(10)
  const given: string[] = []
  const take = async (name: string, bytes: number) => {
    const giveBack = await budget.take(bytes)
    given.push(name)
    return giveBack
  }
  const first = await take('first', 6)
  const large = take('large', 8)
  const small = take('small', 2)
  await new Promise((later) => setImmediate(later))
  expect(given).toEqual(['first'])
  first()
  await Promise.all([large, small])
  expect(given).toEqual(['first', 'large', 'small'])
  await expect(budget.take(11)).rejects.toThrow('more memory than there is')
})

interface Png {
  readonly width: number
  readonly height: number
  readonly depth?: 8 | 16
  readonly interlaced?: boolean
}

/** The head of a picture with a little that could be pixels. */
function png({ width, height, depth = 8, interlaced = false }: Png): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, 6, 0, 0, interlaced ? 1 : 0], 8)
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(10_000))), chunk('IEND')]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.byteLength, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function bitmapHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(54)
  head.write('BM')
  head.writeUInt32LE(54, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(24, 28)
  return head
}

/** A gif of one colour. */
function animation(width: number, height: number, frames: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(width, 0)
  size.writeUInt16LE(height, 2)
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x44, 1, 0])
  const colours = Buffer.from([0x80, 0, 0, 0xd9, 0x48, 0x6e, 0xff, 0xff, 0xff])
  return Buffer.concat([Buffer.from('GIF89a'), size, colours, ...Array<Buffer>(frames).fill(frame), Buffer.of(0x3b)])
}
