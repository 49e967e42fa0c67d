import { expect, test } from 'vitest'
import { childrenOf, readXml, textOf } from '#core/feeds/read-xml.ts'
import { ownData } from '#nouns/accounts/contract/own-data.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { documentOf, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { paintings } from '#nouns/paintings/contract/paintings.ts'
import { uploadPainting } from '#nouns/paintings/test/upload-painting.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { en } from '#words/pack.en.ts'
import { makeMember } from '../../test/make-member.ts'
import { journeysOn, type Visit } from '../journey.ts'
import { structuredDataFaults } from '../structured-data.ts'

const journey = journeysOn({ seeded: true })

/** What a page's first HTML says to machines. */
const headOf = (html: string) => {
  const head = html.slice(0, html.indexOf('</head>'))
  const plain = (text = '') =>
    text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? '')
  const meta = Object.fromEntries(
    [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(([, name = '', value]) => [
      name,
      plain(value),
    ]),
  )
  const alternates = Object.fromEntries(
    [...head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, language = '', href]) => [
      language,
      plain(href),
    ]),
  )
  return {
    meta,
    alternates,
    canonical: plain(/<link rel="canonical" href="([^"]+)">/.exec(head)?.[1]),
    language: /<html lang="([^"]+)"/.exec(html)?.[1],
    about: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => text),
  }
}

const ask = async ({ origin }: Pick<Visit, 'origin'>, path: string, cookie = '') => {
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual', headers: { cookie } })
  const html = await answer.text()
  return { status: answer.status, cookies: answer.headers.get('set-cookie'), html, ...headOf(html) }
}

const aboutOf = ({ about }: { readonly about: readonly string[] }, type: string) =>
  about.map((text) => JSON.parse(text)).find((thing) => thing['@type'] === type)

journey('every public page says what it is: address, languages, picture, and the way to it', async (visit) => {
  const { origin } = visit
  const files = await listed(visit, '/sitemap.xml', 'sitemap')
  expect(files.map((file) => file.replace(/.*\/|-.*/g, ''))).toEqual(
    expect.arrayContaining(['topics', 'clubs', 'runs', 'paintings', 'people']),
  )
  const paths: string[] = ['/ms?m=1&sort=liked', '/rpy?game=7&sort=score', '/jf?game=9', '/docs/api']
  for (const file of files) {
    const addresses = await listed(visit, file.replace(origin, ''), 'url')
    // Of files with many rows those at both ends are looked at.
    const some = file.includes('pages') ? addresses : [...addresses.slice(0, 3), ...addresses.slice(-2)]
    paths.push(...some.map((address) => address.replace(origin, '')))
  }
  const pictures = new Set<string>()
  for (const path of new Set(paths)) {
    const page = await ask(visit, path)
    expect([page.status, page.meta.robots, page.canonical], path).toEqual([200, undefined, origin + path])
    for (const name of ['description', 'og:title', 'og:description', 'og:image', 'og:url', 'twitter:card'])
      expect(page.meta[name], `${path} ${name}`).toBeTruthy()
    expect(page.meta['og:url'], path).toBe(page.canonical)
    pictures.add(page.meta['og:image'] ?? '')
    const english = `${path}${path.includes('?') ? '&' : '?'}lang=en`
    expect(page.alternates, path).toEqual({ zh: page.canonical, en: origin + english, 'x-default': page.canonical })
    expect(structuredDataFaults(page.about, origin), path).toEqual([])
    const translated = await ask(visit, english, 'language=zh')
    expect([translated.status, translated.language, translated.cookies], english).toEqual([200, 'en', null])
    expect(translated.canonical).toBe(origin + english)
    expect(translated.alternates).toEqual(page.alternates)
    expect(structuredDataFaults(translated.about, origin), english).toEqual([])
  }
  expect(pictures.size).toBeGreaterThan(2)
  for (const picture of [...pictures].slice(0, 12)) {
    const answer = await fetch(picture)
    expect([answer.status, answer.headers.get('content-type')], picture).toEqual([
      200,
      expect.stringMatching(/^image\/(png|jpeg|webp|gif)$/),
    ])
  }
})

/** The addresses that a file of the sitemap, or its index, names. */
const listed = async ({ origin }: Pick<Visit, 'origin'>, path: string, child: 'sitemap' | 'url') =>
  childrenOf(readXml(await (await fetch(`${origin}${path}`)).text()), child).map((each) => textOf(each, 'loc') ?? '')

