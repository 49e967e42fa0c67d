import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictures } from '#contract/pictures.ts'
import {
  animated,
  archive,
  bareBits,
  drawingWithScript,
  flat,
  gifAnimation,
  lyingJpeg,
  noise,
  script,
  webpAnimation,
  withChunks,
  withComment,
  withSegment,
} from '#site/test/hostile/hostile-pictures.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { refusals as en } from '#words/calls/pictures.en.ts'
import { refusals as zh } from '#words/calls/pictures.zh.ts'
import { paintings } from '../contract/paintings.ts'
import { drawnPicture } from '../test/drawn-picture.ts'
import { plainPainting, uploadPainting } from '../test/upload-painting.ts'

let site: TestSite
let painter: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, pictureJobs: true })
  painter = await makeMember(site, 'painter')
})
afterAll(() => site.close())

const send = (bytes: Uint8Array, name = 'work.png') =>
  site.call(pictures.calls.upload, {}, { token: painter.token, file: { name, bytes } })
const get = (url: string) => site.site.app.inject({ method: 'GET', url })

/** Publishes a picture as a work; answers the work once its sizes are made. */
async function hang(bytes: Uint8Array, name?: string) {
  const { msg, data } = await send(bytes, name)
  expect(msg).toBe('')
  const id = await uploadPainting(site, painter, { url: data.data.url, goOn: 'notAlike' })
  await settleJobs(site, 'pictureSizes')
  return (await site.call(paintings.calls.one, { id: String(id) })).data
}

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
}
const madeSizes = ['.176.webp', '.360.avif', '.360.webp', '.480.avif', '.480.webp', '.960.avif', '.960.webp', '.avif']

/** Every file at an address of the work's first picture, each with the type of its address or of what stands in for it. */
async function filesOf({ SRC }: { readonly SRC: string }) {
  const ends = [SRC.slice(SRC.lastIndexOf('.')), '.webp', '.thumb.webp', '.mobile.webp', ...madeSizes]
  return Promise.all(
    ends.map(async (end) => {
      const { statusCode, headers, rawPayload } = await get(`${SRC.slice(0, 69)}${end}`)
      expect([end, statusCode, headers['x-content-type-options']]).toEqual([end, 200, 'nosniff'])
      expect([types[end.split('.').at(-1) ?? ''], 'image/webp']).toContain(headers['content-type'])
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
      return { end, bytes: rawPayload }
    }),
  )
}

describe('a picture that is something else too is hung as a picture and nothing else', () => {
  test.each([
    ['a JPEG with a page in its comment', async () => withSegment(await flat().jpeg().toBuffer(), 0xfe, script)],
    [
      'a JPEG that is a script',
      async () => {
        const opened = withSegment(await flat(60).jpeg().toBuffer(), 0xe0, Buffer.from(`/*${'a'.repeat(12_000)}`))
        return Buffer.concat([opened, Buffer.from('*/=alert("secret")')])
      },
    ],
    ['a JPEG with an archive behind it', async () => Buffer.concat([await flat(62).jpeg().toBuffer(), archive])],
    ['a GIF with a page in its comment', async () => withComment(await flat(66).gif().toBuffer(), script)],
    [
      'an animation with a page and an archive',
      async () => Buffer.concat([withComment(await animated(flat(68), flat(68, 48, '#0f0')), script), archive, script]),
    ],
    [
      'a PNG with a page in its texts and an archive behind it',
      async () => {
        const notes = withChunks(await flat(70).png().toBuffer(), [
          'tEXt',
          Buffer.concat([Buffer.from('Comment\0'), script]),
        ])
        return Buffer.concat([notes, archive, script])
      },
    ],
    ['a WebP with a page behind it', async () => Buffer.concat([await flat(72).webp().toBuffer(), script])],
  ])('%s', async (_, make) => {
    const work = await hang(await make())
    for (const { end, bytes } of await filesOf(work)) {
      for (const part of ['script', 'secret', '*/=', 'PK\x03\x04'])
        expect([end, part, bytes.includes(part)]).toEqual([end, part, false])
    }
    for (const end of ['.html', '.svg', '.js', '.zip', '.bmp', '', '.png.html']) {
      expect((await get(`${work.SRC.slice(0, 69)}${end}`)).statusCode).toBe(404)
    }
  })
})

