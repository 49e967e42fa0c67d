import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { search as searchWords } from '#nouns/search/words/search.zh.ts'
import type { PrivacyFlag } from '#rules/people/preferences.ts'
import { opening } from '#words/session/opening.zh.ts'
import { enrol } from '../enrol.ts'
import { journeysOn } from '../journey.ts'
import { frame } from '../pages/frame.ts'
import { hydrated, quiet } from '../person.ts'
import { see } from '../see.ts'
import { variants } from '../variants.ts'

const journey = journeysOn({ seeded: true })

/** Whether the page at the address says that it opens later. */
const isClosed = async (origin: string, path: string): Promise<boolean> =>
  (await (await fetch(origin + path, { headers: { cookie: 'language=zh' } })).text()).includes(opening.soon)

/** Targets of the links and forms in the frame, visible or not. */
const leadsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = document.querySelectorAll('header, nav, footer')
    const found = [...parts].flatMap((part) => [
      ...[...part.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
      ...[...part.querySelectorAll('form')].map((form) => form.getAttribute('action') ?? ''),
    ])
    return [...new Set(found)].filter((path) => path.startsWith('/'))
  })

for (const device of variants(import.meta, ['PC', 'M'] as const)) {
  journey(`no control of the frame leads to a room that is closed, on ${device}`, async (visit) => {
    const { token } = await enrol(visit.site, `rooms${device.toLowerCase()}`, 'zh')
    const leads = new Set<string>()
    for (const who of [await visit.person({ device }), await visit.person({ device, token })]) {
      await who.visit('/')
      if (who.device === 'PC') await see(who.page.getByText(who.words.shell.baking))
      for (const path of await leadsOf(who.page)) leads.add(path)
    }
    const member = await visit.person({ device, token })
    await member.visit('/')
    await frame(member).openMenu()
    const items = await member.page.getByRole('menuitem').allInnerTexts()
    const { logout, help, resources } = member.words.shell
    const stays = [logout, help, resources.label]
    await member.page.keyboard.press('Escape')
    for (const item of items.filter((name) => !stays.includes(name))) {
      await frame(member).openMenu()
      const from = new URL(member.page.url()).pathname
      await member.page.getByRole('menuitem', { name: item }).click()
      await member.page.waitForURL((url) => url.pathname !== from)
      leads.add(new URL(member.page.url()).pathname)
      await quiet(member.page)
    }
    expect(leads).toContain('/painting')
    const closed: string[] = []
    for (const path of leads) if (await isClosed(visit.origin, path)) closed.push(path)
    expect(closed).toEqual([])
  })
}

journey(
  'what is not open yet is folded under one line of the left bar, and can be looked at in a narrow one',
  async ({ person }) => {
    const { page, words, visit } = await person()
    await visit('/rpy')
    const bar = page.getByRole('navigation', { name: words.shell.mainNav })
    const names = () => bar.getByRole('listitem').filter({ visible: true })
    await see(bar.getByText(words.shell.baking))
    expect(await names().count()).toBe(0)
    const line = bar.locator('summary').filter({ hasText: words.shell.baking })
    await line.click()
    expect(await names().count()).toBe(Number(await line.locator('b').innerText()))
    await see(bar.getByText(words.shell.nav.matches))
    expect(await bar.getByRole('link', { name: words.shell.nav.matches }).count()).toBe(0)
    await page.setViewportSize({ width: 1000, height: 800 })
    await see(bar.getByText(words.shell.nav.matches))
  },
)

journey('the search box carries its words to runs, titles of topics and people', async ({ person, site }) => {
  const guest = await person()
  const { page, words, visit } = guest
  await visit('/')
  const [topic] = (await site.call(clubs.calls.newTopics, {})).data
  if (!topic) throw new Error('the demo site has topics')
  const look = async (text: string) => {
    const box = page.getByRole('combobox', { name: words.shell.search, exact: true })
    await box.fill(text)
    await box.press('Enter')
    await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === text)
    await see(page.getByRole('heading', { level: 1, name: searchWords.found }))
  }
  await look(topic.TITLE)
  await see(page.locator('main').getByRole('link', { name: topic.TITLE }))
  await look('布丁')
  await see(page.locator('main').getByRole('link', { name: '演示·布丁', exact: true }))
  await look('matcha')
  await see(page.locator('main a[href^="/r/"]').filter({ visible: true }).first())
  // The search of a club finds topics of that club only.
  await visit(`/ms?m=${topic.MS}`)
  const box = page.locator('main').getByRole('searchbox')
  await box.fill(topic.TITLE)
  await box.press('Enter')
  await page.waitForURL(`**/search?m=${topic.MS}&q=*`)
  await see(page.locator('main').getByRole('link', { name: topic.TITLE }))
})

journey('the search works without scripts, and on a phone', async ({ person }) => {
  const reader = await person({ scripts: false })
  await reader.visit('/search?q=%E5%B8%83%E4%B8%81')
  await see(reader.page.locator('main').getByRole('link', { name: '演示·布丁', exact: true }))
  const phone = await person({ device: 'M' })
  await phone.visit('/')
  await hydrated(phone.page)
  await phone.page.getByRole('link', { name: phone.words.shell.search, exact: true }).click()
  const box = phone.page.getByRole('dialog').getByRole('combobox')
  await box.fill('布丁')
  await box.press('Enter')
  await phone.page.waitForURL('**/search?q=*')
  await see(phone.page.locator('main').getByRole('link', { name: '演示·布丁', exact: true }))
})

/** The page of the things that each privacy flag shows or hides. */
const rooms: Readonly<Record<PrivacyFlag, string>> = {
  showMS: '/ms',
  showReplay: '/rpy',
  showFeed: '/rpy',
  showProgress: '/rpy',
  showEga: '/painting',
  showDes: '/desserts',
  showHonor: '/liver',
}

journey('the settings call closed what is closed, and nothing else', async (visit) => {
  const { token } = await enrol(visit.site, 'privately', 'zh')
  const { page, words, visit: go } = await visit.person({ token })
  await go('/settings/privacy')
  const { privacy } = words.settings
  const names = (title: string) => page.getByRole('region', { name: title }).getByRole('switch')
  await see(names(privacy.what))
  const said = await page.getByRole('region', { name: privacy.soon }).innerText()
  for (const [flag, path] of Object.entries(rooms)) {
    const { name, hint } = privacy.flags[flag as PrivacyFlag] // its keys are those of `rooms`
    expect([flag, said.includes(`${name}\n${hint}`) || said.includes(hint)]).toEqual([
      flag,
      await isClosed(visit.origin, path),
    ])
  }
  await go('/settings/preferences')
  await see(page.getByText(words.settings.preferences.toolbar))
  expect(await page.locator('main').innerText()).not.toContain('开门')
})
