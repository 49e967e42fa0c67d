import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Envelope } from '#contract/envelope.ts'
import type { PageRequest } from '#contract/page.ts'
import type { ReplayRow } from '#nouns/replays/contract/replays.ts'
import { render } from './server.tsx'

// Only the body is tested: the document needs an inline script that only a build provides.
vi.mock('./document/starter.ts', () => ({ starter: '' }))
vi.mock('./document/document.ts', () => ({ documentHtml: ({ body }: { readonly body: string }) => body }))

const row: ReplayRow = {
  KeyID: 3000,
  CODE: '00mO',
  UPID: 1_000_129,
  NICK: 'Cirno',
  HEAD: '',
  PILOT: 'PLAYER24',
  GAM: 20,
  RANK: 'EX',
  CHARA: 'MarisaYellow',
  SCORE: 63_687_040,
  COMMENT: 'first try',
  TYPE: 'full',
  CATEGORY: 'hunguan',
  UPTIME: '2026-11-23T09:09:14.339Z',
  REPTIME: '2026-11-23T09:09',
  STAGE: 'clear',
  LIKES: 0,
  FRAMES: 90_000,
  VER: '1.00a',
  MODE: '',
  JF: null,
  SCREEN: '',
  OPEN: 'Y',
  HELD: 'N',
  COMMENTABLE: 'Y',
  REPCOMNUM: 7,
  SLOW: 1.68,
  CLEARED: true,
  xz: '',
  NM: 'N',
  NB: 'N',
  NT: 'N',
  NSY: 'N',
  CHECKS: { NM: '', NB: '', NT: '', NSY: '' },
  FILE: 'th20_ud00mO.rpy',
  SIZE: 60_000,
}

/** The page's first row is always rendered anew, never taken from the cache of kept parts. */
const first: ReplayRow = { ...row, KeyID: 2000, CODE: '000g', NICK: 'Luna', UPTIME: '2020-01-01T00:00:00.000Z' }

/** Renders the replay list with `first` and below it the given rows. */
async function pageOf(kept: readonly ReplayRow[], language: PageRequest['language'] = 'zh'): Promise<string> {
  const rows = [first, ...kept]
  const data = { total: rows.length, more: false, pageInfo: { pageNum: 1, pageSize: 20, pages: 1 }, rows }
  const call = async (path: string): Promise<Envelope> =>
    path.endsWith('/getReplay') ? { auth: '', data, msg: '' } : { auth: '', data: null, msg: 'notFound' }
  const { html } = await render({
    url: '/rpy',
    language,
    origin: 'http://localhost',
    publicSite: false,
    without: [],
    cookie: '',
    call,
  })
  return html
}

describe('rows that are kept', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-23T09:30:00Z'), toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const changes: readonly Partial<ReplayRow>[] = [
    { LIKES: 41 },
    { REPCOMNUM: 42 },
    { NICK: 'Daiyousei' },
    { NICK: '' },
    { HEAD: '/jc/head/7.webp' },
    { PILOT: 'OTHER' },
    { COMMENT: 'a better one' },
    { SCORE: 163_687_040 },
    { JF: 10_805 },
    { HELD: 'Y' },
    { OPEN: 'N' },
    { FILE: 'th20_other.rpy' },
    { CODE: '00mP' },
    { RANK: 'L' },
    { xz: '14-hard' },
  ]
  test('a row that shows something else is shown as it is now, and as it was once it is so again', async () => {
    const before = await pageOf([row])
    expect(await pageOf([row])).toBe(before)
    for (const change of changes) {
      const shown = Object.entries(change)
      const changed = await pageOf([{ ...row, ...change }])
      expect(changed, JSON.stringify(shown)).not.toBe(before)
    }
    expect(await pageOf([row])).toBe(before)
  })

  test('its age goes on', async () => {
    expect(await pageOf([row])).toContain('20 分钟前')
    vi.setSystemTime(Date.parse('2026-11-23T10:31:00Z'))
    const later = await pageOf([row])
    expect(later).toContain('1 小时前')
    expect(later).not.toContain('20 分钟前')
  })

  test('each language has its own, first and later', async () => {
    for (let n = 0; n < 2; n++) {
      expect(await pageOf([row], 'zh')).toContain('分钟前')
      const english = await pageOf([row], 'en')
      expect(english).not.toContain('分钟前')
      expect(english).toContain('20 min')
    }
  })

  test('the same row twice on a page, and in another order, stands where it belongs', async () => {
    const other = { ...row, KeyID: 2999, CODE: '00mN', NICK: 'Rumia' }
    const places = (html: string) => ['Cirno', 'Rumia'].map((nick) => html.indexOf(`>${nick}<`))
    const [cirno = 0, rumia = 0] = places(await pageOf([row, other]))
    expect(cirno).toBeGreaterThan(0)
    expect(rumia).toBeGreaterThan(cirno)
    const [second = 0, first = 0] = places(await pageOf([other, row]))
    expect(first).toBeGreaterThan(0)
    expect(second).toBeGreaterThan(first)
  })
})
