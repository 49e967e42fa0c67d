import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictures } from '#contract/pictures.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { ownsPicture } from '../files/pictures.ts'
import { readUploaded } from '../files/read-uploaded.ts'

let site: TestSite
let baker: TestMember
let guest: TestMember

beforeAll(async () => {
  site = await openTestSite()
  baker = await makeMember(site, 'baker', false)
  guest = await makeMember(site, 'guest')
})
afterAll(() => site.close())

const upload = (bytes: Uint8Array, by = baker, name = '蛋糕.png') =>
  site.call(pictures.calls.upload, {}, { token: by.token, file: { name, bytes } })
const fetchPath = (url: string) => site.site.app.inject({ method: 'GET', url })
const bytesOf = async (url: string) => (await fetchPath(url)).rawPayload

const plain = (width: number, height: number, background = '#d9486e') =>
  sharp({ create: { width, height, channels: 3, background } })
const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })

describe('a picture that is taken', () => {
  test('is stored as original, for pages and for lists, all without metadata', async () => {
    const source = await plain(1_200, 800)
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    const answer = await upload(source, baker, 'cake.jpg')
    expect(answer).toMatchObject({ auth: '', msg: '', data: { data: { width: 1_200, height: 800, name: 'cake.jpg' } } })
    const { url, size } = answer.data.data
    expect(url).toMatch(/^\/pic\/[0-9a-f]{64}\.jpg$/)
    const shapes = ['.jpg', '.webp', '.thumb.webp', '.mobile.webp'].map((end) => url.replace('.jpg', end))
    for (const shape of shapes) {
      const head = await sharp(await bytesOf(shape)).metadata()
      expect(head.exif).toBeUndefined()
      expect(head.format).toBe(shape.endsWith('.jpg') ? 'jpeg' : 'webp')
    }
    expect((await bytesOf(url)).byteLength).toBe(size)
    expect((await sharp(await bytesOf(shapes[2] ?? '')).metadata()).width).toBe(600)
  })

  test('stands upright', async () => {
    const turned = await plain(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { data } = await upload(turned)
    expect(data.data).toMatchObject({ width: 200, height: 300 })
  })

  test('keeps moving when it is an animated gif', async () => {
    const frames = [plain(40, 30, '#f00'), plain(40, 30, '#0f0'), plain(40, 30, '#00f')]
    const inputs = await Promise.all(frames.map((frame) => frame.png().toBuffer()))
    const gif = await sharp(inputs, { join: { animated: true } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer()
    const { data } = await upload(gif)
    expect(data.data).toMatchObject({ width: 40, height: 30 })
    expect(data.data.url).toMatch(/\.gif$/)
    expect((await sharp(await bytesOf(data.data.url), { animated: true }).metadata()).pages).toBe(3)
    const display = await bytesOf(data.data.url.replace('.gif', '.webp'))
    expect((await sharp(display, { animated: true }).metadata()).pages).toBe(3)
  })

  test('has the name of its file without folders, cut between characters', async () => {
    const file = { name: `C:\\cakes\\x${'🍰'.repeat(70)}.bmp`, bytes: bitmap(2, 2) }
    const refuse = (code: string) => expect.unreachable(code)
    const { name } = await readUploaded({ file, member: { id: baker.id, verified: true }, refuse })
    expect(name).toBe(`x${'🍰'.repeat(59)}`)
  })

  test('a bitmap of a screenshot becomes a png of the same pixels', async () => {
    const { data } = await upload(bitmap(3, 2))
    expect(data.data).toMatchObject({ width: 3, height: 2 })
    const { data: pixels } = await sharp(await bytesOf(data.data.url))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...pixels]).toEqual([...Array(18).keys()].map((n) => n * 10))
  })

  test('above 3,000,000 bytes it gets a smaller shape for small screens', async () => {
    const { data } = await upload(await noise(1_100).png({ compressionLevel: 1 }).toBuffer())
    const mobile = await sharp(await bytesOf(data.data.url.replace('.png', '.mobile.webp'))).metadata()
    expect(mobile.width).toBe(960)
  })
})

describe('the same bytes again', () => {
  test('are refused with the stored picture, by the same member only', async () => {
    const source = await plain(64, 64, '#123456').png().toBuffer()
    const first = await upload(source)
    const again = await upload(source, baker, 'other.png')
    expect(again.msg).toBe(`upload repeated ${first.data.data.url}`)
    expect(again.data).toEqual(first.data.data)
    const others = await upload(source, guest)
    expect(others.msg).toBe('')
    expect(others.data.data.url).toBe(first.data.data.url)
  })

  test('twice at the same moment: one is stored, the other hears of it', async () => {
    const source = await plain(65, 64, '#654321').png().toBuffer()
    const answers = await Promise.all([upload(source), upload(source)])
    expect(answers.map(({ msg }) => msg.split(' ').slice(0, 2).join(' ')).sort()).toEqual(['', 'upload repeated'])
  })

  test('belong to those who uploaded them, by the path of the original', async () => {
    const { data } = await upload(await plain(66, 64, '#abcdef').png().toBuffer())
    const owns = (who: TestMember, path: string) =>
      site.site.foundation.db.transaction((tx) => ownsPicture(tx, who.id, path))
    expect(await owns(baker, data.data.url)).toBe(true)
    expect(await owns(guest, data.data.url)).toBe(false)
    expect(await owns(baker, data.data.url.replace('.png', '.webp'))).toBe(false)
    expect(await owns(baker, data.data.url.replace('.png', '.gif'))).toBe(false)
  })
})

describe('what is refused', () => {
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')

  test.each([
    ['a page', html],
    ['a drawing with script', svg],
    ['an empty head of a jpeg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html])],
    ['a gif in name only', Buffer.concat([Buffer.from('GIF89a/*'), html])],
    ['a bitmap whose head lies', lying(bitmap(3, 2))],
    ['nothing a picture could be', Buffer.from('hello')],
  ])('%s', async (_, bytes) => {
    expect(await upload(bytes)).toMatchObject({ status: 200, msg: 'notPicture' })
  })

  test('a truncated picture', async () => {
    const whole = await noise(200).jpeg().toBuffer()
    expect((await upload(whole.subarray(0, whole.byteLength / 2))).msg).toBe('notPicture')
  })

  test('what was glued behind a picture is not kept', async () => {
    const { data } = await upload(Buffer.concat([await plain(70, 70).png().toBuffer(), html]))
    expect((await bytesOf(data.data.url)).includes('script')).toBe(false)
  })

  test.each([
    ['a bomb of zeros', () => bomb(30_000, 30_000), 'sideTooLong', 16_384],
    ['a bitmap wider than allowed', () => bitmapHead(60_000, 60_000), 'sideTooLong', 16_384],
    ['a few more pixels than allowed', () => plain(8_001, 5_000).png().toBuffer(), 'tooManyPixels', 40_000_000],
    ['more frames than allowed', () => animation(1, 1, 1_001), 'tooManyFrames', 1_000],
  ])('%s', async (_, make, msg, limit) => {
    expect(await upload(await make())).toMatchObject({ msg, data: { limit } })
  })

  test('an animation whose frames hold too many pixels together', async () => {
    expect((await upload(animation(5_000, 4_001, 2))).msg).toBe('tooManyPixels')
  })

  test('more bytes than 5 M', async () => {
    expect(await upload(Buffer.alloc(5_242_881))).toMatchObject({ msg: 'FileTooBig', data: { limit: 5_242_880 } })
  })

  test('no file, and nobody', async () => {
    expect((await site.call(pictures.calls.upload, {}, { token: baker.token })).msg).toBe('fileMissing')
    expect((await site.call(pictures.calls.upload, {}, { file: { name: 'x', bytes: html } })).auth).toBe('login')
  })
})

describe('serving', () => {
  test('is immutable, never sniffed and inert', async () => {
    const { data } = await upload(await plain(71, 70).png().toBuffer())
    const answer = await fetchPath(data.data.url)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const cached = await site.site.app.inject({
      url: data.data.url,
      headers: { 'if-none-match': String(answer.headers.etag) },
    })
    expect(cached.statusCode).toBe(304)
  })

  test.each(['/pic/..%2f..%2fetc%2fpasswd', '/pic/x.png', `/pic/${'0'.repeat(64)}.png`])(
    '%s is not there',
    async (url) => {
      expect((await fetchPath(url)).statusCode).toBe(404)
    },
  )
})

/** A 24-bit bitmap, bottom row first, whose colour values increase by ten from 0. */
function bitmap(width: number, height: number): Buffer {
  const rowBytes = Math.ceil((width * 3) / 4) * 4
  const rows = Buffer.alloc(rowBytes * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = (y * width + x) * 30
      rows.set([value + 20, value + 10, value], (height - 1 - y) * rowBytes + x * 3)
    }
  }
  return Buffer.concat([bitmapHead(width, height), rows])
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

function lying(file: Buffer): Buffer {
  const copy = Buffer.from(file)
  copy.writeInt32LE(2_000, 22)
  return copy
}

/** A GIF of a few bytes that declares this number of frames of this size. */
function animation(width: number, height: number, frames: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(width, 0)
  size.writeUInt16LE(height, 2)
  const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, ...size, 0, 2, 2, 0x44, 1, 0]
  const body = Array<number[]>(frames).fill(frame).flat()
  return Buffer.from([...Buffer.from('GIF89a'), ...size, 0x80, 0, 0, 0xd9, 0x48, 0x6e, 0xff, 0xff, 0xff, ...body, 0x3b])
}

/** A PNG of a few kilobytes that decompresses to gigabytes. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.byteLength, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
