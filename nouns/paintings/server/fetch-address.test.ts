import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pictures } from '#contract/pictures.ts'
import {
  archive,
  bareBits,
  drawingWithScript,
  flat,
  gifAnimation,
  lyingJpeg,
  script,
} from '#site/test/hostile/hostile-pictures.ts'
import { makeMember } from '#site/test/make-member.ts'
import { openTestSite } from '#site/test/open-test-site.ts'
import { type FetchingSite, type Outside, openOutside } from '#site/test/outside/open-outside.ts'
import { paintings } from '../contract/paintings.ts'
import { uploadPainting } from '../test/upload-painting.ts'
import { refusals as en } from '../words/calls/paintings.en.ts'
import { refusals as zh } from '../words/calls/paintings.zh.ts'

let outside: Outside
let open: FetchingSite
/** It waits for nobody long. */
let hasty: FetchingSite
beforeAll(async () => {
  outside = await openOutside()
  open = await outside.reaching(20_000)
  hasty = await outside.reaching(400)
})
afterAll(() => outside.close())
beforeEach(() => outside.clear())

const fetchAs = ({ site, painter }: FetchingSite, url: string, by = painter) =>
  site.call(paintings.calls.fetch, { url }, { token: by.token })
const expectWords = (problem: keyof typeof zh) =>
  expect([zh[problem], en[problem]]).toEqual([
    expect.stringMatching(/\p{Script=Han}/u),
    expect.stringMatching(/^[A-Z]/),
  ])

