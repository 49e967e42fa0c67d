import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { paintings } from '#nouns/paintings/contract/paintings.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { makeMember } from '../../test/make-member.ts'
import { early } from '../../words/early.zh.ts'
import { journeysOn, type Visit } from '../journey.ts'
import { frame } from '../pages/frame.ts'
import { replayPage } from '../pages/replay-page.ts'
import { topicPage } from '../pages/topic-page.ts'
import { type Person, settled } from '../person.ts'
import { eventually, see, seeGone } from '../see.ts'

const journey = journeysOn({ seeded: true })

journey('on a slow phone line, log-in pressed before the page lives opens its dialog once', async (visit) => {
  const guest = await visit.person({ device: 'M' })
  const { page, words } = guest
  await slowLine(page)
  await visitEarly(visit, guest, '/')
  const login = page.getByRole('button', { name: words.shell.login, exact: true }).filter({ visible: true }).first()
  await login.click()
  expect(await login.getAttribute('aria-busy')).toBe('true')
  await login.click()
  expect(await lives(page)).toBe(false)
  await see(page.getByText(early.held))
  await see(frame(guest).dialog)
  await seeGone(page.getByText(early.held))
  expect(await frame(guest).dialog.count()).toBe(1)
  expect(await login.getAttribute('aria-busy')).toBeNull()
})

journey(
  'a like pressed before the page lives counts once, and comes after what was pressed before it',
  async (visit) => {
    const { token } = await makeMember(visit.site, 'early_like')
    const { CODE, LIKES } = await someonesRun(visit)
    const reader = await visit.person({ token, device: 'M' })
    const { page } = reader
    await slowLine(page)
    await visitEarly(visit, reader, `/r/${CODE}`)
    const { like, liked, comment } = replayPage(reader)
    await comment.pressSequentially('写在前面')
    await page.keyboard.press('Control+Enter')
    await like.click()
    await like.click()
    expect(await lives(page)).toBe(false)
    await see(liked(LIKES + 1))
    await see(page.locator('#comments').getByText('写在前面'))
    const { data } = await visit.site.call(replays.calls.one, { code: CODE })
    expect(data?.LIKES).toBe(LIKES + 1)
    expect(data?.REPCOMNUM).toBe(1)
  },
)

journey('a menu pressed before the page lives opens', async (visit) => {
  const guest = await visit.person({ device: 'M' })
  const { page } = guest
  const release = await holdScripts(page)
  const { data } = await visit.site.call(clubs.calls.topics, { m: 1 })
  await visitEarly(visit, guest, `/ms?t=${data.rows[0]?.KeyID ?? 0}`)
  await page.locator('button[aria-haspopup=menu]').filter({ visible: true }).first().click()
  await release()
  await see(page.getByRole('menu'))
})

journey('keys and text typed before the page lives stay where they belong', async (visit) => {
  const { CODE } = await someonesRun(visit)
  const guest = await visit.person()
  const { page, words } = guest
  const release = await holdScripts(page)
  await visitEarly(visit, guest, `/r/${CODE}`)
  const { comment, send } = replayPage(guest)
  await comment.pressSequentially('half a sentence')
  await blur(comment)
  await page.keyboard.press('/')
  await page.keyboard.type('new jam')
  const search = page.getByRole('combobox', { name: words.shell.search })
  expect(await search.inputValue()).toBe('new jam')
  await release()
  await eventually(() => send.isEnabled()).toBe(true)
  expect(await comment.inputValue()).toBe('half a sentence')
  expect(await search.inputValue()).toBe('new jam')
  expect(await search.evaluate((box) => box === document.activeElement)).toBe(true)
  expect(new URL(page.url()).pathname).toBe(`/r/${CODE}`)
})

journey(
  '`g` and `r` pressed before the page lives lead to the replays; letters after `/` are no keys',
  async (visit) => {
    const guest = await visit.person()
    const { page, words } = guest
    const release = await holdScripts(page)
    await visitEarly(visit, guest, '/')
    await page.keyboard.type('gr')
    await release()
    await page.waitForURL('**/rpy')
    await see(page.getByRole('heading', { level: 1, name: words.replays.title }))
    await page.keyboard.type('/n')
    expect(await page.getByRole('combobox', { name: words.shell.search }).inputValue()).toBe('n')
  },
)

