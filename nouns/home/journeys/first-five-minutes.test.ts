import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { clubs as enClubs } from '#nouns/clubs/words/clubs.en.ts'
import { clubs as zhClubs } from '#nouns/clubs/words/clubs.zh.ts'
import type { Language } from '#rules/language.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { letterTo } from '#site/journeys/mail-box.ts'
import { frame } from '#site/journeys/pages/frame.ts'
import { replayListPage } from '#site/journeys/pages/replay-list-page.ts'
import { topicPage } from '#site/journeys/pages/topic-page.ts'
import type { Device, Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'

const journey = journeysOn({ seeded: true })

const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['zh', 'M'],
  ['en', 'PC'],
  ['en', 'M'],
]

/** Presses from the door to one's own first words; phones open a panel to choose a character. */
const most = { PC: 13, M: 15 } as const

/** Counts presses; after each of them the page must offer a way on. */
function countPresses({ page }: Person) {
  let count = 0
  const main = page.locator('main')
  const offers = main.locator('a[href]:visible, button:visible')
  return {
    count: () => count,
    press: async (control: Locator) => {
      await control.filter({ visible: true }).first().click()
      count++
      await eventually(() => offers.count()).toBeGreaterThan(0)
      expect(new URL(page.url()).pathname, `after press ${count}`).not.toBe('/yukari')
      await eventually(async () => (await main.innerText()).trim()).not.toBe('')
    },
  }
}

for (const [i, [language, device]] of variants(import.meta, walks.entries())) {
  journey(`first five minutes: read, find, register, write, in ${language} on ${device}`, async ({ site, person }) => {
    const reader = await person({ language, device })
    const { page, words } = reader
    const { press, count } = countPresses(reader)
    const clubs = { zh: zhClubs, en: enClubs }[language]
    const at = (pattern: RegExp) => eventually(() => page.url()).toMatch(pattern)

    await reader.visit('/')
    const newest = page.locator('#fresh-topics a[data-list-main]').first()
    const title = (await newest.textContent()) ?? ''
    await press(newest)
    await at(/\/ms\?t=\d+/)
    const topic = page.url()
    await see(page.getByRole('heading', { level: 1, name: title }), page.locator('#f1'))

    // A run by a character.
    const [run] = await site.site.foundation.db.read
      .selectFrom('replays')
      .select(['shot'])
      .where('game', '=', 7)
      .where('open', '=', true)
      .orderBy('id')
      .execute()
    const shot = run?.shot ?? ''
    const bar = page.getByRole('navigation', { name: device === 'M' ? words.shell.bottomNav : words.shell.mainNav })
    await press(bar.getByRole('link', { name: words.shell.nav.replays }))
    await at(/\/rpy/)
    const games = page.getByRole('navigation', { name: words.replays.filters.games })
    await press(games.locator('a[href*="game=7"]'))
    await at(/game=7\b/)
    if (device === 'PC') {
      await page
        .locator('select:visible')
        .filter({ has: page.locator(`option[value="${shot}"]`) })
        .selectOption(shot)
    } else {
      await press(page.getByRole('button', { name: words.replays.filters.more }))
      await page.getByLabel(words.panel.shot, { exact: true }).selectOption(shot)
      await press(page.getByRole('button', { name: words.panel.apply }))
    }
    await at(/chara=/)
    const list = replayListPage(reader)
    await see(list.rows)
    await press(list.rows.first().locator('[data-list-main]'))
    await at(/\/r\/[0-9A-Za-z]{4}/)

    // An account of one's own.
    const { dialogs, passwords } = words
    const { dialog } = frame(reader)
    const account = `minutes${i}`
    const mail = `${account}@example.test`
    const field = (label: string) => dialog.getByLabel(label, { exact: true })
    await press(page.getByRole('button', { name: words.shell.login, exact: true }))
    await press(dialog.getByRole('button', { name: dialogs.toRegister }))
    await field(dialogs.account).fill(account)
    await field(passwords.mail).fill(mail)
    await field(passwords.password).fill('sugar-pearl-7')
    await field(passwords.repeat).fill('sugar-pearl-7')
    await press(dialog.getByRole('button', { name: dialogs.register, exact: true }))
    await seeGone(dialog)

    // Home again: now it is that of members.
    await press(page.getByRole('link', { name: words.shell.site }))
    await see(page.getByRole('heading', { name: words.home.waiting.title }))
    await press(page.locator('#fresh-topics a[data-list-main]').filter({ hasText: title }))
    await at(new RegExp(topic.replace(/^.*\?/, '').replace(/#.*/, '')))

    const place = topicPage(reader)
    await press(place.reply.getByRole('button', { name: clubs.topic.reply }))
    await see(place.editor.text)
    await place.editor.text.click()
    await page.keyboard.type(language === 'zh' ? '第一次来，坐一会儿。' : 'My first visit. Nice place.')
    await press(place.post)
    await field(passwords.verifyCode).fill((await letterTo(site, mail)).code)
    await press(dialog.getByRole('button', { name: passwords.verifySubmit, exact: true }))
    await see(page.getByText(language === 'zh' ? '第一次来，坐一会儿。' : 'My first visit. Nice place.'))

    console.log(`first five minutes in ${language} on ${device}: ${count()} presses`)
    expect(count()).toBeLessThanOrEqual(most[device])
  })
}