journey('parameters that do not change a page are no part of its address', async (visit) => {
  const { site, origin } = visit
  const [run] = (await site.call(replays.calls.list, { pageNum: 1, pageSize: 1 })).data.rows
  const person = `/p/${run?.UPID}`
  for (const [path, own] of [
    ['/?utm_source=x', '/'],
    ['/rpy?game=6&fbclid=1', '/rpy?game=6'],
    ['/ms?t=1&m=1&x=2', '/ms?t=1'],
    [`${person}?people=followers`, person],
    [`${person}?as=guest`, person],
    [`/r/${run?.CODE}?from=feed`, `/r/${run?.CODE}`],
  ] as const) {
    const page = await ask(visit, path)
    expect([page.status, page.canonical], path).toEqual([200, origin + own])
  }
})

journey('topics, people and pictures are told in words that search engines know', async (visit) => {
  const { site, origin } = visit
  const painter = await makeMember(site, 'painter')
  const hostile = '</script><script>alert(1)</script>'
  const [{ KeyID: m } = { KeyID: 0 }] = (await site.call(clubs.calls.list, {})).data
  const t = await makeTopic(site, painter, {
    m,
    title: hostile.slice(0, 30),
    document: documentOf(`${hostile} <!-- words`),
  })
  const posting = await ask(visit, `/ms?t=${t}`)
  expect(posting.html).not.toContain('<script>alert')
  expect(structuredDataFaults(posting.about, origin)).toEqual([])
  expect(aboutOf(posting, 'DiscussionForumPosting')).toMatchObject({
    headline: hostile.slice(0, 30),
    text: `${hostile} <!-- words`,
    url: `${origin}/ms?t=${t}`,
    author: { '@type': 'Person', name: 'painter', url: `${origin}/p/${painter.id}` },
    commentCount: 0,
  })
  const way = aboutOf(posting, 'BreadcrumbList').itemListElement
  expect(way.map(({ item }: { item: string }) => item.replace(origin, ''))).toEqual([
    '/',
    '/ms',
    `/ms?m=${m}`,
    `/ms?t=${t}`,
  ])

  const pid = await uploadPainting(site, painter, { name: 'a pear', comment: 'oil on toast' })
  const picture = await ask(visit, `/e/${pid}?lang=en`)
  expect(structuredDataFaults(picture.about, origin)).toEqual([])
  const image = aboutOf(picture, 'ImageObject')
  expect(image).toMatchObject({ name: 'a pear', description: 'oil on toast', url: `${origin}/e/${pid}?lang=en` })
  expect((await fetch(image.contentUrl)).status).toBe(200)
  const noted = await uploadPainting(site, painter, { name: 'a bruised pear', note: 'gore' })
  const unshown = await ask(visit, `/e/${noted}`)
  expect([unshown.meta.robots, unshown.about]).toEqual(['noindex', []])
  expect(unshown.meta['og:image']).toMatch(/\/icons\/share\.png/)

  const profile = await ask(visit, `/p/${painter.id}`)
  expect(structuredDataFaults(profile.about, origin)).toEqual([])
  expect(aboutOf(profile, 'ProfilePage')).toMatchObject({
    mainEntity: { name: 'painter', identifier: String(painter.id) },
  })
})