describe('a picture that is there', () => {
  test('is kept as the caller’s, and can be published', async () => {
    outside.gives('/a.png', await flat(90, 60).png().toBuffer())
    const { msg, data } = await fetchAs(open, 'http://pictures.example/a.png')
    expect([msg, data]).toMatchObject(['', { width: 90, height: 60, name: 'a.png' }])
    expect(data.url).toMatch(/^\/pic\/[0-9a-f]{64}\.png$/)
    const id = await uploadPainting(open.site, open.painter, { url: data.url })
    expect((await open.site.call(paintings.calls.one, { id: String(id) })).data).toMatchObject({ SRC: data.url, W: 90 })
    const other = await makeMember(open.site, 'other')
    const stolen = { name: 'stolen', rights: 'mine' as const, url: data.url }
    expect((await open.site.call(paintings.calls.upload, stolen, { token: other.token })).msg).toBe('pictureMissing')
  })

  test('is asked for once, in the name of its host, and its host hears nothing of who asks', async () => {
    outside.gives('/b.png', await flat(91, 60).png().toBuffer())
    await fetchAs(open, 'http://pictures.example/b.png')
    expect(outside.asked.map(({ url }) => url)).toEqual(['/b.png'])
    const { host, cookie, authorization, referer, ...rest } = outside.asked[0]?.headers ?? {}
    expect([host, cookie, authorization, referer]).toEqual(['pictures.example', undefined, undefined, undefined])
    expect(Object.keys(rest).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'user-agent'])
  })

  test('twice at once, and again, is one picture of the caller', async () => {
    outside.gives('/c.png', await flat(92, 60).png().toBuffer())
    const fetch = () => fetchAs(open, 'http://pictures.example/c.png')
    const found = [...(await Promise.all([fetch(), fetch()])), await fetch()]
    expect(found.map(({ msg }) => msg)).toEqual(['', '', ''])
    expect(new Set(found.map(({ data }) => data.url)).size).toBe(1)
    const { rows } = await open.site.site.foundation.db.pool.query(
      'select from pictures where original = $1 and member = $2',
      [found[0]?.data.url.slice(5, 69), open.painter.id],
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a host that takes too much', () => {
  const slow: readonly (readonly [string, RequestListener])[] = [
    ['never answers', () => undefined],
    ['never ends', (_, reply) => void reply.writeHead(200).write('x')],
    [
      'trickles',
      (_, reply) => {
        const drip = setInterval(() => reply.write('x'), 20)
        reply.on('close', () => clearInterval(drip))
      },
    ],
    [
      'trickles its head',
      ({ socket }) => {
        socket.write('HTTP/1.1 200 OK\r\n')
        const drip = setInterval(() => socket.write('x-a: b\r\n'), 20)
        socket.on('close', () => clearInterval(drip))
      },
    ],
  ]
  test.each(slow)('of time: it %s', async (_, answer) => {
    outside.answers.set('/slow.png', answer)
    expect((await fetchAs(hasty, 'http://pictures.example/slow.png')).msg).toBe('urlNotFetched')
  })

  test.each([
    ['says so', (_, reply) => void reply.writeHead(200, { 'content-length': 5_242_881 }).write('x')],
    [
      'does not say so, and does not end',
      (_, reply) => {
        const more = () => {
          while (reply.write(Buffer.alloc(65_536)));
          reply.once('drain', more)
        }
        more()
      },
    ],
  ] as const satisfies readonly (readonly [string, RequestListener])[])('of bytes: it %s', async (_, answer) => {
    outside.answers.set('/large.png', answer)
    expect((await fetchAs(open, 'http://pictures.example/large.png')).msg).toBe('FileTooBig')
    expectWords('p.FileTooBig')
  })

  test('of redirects', async () => {
    outside.leads('/round.png', '/round.png')
    expect((await fetchAs(open, 'http://pictures.example/round.png')).msg).toBe('urlNotFetched')
    expect(outside.asked).toHaveLength(4)
  })

  test('of packed bytes, or ends half way', async () => {
    outside.answers.set('/packed.png', (_, reply) => reply.writeHead(200, { 'content-encoding': 'gzip' }).end('x'))
    outside.answers.set('/half.png', (_, reply) => {
      reply.writeHead(200, { 'content-length': 1_000 }).write('half')
      setImmediate(() => reply.destroy())
    })
    for (const path of ['packed', 'half']) {
      expect((await fetchAs(open, `http://pictures.example/${path}.png`)).msg).toBe('urlNotFetched')
    }
  })

  test('holds up neither other calls nor uploads', async () => {
    const held: (() => void)[] = []
    outside.answers.set('/slow.png', (_, reply) => void held.push(() => reply.destroy()))
    const slowly = [
      open.painter,
      ...(await Promise.all(['slow1', 'slow2', 'slow3'].map((name) => makeMember(open.site, name)))),
    ]
    const waiting = slowly.map((by) => fetchAs(open, 'http://pictures.example/slow.png', by))
    await expect.poll(() => held.length).toBe(4)
    const file = { name: 'a.png', bytes: await flat(95).png().toBuffer() }
    expect((await open.site.call(pictures.calls.upload, {}, { token: open.painter.token, file })).msg).toBe('')
    expect((await open.site.call(paintings.calls.list, {})).status).toBe(200)
    // A fifth waits for its turn, and has it once one of them is over.
    outside.gives('/quick.png', await flat(96).png().toBuffer())
    const fifth = fetchAs(open, 'http://pictures.example/quick.png', await makeMember(open.site, 'fifth'))
    held.shift()?.()
    expect((await fifth).msg).toBe('')
    for (const end of held) end()
    expect((await Promise.all(waiting)).map(({ msg }) => msg)).toEqual(Array(4).fill('urlNotFetched'))
  })
})

describe('what comes is looked at as an upload is, whatever its name and its type say', () => {
  test.each([
    ['nothing', async () => Buffer.alloc(0), 'notPicture'],
    ['a page', async () => script, 'notPicture'],
    ['a drawing with script', async () => drawingWithScript, 'notPicture'],
    ['an archive', async () => archive, 'notPicture'],
    [
      'a head that says 30,000 × 30,000',
      async () => lyingJpeg(await flat().jpeg().toBuffer(), 30_000, 30_000),
      'sideTooLong',
    ],
    ['16,000 × 16,000 pixels', async () => bareBits(16_000, 16_000), 'tooManyPixels'],
    ['1,001 frames', async () => gifAnimation(2, 2, 1_001), 'tooManyFrames'],
  ] as const)('%s', async (_, make, problem) => {
    outside.gives('/a.png', await make())
    const { msg, data } = await fetchAs(open, 'http://pictures.example/a.png')
    expect(msg).toBe(problem)
    expectWords(`p.${problem}`)
    if (problem !== 'notPicture') expect(data).toMatchObject({ limit: expect.any(Number) })
  })

  test('a JPEG with a page behind it, called a page, is a JPEG', async () => {
    outside.gives('/a.png', Buffer.concat([await flat(97).jpeg().toBuffer(), script]), 'text/html')
    const { data } = await fetchAs(open, 'http://pictures.example/a.png')
    expect(data.url.slice(69)).toBe('.jpg')
    const { headers, rawPayload } = await open.site.site.app.inject({ method: 'GET', url: data.url })
    expect([headers['content-type'], rawPayload.includes('script')]).toEqual(['image/jpeg', false])
  })
})

test('a site without a way out says so', async () => {
  const site = await openTestSite()
  try {
    const { token } = await makeMember(site, 'painter')
    expect((await site.call(paintings.calls.fetch, { url: 'http://pictures.example/a.png' }, { token })).msg).toBe(
      'urlClosed',
    )
    expectWords('p.urlClosed')
  } finally {
    await site.close()
  }
})