journey('what is pressed before the marks of the member are read stays pressed', async (visit) => {
  const { site } = visit
  const { token } = await makeMember(site, 'early_mark')
  const [topic] = (await site.call(clubs.calls.topics, { m: 1 })).data.rows
  const [work] = (await site.call(paintings.calls.list, { pageNum: 1, pageSize: 1 })).data.rows
  if (!topic || !work) throw new Error('the demo site has topics and works')
  const reader = await visit.person({ token })
  const { page } = reader
  const { floor: floorWords, topic: topicWords } = topicPage(reader).words
  const first = topicPage(reader).floor(1)
  const named = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true })

  const ofTopic = await pressEarly(page, clubs.calls.ownMarks, [clubs.calls.like, clubs.calls.setFavourite])
  await reader.visit(`/ms?t=${topic.KeyID}`)
  await named(floorWords.like(topic.LIKES), first).click()
  await named(topicWords.favourite).click()
  ofTopic.know()
  await see(named(floorWords.liked(topic.LIKES + 1), first), named(topicWords.favourited))

  const ofWork = await pressEarly(page, paintings.calls.own, [paintings.calls.keep])
  await reader.visit(`/e/${work.KeyID}`)
  await named(reader.words.paintingPage.keep).click()
  ofWork.know()
  await see(named(reader.words.paintingPage.kept))
})

journey('a like that was given before counts once, however often it is pressed before one knows', async (visit) => {
  const { site } = visit
  const { token } = await makeMember(site, 'early_anew')
  const run = await someonesRun(visit)
  const [work] = (await site.call(paintings.calls.list, { pageNum: 1, pageSize: 1 })).data.rows
  if (!work) throw new Error('the demo site has works')
  expect((await site.call(replays.calls.like, { rid: run.KeyID }, { token })).msg).toBe('')
  expect((await site.call(paintings.calls.like, { pid: work.KeyID }, { token })).msg).toBe('')
  const reader = await visit.person({ token })
  const { page } = reader

  const ofRun = await pressEarly(page, replays.calls.liked, [replays.calls.like])
  await reader.visit(`/r/${run.CODE}`)
  for (let n = 0; n < 3; n++) await replayPage(reader).like.click()
  ofRun.know()
  const { actions } = reader.words.replays
  await see(page.getByRole('button', { name: new RegExp(`^${actions.liked(7).replace('7', '\\d+')}$`) }))
  await page.waitForTimeout(300)
  expect(
    await replayPage(reader)
      .liked(run.LIKES + 1)
      .count(),
  ).toBe(1)

  const ofWork = await pressEarly(page, paintings.calls.own, [paintings.calls.like])
  await reader.visit(`/e/${work.KeyID}`)
  const { like, liked } = reader.words.paintingPage
  for (let n = 0; n < 3; n++)
    await page.getByRole('button', { name: new RegExp(`^${like(7).replace('7', '\\d+')}$`) }).click()
  ofWork.know()
  await see(page.getByRole('button', { name: new RegExp(`^${liked(7).replace('7', '\\d+')}$`) }))
  await page.waitForTimeout(300)
  expect(await page.getByRole('button', { name: liked(work.LIKES + 1), exact: true }).count()).toBe(1)
})

journey('a star that another tab has set or taken shows as it is once it is pressed', async (visit) => {
  const { site } = visit
  const { token } = await makeMember(site, 'two_stars')
  const [topic] = (await site.call(clubs.calls.topics, { m: 1 })).data.rows
  const [work] = (await site.call(paintings.calls.list, { pageNum: 1, pageSize: 1 })).data.rows
  if (!topic || !work) throw new Error('the demo site has topics and works')
  const reader = await visit.person({ token })
  const { page } = reader
  const { topic: words } = topicPage(reader).words
  const { keep, kept } = reader.words.paintingPage
  const star = (name: string) => page.getByRole('button', { name, exact: true })
  for (const { path, marks, off, on, set } of [
    {
      path: `/ms?t=${topic.KeyID}`,
      marks: clubs.calls.ownMarks,
      off: words.favourite,
      on: words.favourited,
      set: (to: 'Y' | 'N') => site.call(clubs.calls.setFavourite, { t: topic.KeyID, on: to }, { token }),
    },
    {
      path: `/e/${work.KeyID}`,
      marks: paintings.calls.own,
      off: keep,
      on: kept,
      set: (to: 'Y' | 'N') => site.call(paintings.calls.keep, { pid: work.KeyID, on: to }, { token }),
    },
  ]) {
    const read = page.waitForResponse(`**/api${marks.path}*`)
    await reader.visit(path)
    await (await read).finished()
    for (const to of ['Y', 'N'] as const) {
      const [shown, other] = to === 'Y' ? [off, on] : [on, off]
      expect((await set(to)).msg).toBe('')
      const again = page.waitForResponse(`**/api${marks.path}*`)
      await star(shown).click()
      await (await again).finished()
      await see(star(other))
    }
  }
})