describe('what is refused in words', () => {
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.byteLength / 2)
  test.each([
    ['nothing', async () => Buffer.alloc(0), 'fileMissing'],
    ['one byte', async () => Buffer.of(0xff), 'notPicture'],
    ['a drawing with script', async () => drawingWithScript, 'notPicture'],
    ['a page', async () => script, 'notPicture'],
    ['an archive', async () => archive, 'notPicture'],
    ['half a JPEG', async () => half(await noise(200).jpeg().toBuffer()), 'notPicture'],
    ['half a PNG', async () => half(await noise(200).png().toBuffer()), 'notPicture'],
    ['half a GIF', async () => half(await noise(200).gif().toBuffer()), 'notPicture'],
    ['half a WebP', async () => half(await noise(200).webp().toBuffer()), 'notPicture'],
    ['a GIF without its first frame', async () => (await noise(200).gif().toBuffer()).subarray(0, 800), 'notPicture'],
    [
      'a head that says 30,000 × 30,000',
      async () => lyingJpeg(await flat().jpeg().toBuffer(), 30_000, 30_000),
      'sideTooLong',
    ],
    [
      'a head that says 5,000 × 5,000',
      async () => lyingJpeg(await flat().jpeg().toBuffer(), 5_000, 5_000),
      'notPicture',
    ],
    ['30,000 × 30,000 pixels', async () => bareBits(30_000, 30_000), 'sideTooLong'],
    ['16,000 × 16,000 pixels', async () => bareBits(16_000, 16_000), 'tooManyPixels'],
    ['a GIF of 1,001 frames without delay', async () => gifAnimation(2, 2, 1_001), 'tooManyFrames'],
    ['a WebP of 1,001 frames of a millisecond', async () => webpAnimation(1_001), 'tooManyFrames'],
    ['two frames of 6,000 × 6,000', async () => gifAnimation(6_000, 6_000, 2), 'tooManyPixels'],
    ['more than 5 M', async () => Buffer.alloc(5_242_881), 'FileTooBig'],
  ] as const)('%s', async (_, make, problem) => {
    expect((await send(await make())).msg).toBe(problem)
    expect([zh[problem], en[problem]]).toEqual([
      expect.stringMatching(/\p{Script=Han}/u),
      expect.stringMatching(/^[A-Z]/),
    ])
  })

  test('and the next picture is taken', async () => {
    expect((await hang(await flat(74).png().toBuffer())).W).toBe(74)
  })
})

test('an animation that is cut off is hung as far as it goes', async () => {
  const whole = await animated(noise(100), noise(100), noise(100))
  const { SRC, MOVES } = await hang(whole.subarray(0, whole.byteLength * 0.6))
  const { pages = 1 } = await sharp((await get(SRC)).rawPayload, { animated: true }).metadata()
  expect([MOVES, pages]).toEqual(['Y', 2])
})

test('frames without delay, as many as there may be, are hung', async () => {
  const { SRC, MOVES } = await hang(await webpAnimation(1_000))
  expect([MOVES, SRC.slice(-4)]).toEqual(['Y', '.gif'])
})

describe('the name of a file says nothing', () => {
  test.each([
    ['a JPEG as PNG', 'work.png', () => flat(80).jpeg(), '.jpg'],
    ['a PNG as page', '../../<b>work.html', () => flat(81).png(), '.png'],
    ['a GIF as JPEG', 'work.jpg', () => flat(82).gif(), '.png'],
    ['a PNG without a name', '', () => flat(83).png(), '.png'],
  ] as const)('%s', async (_, name, make, end) => {
    const { SRC } = await hang(await make().toBuffer(), name)
    expect(SRC.slice(69)).toBe(end)
    expect((await get(SRC)).headers['content-type']).toBe(types[end.slice(1)])
  })
})

