import { expect } from 'vitest'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { foundClubs as enFound } from '#nouns/clubs/words/found-clubs.en.ts'
import { foundClubs as zhFound } from '#nouns/clubs/words/found-clubs.zh.ts'
import { foundReplays as enReplays } from '#nouns/replays/words/found-replays.en.ts'
import { foundReplays as zhReplays } from '#nouns/replays/words/found-replays.zh.ts'
import { gameTitle } from '#rules/games/game-names.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import type { Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { search as enSearch } from '../words/search.en.ts'
import { search as zhSearch } from '../words/search.zh.ts'
import { suggest as enSuggest } from '../words/suggest.en.ts'
import { suggest as zhSuggest } from '../words/suggest.zh.ts'

const journey = journeysOn({ seeded: true })

const packs = {
  zh: { search: zhSearch, suggest: zhSuggest, found: zhFound, replays: zhReplays },
  en: { search: enSearch, suggest: enSuggest, found: enFound, replays: enReplays },
} as const

/** The box in the bar; on a phone its sheet, opened. */
async function boxOf({ page, words, device }: Person) {
  if (device === 'M') await page.getByRole('link', { name: words.shell.search, exact: true }).click()
  return device === 'M'
    ? page.getByRole('dialog').getByRole('combobox')
    : page.getByRole('combobox', { name: words.shell.search, exact: true })
}

async function look(who: Person, text: string) {
  const box = await boxOf(who)
  await box.fill(text)
  await box.press('Enter')
  await who.page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === text)
}

for (const [language, device] of variants(import.meta, [
  ['zh', 'PC'],
  ['en', 'M'],
  ['en', 'PC'],
  ['zh', 'M'],
] as const)) {
  journey(
    `two characters, pinyin and a filter find, and back keeps the place: ${language}, ${device}`,
    async (visit) => {
      const who = await visit.person({ language, device })
      const { page } = who
      const { search, found, replays } = packs[language]
      const main = page.getByRole('main')
      await who.visit('/')
      await look(who, 'caomei')
      await see(main.getByRole('link', { name: '演示·草莓', exact: true }))
      await look(who, '弹幕')
      await see(main.locator('mark').filter({ hasText: '弹幕' }))
      await main
        .getByRole('navigation', { name: search.typesLabel })
        .getByRole('link', { name: found.floor.name })
        .click()
      await page.waitForURL('**type=floor**')
      await see(main.getByRole('list', { name: found.floor.name }))
      await page.getByRole('link', { name: search.sorts.time, exact: true }).click()
      await page.waitForURL('**sort=time**')
      const newest = page.locator('[aria-current]').filter({ hasText: search.sorts.time })
      await see(newest, main.getByRole('listitem').locator('mark'))
      const address = page.url()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const place = await page.evaluate(() => scrollY)
      const last = main.getByRole('list', { name: found.floor.name }).getByRole('listitem').last()
      await last.locator('[data-list-main]').click()
      await page.waitForURL(/\/ms\?/)
      await page.goBack()
      await page.waitForURL(address)
      await see(main.getByRole('list', { name: found.floor.name }))
      await eventually(() => page.evaluate(() => scrollY)).toBe(place)
      await see(newest)
      expect(await axeViolations(page)).toEqual([])

      // No floor has a game: the runs that do are proposed.
      await look(who, '永夜抄 game:th8')
      await main.getByRole('link', { name: search.none.inType(replays.name) }).click()
      await see(main.locator('a[href^="/r/"]').filter({ visible: true }))
      await see(main.getByRole('listitem').getByText(gameTitle(8, language), { exact: true }))
      const filters = main.getByRole('group', { name: search.filters })
      await filters.getByRole('link', { name: search.take('game:th8') }).click()
      await page.waitForURL((url) => url.searchParams.get('q') === '永夜抄')
      expect(await axeViolations(page)).toEqual([])
    },
  )
}