journey('text that is being composed when the page comes to live is left alone', async (visit) => {
  const { CODE } = await someonesRun(visit)
  const guest = await visit.person()
  const { page } = guest
  const release = await holdScripts(page)
  await visitEarly(visit, guest, `/r/${CODE}`)
  const { comment, send } = replayPage(guest)
  await comment.focus()
  const ime = await page.context().newCDPSession(page)
  await ime.send('Input.imeSetComposition', { text: 'tian', selectionStart: 4, selectionEnd: 4 })
  await release()
  await eventually(() => lives(page)).toBe(true)
  expect(await comment.inputValue()).toBe('tian')
  await ime.send('Input.insertText', { text: '甜' })
  await eventually(() => send.isEnabled()).toBe(true)
  expect(await comment.inputValue()).toBe('甜')
})

journey('Back, pressed before a page that was loaded again lives, leads back', async (visit) => {
  const guest = await visit.person({ device: 'M' })
  const { page, words } = guest
  await guest.visit('/')
  await page.locator('nav:visible').getByRole('link', { name: words.shell.nav.replays }).first().click()
  await page.waitForURL('**/rpy')
  const letGo = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await see(page.locator('main'))
  await page.goBack({ waitUntil: 'commit' })
  await letGo()
  await eventually(() => lives(page).catch(() => false)).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/')
  await see(page.locator('nav:visible a[href="/"][aria-current=page]'))
  await seeGone(page.getByRole('heading', { level: 1, name: words.replays.title }))
})

journey('Back leads to where one had scrolled before the page lived', async (visit) => {
  const guest = await visit.person({ device: 'M' })
  const { page, words } = guest
  const letGo = await holdScripts(page)
  await visitEarly(visit, guest, '/rpy')
  await page.evaluate(() => scrollTo(0, 300))
  await page.locator('nav:visible').getByRole('link', { name: words.shell.nav.clubs }).first().click()
  await page.waitForURL('**/ms', { waitUntil: 'commit' })
  await letGo()
  await eventually(() => lives(page).catch(() => false)).toBe(true)
  await page.goBack()
  await eventually(() => lives(page).catch(() => false)).toBe(true)
  await eventually(() => page.evaluate(() => scrollY)).toBe(300)
})

journey('Back from a page that was loaded again leads to where one was', async (visit) => {
  const guest = await visit.person({ device: 'M' })
  const { page } = guest
  await guest.visit('/rpy')
  await page.evaluate(async () => {
    scrollTo(0, 1_000)
    await new Promise((seen) => addEventListener('scrollend', seen, { once: true }))
  })
  await page.locator('main a[href^="/r/"]').first().dispatchEvent('click')
  await page.waitForURL('**/r/*')
  await page.reload()
  await eventually(() => lives(page)).toBe(true)
  await page.goBack()
  await page.waitForURL('**/rpy')
  await see(page.locator('main a[href^="/r/"]').first())
  await eventually(() => page.evaluate(() => scrollY)).toBe(1_000)
})