describe('where a picture was taken is gone from it and from all its sizes', () => {
  const place = {
    IFD0: { Copyright: 'secret', Artist: 'secret' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '51/1 30/1 0/1',
      GPSLongitude: '0/1 7/1 0/1',
      GPSAreaInformation: 'secret',
    },
  }
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>secret</rdf></x:xmpmeta>'
  const noted = async (width: number) =>
    sharp(await noise(width, 40).png().toBuffer())
      .withExif(place)
      .withXmp(xmp)

  test.each([
    ['a JPEG', async () => (await noted(1_300)).jpeg().toBuffer()],
    ['a WebP', async () => (await noted(1_301)).webp().toBuffer()],
    [
      'a PNG',
      async () =>
        withChunks(
          await (await noted(1_302)).png().toBuffer(),
          ['iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)],
          ['tEXt', Buffer.from('Location\0secret')],
        ),
    ],
    ['an animation', async () => withComment(await animated(flat(90), flat(90, 48, '#00f')), Buffer.from('secret'))],
  ])('%s', async (_, make) => {
    const bytes = await make()
    expect(bytes.includes('secret')).toBe(true)
    for (const { end, bytes: file } of await filesOf(await hang(bytes))) {
      const { exif, xmp: notes, iptc, icc, comments } = await sharp(file).metadata()
      expect([end, file.includes('secret'), exif, notes, iptc, icc, comments]).toEqual([
        end,
        false,
        ...Array(5).fill(undefined),
      ])
    }
  })
})

describe('colours are right in every size', () => {
  const [red, green, blue] = [217, 72, 110]
  const colour = (width: number) => flat(width, 60, `rgb(${red},${green},${blue})`)
  test.each([
    ['a CMYK JPEG', () => colour(1_300).toColourspace('cmyk').jpeg(), [red, green, blue]],
    [
      'a CMYK JPEG with a profile',
      () => colour(1_301).toColourspace('cmyk').withIccProfile('cmyk').jpeg(),
      [red, green, blue],
    ],
    ['a PNG of 16 bits', () => colour(1_302).toColourspace('rgb16').png(), [red, green, blue]],
    ['a grey PNG of 16 bits', () => flat(1_303, 60, '#808080').toColourspace('grey16').png(), [128, 128, 128]],
    ['a grey JPEG', () => flat(1_304, 60, '#808080').toColourspace('b-w').jpeg(), [128, 128, 128]],
    ['a PNG of wide colours', () => colour(1_305).withIccProfile('p3').png(), [red, green, blue]],
    ['a PNG with a palette', () => colour(1_306).png({ palette: true }), [red, green, blue]],
  ] as const)('%s', async (_, make, wanted) => {
    const work = await hang(await make().toBuffer())
    for (const { end, bytes } of await filesOf(work)) {
      const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      expect([end, info.channels]).toEqual([end, 3])
      const middle = Math.floor((info.width * info.height) / 2) * 3
      // Colours of ink are fewer: the nearest one is 15 away at most.
      for (const [n, part] of wanted.entries()) expect(Math.abs((data[middle + n] ?? 0) - part), end).toBeLessThan(20)
      if (end !== '.mobile.webp' && madeSizes.includes(end)) {
        expect([end, info.width]).toEqual([end, Number(/\d+/.exec(end)?.[0] ?? work.W)])
      }
    }
    const main = [1, 3, 5].map((at) => Number.parseInt(work.COLOUR.slice(at, at + 2), 16))
    for (const [n, part] of wanted.entries()) expect(Math.abs((main[n] ?? 0) - part)).toBeLessThan(25)
  })
})

test('one file that is sent and published twice at once is one picture and one work', async () => {
  const bytes = await drawnPicture(77_001)
  const sent = await Promise.all([send(bytes), send(bytes)])
  // A repeated picture is refused with the first one.
  const addresses = sent.map(({ data }) => data.data?.url ?? (data as unknown as { url: string }).url)
  expect(new Set(addresses).size).toBe(1)
  const publish = () =>
    site.call(paintings.calls.upload, { ...plainPainting, url: addresses[0] ?? '' }, { token: painter.token })
  const answers = await Promise.all([publish(), publish()])
  expect(answers.map(({ msg }) => msg).sort()).toEqual(['', 'uploaded'])
})