journey('who is not listed, and what is held or gone, is told to nobody', async (visit) => {
  const {
    site,
    site: { site: house },
  } = visit
  const modest = await makeMember(site, 'modest')
  const [{ KeyID: m } = { KeyID: 0 }] = (await site.call(clubs.calls.list, {})).data
  const t = await makeTopic(site, modest, { m, title: 'a secret title', document: documentOf('secret words') })
  const pid = await uploadPainting(site, modest, { name: 'a secret pear' })
  expect((await ask(visit, `/p/${modest.id}`)).meta.robots).toBeUndefined()
  const shown = { showms: 'Y', showega: 'Y', showreplay: 'Y', showdes: 'Y', showhonor: 'Y', showfeed: 'Y' } as const
  const hidden = { ...shown, showprogress: 'Y', showhere: 'N', showlist: 'N' } as const
  expect((await site.call(ownData.calls.setPrivacy, hidden, { token: modest.token })).msg).toBe('')
  const person = await ask(visit, `/p/${modest.id}`)
  expect([person.status, person.meta.robots, person.about, person.alternates]).toEqual([200, 'noindex', [], {}])

  await house.foundation.db.own.updateTable('topics').set({ held_at: new Date() }).where('id', '=', t).execute()
  house.foundation.touched(['topics', `floors#${t}`])
  await site.call(paintings.calls.remove, { pid }, { token: modest.token })
  for (const path of [`/ms?t=${t}`, `/e/${pid}`]) {
    for (const language of ['zh', 'en']) {
      const page = await ask(visit, `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
      expect([page.status, page.meta.robots, page.about], path).toEqual([404, 'noindex', []])
      expect(page.html, path).not.toContain('secret')
    }
  }
})

journey('what is not there answers 404 at its own address', async (visit) => {
  for (const path of [
    '/r/zzzz',
    '/r/zzzz/vs/zzzy',
    '/r/no-such-run',
    '/ms?t=999999999',
    '/ms?m=999999',
    '/ms?t=0',
    '/ms?t=abc',
    '/e/999999999',
    '/e/0',
    '/e/abc',
    '/p/1999999',
    '/p/12',
    '/p/abc',
    '/rpy?game=99',
    '/rpy/archive?game=99',
    '/jf?game=99',
    '/painting?game=99',
    '/bocai/a',
    ...['/rpy?', '/jf?', '/rpy/archive?', '/painting?', '/ms?m=1&', '/ms?t=1&'].map((list) => `${list}p=999`),
    '/no/such/page',
    '/wp-login.php',
  ]) {
    const page = await ask(visit, path)
    expect([page.status, page.meta.robots], path).toEqual([404, 'noindex'])
    expect(page.about, path).toEqual([])
  }
})

journey('phones find a manifest in each language, and every picture it names', async (visit) => {
  const { origin } = visit
  for (const language of ['zh', 'en']) {
    const { html } = await ask(visit, `/?lang=${language}`)
    const answer = await fetch(origin + /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1])
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    const manifest = (await answer.json()) as { lang: string; icons: { src: string }[]; shortcuts: { url: string }[] }
    expect(manifest.lang).toBe(language === 'zh' ? 'zh-CN' : 'en')
    const icons = [...manifest.icons.map(({ src }) => src), '/favicon.ico', '/icons/apple-touch-icon.png']
    for (const src of icons) {
      const picture = await fetch(origin + src)
      expect([picture.status, picture.headers.get('content-type')], src).toEqual([
        200,
        expect.stringMatching(/^image\//),
      ])
    }
    for (const { url } of manifest.shortcuts) expect((await ask(visit, url)).status).toBe(200)
  }
})

journey(
  'who comes by an English address stays in English, and who chose Chinese does not',
  async ({ person, origin }) => {
    for (const language of ['en', 'zh'] as const) {
      const { page, context } = await person({ language })
      if (language === 'en') await context.clearCookies({ name: 'language' })
      await page.goto(`${origin}/rpy?lang=en&game=7`)
      await page.waitForFunction(() => location.search === '?game=7')
      expect(await page.locator('html').getAttribute('lang')).toBe('en')
      await page.getByRole('link', { name: en.shell.nav.clubs, exact: true }).first().click()
      await page.waitForURL('**/ms')
      await page.reload()
      expect(await page.locator('html').getAttribute('lang')).toBe(language === 'en' ? 'en' : 'zh-CN')
    }
  },
)

test('the check of what search engines are told finds what is wrong', () => {
  const origin = 'https://sweets.example'
  const faults = (thing: object) =>
    structuredDataFaults([JSON.stringify({ '@context': 'https://schema.org', ...thing })], origin)
  const author = { '@type': 'Person', name: 'Cirno', url: `${origin}/p/1` }
  const posting = {
    '@type': 'DiscussionForumPosting',
    url: `${origin}/ms?t=1`,
    headline: 'Ice',
    text: 'cold',
    author,
    datePublished: '2026-01-01T00:00:00.000Z',
  }
  expect(faults(posting)).toEqual([])
  for (const [change, fault] of [
    [{ author: undefined }, 'has no author'],
    [{ author: { '@type': 'Person' } }, 'author has no name'],
    [{ author: 'Cirno' }, 'author is no Person'],
    [{ text: undefined }, 'has none of text, image'],
    [{ headline: ' ' }, 'headline is no words'],
    [{ url: 'https://elsewhere.example/' }, 'url is no address of this site'],
    [{ url: '/ms?t=1' }, 'url is no address of this site'],
    [{ datePublished: '2026-01-01' }, 'datePublished is no time'],
    [{ commentCount: -1 }, 'commentCount is no count'],
    [{ likes: 3 }, 'has likes, which it cannot have'],
    [{ '@type': 'ForumPosting' }, 'is no thing that a page is about'],
    [{ '@context': 'http://schema.org' }, 'not in schema.org’s words'.replace('’', "'")],
  ] as const)
    expect(faults({ ...posting, ...change }).join('\n'), fault).toContain(fault)
  expect(structuredDataFaults(['[]', '{'], origin)).toHaveLength(2)
  const step = (position: number) => ({ '@type': 'ListItem', position, name: 'x', item: `${origin}/` })
  expect(faults({ '@type': 'BreadcrumbList', itemListElement: [step(1), step(2)] })).toEqual([])
  expect(faults({ '@type': 'BreadcrumbList', itemListElement: [step(1), step(3)] }).join()).toContain('is not number 2')
  expect(faults({ '@type': 'BreadcrumbList', itemListElement: [step(1)] }).join()).toContain('no way to show')
})