journey('who scrolls after a reload, before the page lives, stays there', async (visit) => {
  const guest = await visit.person()
  const { page } = guest
  await guest.visit('/rpy')
  const scrolled = (to: number) =>
    page.evaluate(async (y) => {
      scrollTo(0, y)
      await new Promise((seen) => addEventListener('scrollend', seen, { once: true }))
    }, to)
  await scrolled(1_000)
  const letGo = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await see(page.locator('main a[href^="/r/"]').first())
  await scrolled(300)
  await letGo()
  await eventually(() => lives(page).catch(() => false)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(300)
})

journey('in a page that came back shorter, who scrolls without a key or a finger stays there', async (visit) => {
  const guest = await visit.person()
  const { page } = guest
  await guest.visit('/rpy')
  const end = await page.evaluate(async () => {
    scrollTo(0, 1e6)
    await new Promise((seen) => addEventListener('scrollend', seen, { once: true }))
    return scrollY
  })
  await page.addInitScript(() => {
    const shorter = new CSSStyleSheet()
    shorter.replaceSync('footer { display: none }')
    document.adoptedStyleSheets = [shorter]
  })
  await page.reload()
  await eventually(() => lives(page)).toBe(true)
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(end / 2)
  // A part that comes at the same moment takes the page back once more.
  await settled(page)
  // As a screen reader does; then a part of the page grows.
  const stays = await page.evaluate(async () => {
    scrollTo(0, 100)
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame()
    document.querySelector('main')?.append(Object.assign(document.createElement('p'), { textContent: 'more' }))
    await frame()
    await frame()
    return scrollY
  })
  expect(stays).toBe(100)
})

journey('without its scripts a page says so, its links lead on, and it can be loaded again', async (visit) => {
  const guest = await visit.person({ device: 'M' })
  const { page, words } = guest
  await page.route('**/assets/*.js', (route) => route.abort('connectionreset'))
  await visitEarly(visit, guest, '/')
  const login = page.getByRole('button', { name: words.shell.login, exact: true }).filter({ visible: true }).first()
  await login.click()
  await see(page.getByText(early.lost))
  expect(await login.getAttribute('aria-busy')).toBeNull()
  await page.locator('nav:visible').getByRole('link', { name: words.shell.nav.replays }).first().click()
  await page.waitForURL('**/rpy')
  await see(page.getByText(early.lost))
  await page.unroute('**/assets/*.js')
  await page.getByRole('link', { name: early.reload }).click()
  await eventually(() => lives(page).catch(() => false)).toBe(true)
  await seeGone(page.getByText(early.lost))
})

/**
 * The member is known only after `know()`, so marks are read after a press: on the server before its writes, and heard of in
 * the page after their answers.
 */
async function pressEarly(page: Page, marks: Endpoint, writes: readonly Endpoint[]) {
  const { promise: known, resolve: know } = Promise.withResolvers<void>()
  const { promise: read, resolve: readOn } = Promise.withResolvers<void>()
  const answers = Promise.all(writes.map((write) => page.waitForResponse(`**/api${write.path}`)))
  answers.catch(() => undefined)
  await page.route(`**/api${marks.path}*`, async (route) => {
    const response = await route.fetch()
    readOn()
    await answers
    await route.fulfill({ response })
  })
  await page.route(`**/api${accounts.calls.me.path}`, async (route) => {
    await known
    await route.continue()
  })
  for (const write of writes) {
    await page.route(`**/api${write.path}`, async (route) => {
      await read
      await route.continue()
    })
  }
  return { know }
}

/** Throttles the line to 50 kB/s with 400 ms latency. */
async function slowLine(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page)
  const throughput = { downloadThroughput: 51_200, uploadThroughput: 51_200 }
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 400, ...throughput })
}

/** Holds scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return async () => resolve()
}

/** Opens a page without waiting until it is hydrated. */
async function visitEarly({ origin }: Visit, { page }: Person, path: string): Promise<void> {
  await page.goto(origin + path, { waitUntil: 'commit' })
  await see(page.locator('main'))
}

const lives = (page: Page) => page.evaluate(() => document.documentElement.dataset.lives !== undefined)

const blur = (field: Locator) => field.evaluate((element: HTMLElement) => element.blur())

async function someonesRun({ site }: Visit) {
  const { data } = await site.call(replays.calls.list, { pageNum: 1, pageSize: 50 })
  const run = data.rows.find(({ REPCOMNUM }) => REPCOMNUM === 0)
  if (!run) throw new Error('no run without comments on the demo site')
  return run
}
