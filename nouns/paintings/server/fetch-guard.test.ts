import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { flat } from '#site/test/hostile/hostile-pictures.ts'
import { type FetchingSite, type Outside, openOutside } from '#site/test/outside/open-outside.ts'
import { paintings } from '../contract/paintings.ts'
import { refusals as en } from '../words/calls/paintings.en.ts'
import { refusals as zh } from '../words/calls/paintings.zh.ts'

let outside: Outside
let open: FetchingSite
let guarded: FetchingSite
beforeAll(async () => {
  outside = await openOutside()
  open = await outside.reaching(20_000)
  guarded = await outside.guarded()
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

describe('what is no address of a picture is not asked', () => {
  test.each([
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://pictures.example:6379/a.png',
    'http://name:word@pictures.example/a.png',
    'http://pictures.example/a.png?x=1',
    'http://pictures.example/a.svg',
    'http://pictures.example/a%2epng',
    'ftp://pictures.example/a.png',
    'file:///etc/passwd.png',
    'data:image/png;base64,AAAA',
    '/pic/a.png',
    'a.png',
  ])('%s', async (url) => {
    expect((await fetchAs(guarded, url)).msg).toBe('urlInvalid')
    expect([outside.asked, outside.askedInside]).toEqual([[], []])
  })

  test('in words', () => expectWords('p.urlInvalid'))
})

describe('what is not of the open Internet is not asked', () => {
  test.each([
    'http://127.0.0.1/a.png',
    'http://127.1/a.png',
    'http://0x7f.0.0.1/a.png',
    'http://0x7f000001/a.png',
    'http://017700000001/a.png',
    'http://2130706433/a.png',
    'http://0/a.png',
    'http://10.0.0.1/a.png',
    'http://192.168.0.1/a.png',
    'http://169.254.169.254/latest/a.png',
    'https://127.0.0.1/a.png',
  ])('%s', async (url) => {
    outside.gives('/a.png', await flat(93).png().toBuffer())
    expect((await fetchAs(guarded, url)).msg).toBe('urlNotFetched')
    expect(outside.asked).toEqual([])
  })

  test.each([
    ['this machine', ['127.0.0.1']],
    ['this machine in version 6', ['::1']],
    ['this machine, mapped', ['::ffff:127.0.0.1']],
    ['an inner network in version 6', ['fd00::1']],
    ['the link', ['fe80::1']],
    ['an open address and an inner one', ['1.1.1.1', '127.0.0.1']],
    ['nothing', []],
  ])('a name that means %s', async (_, addresses) => {
    outside.names.set('pictures.example', () => addresses)
    outside.gives('/a.png', await flat(93).png().toBuffer())
    expect((await fetchAs(guarded, 'http://pictures.example/a.png')).msg).toBe('urlNotFetched')
    expect(outside.asked).toEqual([])
  })

  test.each([
    'http://127.0.0.2/a.png',
    'http://2130706434/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.2]/a.png',
    '//inner.example/a.png',
    'http://inner.example/a.png',
    'http://pictures.example:6379/a.png',
    'http://name@pictures.example/a.png',
    'file:///etc/passwd',
    'javascript:alert(1)',
  ])('nor after a redirect to %s', async (place) => {
    outside.names.set('inner.example', () => ['127.0.0.2'])
    outside.leads('/first.png', '/second.png')
    outside.leads('/second.png', place)
    outside.gives('/a.png', await flat(93).png().toBuffer())
    expect((await fetchAs(open, 'http://pictures.example/first.png')).msg).toBe('urlNotFetched')
    expect(outside.asked.map(({ url }) => url)).toEqual(['/first.png', '/second.png'])
    expect(outside.askedInside).toEqual([])
  })

  describe('nor by a name that means something else at the second look', () => {
    /** The name means 127.0.0.1 once, and the inner network from then on. */
    const change = () => {
      let looks = 0
      outside.names.set('pictures.example', () => [looks++ === 0 ? '127.0.0.1' : '127.0.0.2'])
      return () => looks
    }

    test('it is looked up once, and asked where it was checked', async () => {
      const looks = change()
      outside.gives('/a.png', await flat(94).png().toBuffer())
      expect((await fetchAs(open, 'http://pictures.example/a.png')).msg).toBe('')
      expect([looks(), outside.asked.length, outside.askedInside]).toEqual([1, 1, []])
    })

    test('a redirect to itself is checked again', async () => {
      const looks = change()
      outside.leads('/first.png', '/a.png')
      expect((await fetchAs(open, 'http://pictures.example/first.png')).msg).toBe('urlNotFetched')
      expect([looks(), outside.asked.length, outside.askedInside]).toEqual([2, 1, []])
    })
  })

  test('in words that do not tell an inner host from one that is not there', async () => {
    expectWords('p.urlNotFetched')
    const inner = await fetchAs(guarded, 'http://127.0.0.1/a.png')
    const missing = await fetchAs(open, 'http://pictures.example/missing.png')
    expect(inner).toEqual(missing)
  })
})