journey('a combobox by keyboard: filters are chosen, the way leads there, Escape gives up', async ({ person }) => {
  const { page, words, visit } = await person()
  await visit('/')
  await page.keyboard.press('/')
  const box = page.getByRole('combobox', { name: words.shell.search, exact: true })
  await eventually(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type('yongye')
  const option = page.getByRole('option', { name: /game:th08/ })
  await see(option)
  expect(await box.getAttribute('aria-expanded')).toBe('true')
  expect(await axeViolations(page)).toEqual([])
  const active = () =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant')
      return (id && document.getElementById(id)?.innerText) || ''
    })
  await page.keyboard.press('ArrowUp')
  await eventually(active).toContain(zhSuggest.all('yongye'))
  await page.keyboard.press('ArrowUp')
  await eventually(active).toContain('game:th08')
  await page.keyboard.press('Enter')
  expect(await box.inputValue()).toBe('game:th08 ')
  await page.keyboard.type('rank:')
  await see(page.getByRole('option', { name: /rank:L/ }))
  await page.keyboard.press('Escape')
  await seeGone(page.getByRole('listbox'))
  expect(await box.inputValue()).toBe('game:th08 rank:')
  await page.keyboard.press('Escape')
  expect(await box.inputValue()).toBe('')
  await page.keyboard.type('布丁')
  await see(page.getByRole('option').filter({ hasText: '演示·布丁' }))
  await page.keyboard.press('ArrowDown')
  await eventually(active).toContain('布丁')
  const title = await active()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/ms\?t=/)
  await see(page.getByRole('heading', { level: 1, name: title.split('\n', 1)[0] ?? '' }))
  await page.goBack()
  await page.keyboard.press('/')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('布丁')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=*')
  await see(page.locator('main mark'))
  await page.keyboard.press('j')
  expect(await page.evaluate(() => document.activeElement?.closest('[data-list-item]') !== null)).toBe(true)
})

journey('from a topic, a club and a person the box offers to look there only', async ({ person, site }) => {
  const { page, words, visit } = await person()
  const [topic] = (await site.call(clubs.calls.newTopics, {})).data
  if (!topic) throw new Error('the demo site has topics')
  for (const [path, within, param] of [
    [`/ms?t=${topic.KeyID}`, zhSuggest.within.topic, `t=${topic.KeyID}`],
    [`/ms?m=${topic.MS}`, zhSuggest.within.club, `m=${topic.MS}`],
    [`/p/${topic.UID}`, zhSuggest.within.person, `by=${topic.UID}`],
  ] as const) {
    await visit(path)
    const box = page.getByRole('combobox', { name: words.shell.search, exact: true })
    await box.fill('弹幕')
    await page.getByRole('option', { name: within('弹幕') }).click()
    await page.waitForURL((url) => url.pathname === '/search' && url.search.includes(param))
    await see(page.getByRole('group', { name: zhSearch.filters }).getByRole('link').first())
  }
})

journey('what is misspelt, not found or not answered is said, with a way on', async ({ person }) => {
  const who = await person({ device: 'M', theme: 'night' })
  const { page, visit } = who
  const main = page.getByRole('main')
  await visit('/search?q=gmae:th8')
  await main.getByRole('link', { name: 'game:th08' }).first().click()
  await page.waitForURL((url) => url.searchParams.get('q') === 'game:th08')
  await visit('/search?q=布丁+没有这个词')
  await see(main.getByRole('heading', { level: 2, name: zhSearch.none.title }))
  expect(await main.getByText('没找到').count()).toBe(1)
  expect(await axeViolations(page)).toEqual([])
  await main.getByRole('link', { name: /没有这个词/ }).click()
  await see(main.locator('mark'))
  await visit('/search?q=没有这个词')
  await see(main.getByRole('heading', { level: 2, name: zhSearch.none.title }))
  expect(await main.getByRole('navigation', { name: zhSearch.typesLabel }).count()).toBe(0)
  await main.getByRole('link', { name: who.words.shell.nav.clubs, exact: true }).click()
  await page.waitForURL('**/ms')
  await visit('/search?q=by:nobody+布丁')
  await see(main.getByText(zhSearch.failed))
  expect(await axeViolations(page)).toEqual([])
  await main
    .getByRole('link', { name: zhSearch.take('by:nobody') })
    .last()
    .click()
  await page.waitForURL((url) => url.searchParams.get('q') === '布丁')
  await see(main.locator('mark'))
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
})

journey(
  'who types on while the next page is on its way keeps the focus, and the Enter that follows counts',
  async (visit) => {
    const who = await visit.person({ device: 'PC' })
    const { page } = who
    await who.visit('/rpy')
    let release = () => {}
    const late = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/api/schr', async (route) => {
      await late
      await route.continue()
    })
    const box = await boxOf(who)
    await box.fill('caomei')
    await box.press('Enter')
    await page.waitForURL((url) => url.pathname === '/search')
    await box.fill('')
    await page.keyboard.type('弹幕')
    release()
    await see(page.getByRole('main').getByRole('link', { name: '演示·草莓', exact: true }))
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('q') === '弹幕')
  },
)
