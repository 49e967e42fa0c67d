import { expect } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { social } from '#contract/social.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { directory as enDirectory } from '#nouns/social/words/directory.en.ts'
import { directory as zhDirectory } from '#nouns/social/words/directory.zh.ts'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn, type Visit } from '#site/journeys/journey.ts'
import { type Device, type Person, quiet } from '#site/journeys/person.ts'
import { eventually, see, seeGone, turn } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { person as enPeople } from '#words/cards/person.en.ts'
import { person as zhPeople } from '#words/cards/person.zh.ts'
import { ownData } from '../contract/own-data.ts'

const journey = journeysOn()
const packs = {
  zh: { people: zhPeople, directory: zhDirectory },
  en: { people: enPeople, directory: enDirectory },
} as const
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

for (const [language, device] of variants(import.meta, walks)) {
  journey(`presence on and off again, ${language} on ${device}`, async ({ site, person }) => {
    const { people } = packs[language]
    const owner = await makeMember(site, `shown_${language}`)
    const other = await makeMember(site, `looks_${language}`)
    const author = await person({ language, device, token: owner.token })
    const reader = await person({ language, device, token: other.token })
    const here = reader.page.getByRole('region', { name: people.here.title })
    const name = here.getByRole('link', { name: `shown_${language}` })

    await reader.visit('/members')
    await see(here)
    expect(await name.count()).toBe(0)
    await see(here.getByText(people.here.hidden))

    await author.visit('/settings/privacy')
    const { flags } = author.words.settings.privacy.people
    const show = author.page.getByRole('switch', { name: new RegExp(`^${flags.showHere.name}`) })
    await turn(show, true)
    await see(author.page.getByText(author.words.success.saved))
    await noViolations(author)
    await reader.visit('/members')
    await see(name)
    await noViolations(reader)

    await turn(show, false)
    await eventually(async () => (await site.call(social.calls.here, {}, { token: other.token })).data.total).toBe(0)
    await reader.visit('/members')
    await see(here)
    expect(await name.count()).toBe(0)

    // The other switch takes the member out of the directory.
    const row = reader.page.getByRole('main').getByRole('link', { name: `shown_${language}`, exact: true })
    await see(row)
    const list = author.page.getByRole('switch', { name: new RegExp(`^${flags.showList.name}`) })
    await turn(list, false)
    await eventually(async () => {
      const { data } = await site.call(social.calls.directory, {}, { token: other.token })
      return data.rows.some(({ UID }) => UID === owner.id)
    }).toBe(false)
    await reader.visit('/members')
    await see(reader.page.getByRole('main').getByRole('link', { name: `looks_${language}`, exact: true }))
    expect(await row.count()).toBe(0)
  })

  journey(`the directory in ${language} on ${device}: orders, search, pages`, async ({ site, person }) => {
    const { directory } = packs[language]
    const reader = await makeMember(site, `reads_${language}`)
    const named = async (account: string, nick: string) => {
      const made = await makeMember(site, account)
      expect((await site.call(accounts.calls.rename, { nick }, { token: made.token })).msg).toBe('')
      return made
    }
    const zhNick = language === 'zh' ? '草莓大福' : '抹茶年轮'
    const pinyin = language === 'zh' ? 'caomeida' : 'mochan'
    const berry = await named(`berry_${language}`, zhNick)
    const almond = await named(`almond_${language}`, `Almond ${language}`)
    await site.call(social.calls.follow, { UID: berry.id }, { token: reader.token })
    await uploadRun(site, almond)

    const visitor = await person({ language, device, token: reader.token })
    const { page } = visitor
    const names = () => page.getByRole('main').locator('[data-list-main]').allTextContents()
    await visitor.visit('/members')
    await eventually(async () => (await names()).slice(0, 2)).toEqual([`Almond ${language}`, zhNick])
    await noViolations(visitor)

    const sort = page.getByRole('combobox', { name: directory.sort })
    await sort.selectOption(directory.sorts.followers)
    await eventually(async () => (await names())[0]).toBe(zhNick)
    await sort.selectOption(directory.sorts.replays)
    await eventually(async () => (await names())[0]).toBe(`Almond ${language}`)
    expect(new URL(page.url()).search).toBe('?sort=replays')
    await page.goBack()
    await eventually(async () => (await names())[0]).toBe(zhNick)

    const box = page.getByRole('searchbox', { name: directory.label })
    await box.fill(pinyin)
    await box.press('Enter')
    await eventually(names).toEqual([zhNick])
    await noViolations(visitor)
    await box.fill("%_' nobody")
    await page.getByRole('button', { name: directory.act, exact: true }).click()
    await see(page.getByText(directory.none))
    await page.getByRole('link', { name: directory.all }).click()
    await eventually(async () => (await names()).length).toBeGreaterThan(2)

    const guest = await person({ language, device })
    await guest.visit('/members')
    await see(guest.page.getByText(guest.words.shell.personal.title))
    expect(await guest.page.getByText(zhNick).count()).toBe(0)
    expect(await guest.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  })
}

let pairs = 0

/** A member who shows that they are here, and a reader of the directory that lists them. */
async function pair({ site, person }: Visit, device: Device, language: Language = 'zh') {
  const [nick, eyes] = [`card_${++pairs}`, `eyes_${pairs}`]
  const owner = await makeMember(site, nick)
  const other = await makeMember(site, eyes)
  await site.call(accounts.calls.setIntroduction, { brint: '慢慢来，总会过的。' }, { token: owner.token })
  await site.call(ownData.calls.setPrivacy, { showhere: 'Y' }, { token: owner.token })
  const reader = await person({ device, language, token: other.token })
  const link = reader.page.getByRole('main').locator(`[data-list-main][href="/p/${owner.id}"]`)
  const card = reader.page.getByRole('dialog', { name: packs[language].people.card.label(nick) })
  await reader.visit('/members')
  await see(link)
  return { owner, other, eyes, reader, link, card }
}

journey('a card opens by a resting pointer and by key, and closes', async (visit) => {
  const { owner, reader, link, card } = await pair(visit, 'PC')
  const { page } = reader
  // Who is here comes late, and moves the list.
  await quiet(page)
  // A pointer that rests opens it, it stays while the pointer is on it, and ends behind it.
  await link.hover()
  await see(card.getByText('慢慢来，总会过的。'), card.getByText(zhPeople.card.here))
  await noViolations(reader)
  await card.hover()
  await card.getByRole('button', { name: zhPeople.follow, exact: true }).click()
  await see(card.getByRole('button', { name: zhPeople.followed, exact: true }))
  await see(card.getByRole('link', { name: reader.words.titles.messages }))
  await page.mouse.move(5, 5)
  await seeGone(card)

  // Alone the focus opens nothing; it says how.
  await link.focus()
  expect(await link.getAttribute('aria-haspopup')).toBe('dialog')
  const hint = await link.getAttribute('aria-describedby')
  expect(await page.locator(`#${hint}`).textContent()).toBe(zhPeople.card.keys)
  expect(await card.count()).toBe(0)
  await page.keyboard.press('Alt+ArrowDown')
  await see(card)
  expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await seeGone(card)
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
  // Tab walks through the card and back to the name.
  await page.keyboard.press('Alt+ArrowDown')
  await see(card.getByRole('link', { name: reader.words.titles.messages }))
  for (let i = 0; i < 5; i++) await page.keyboard.press('Tab')
  await seeGone(card)
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)

  // A press follows the link; on the person's own page their name has no card.
  await link.click()
  await page.waitForURL(`**/p/${owner.id}`)
  await seeGone(card)
})

journey('a card opens by a long press, and a tap follows the link', async (visit) => {
  const { owner, reader, link, card } = await pair(visit, 'M', 'en')
  const { page } = reader
  await quiet(page)
  const client = await page.context().newCDPSession(page)
  const box = await link.boundingBox()
  if (!box) throw new Error('the name has no place')
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const touch = (type: 'touchStart' | 'touchEnd') =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [at] })
  await touch('touchStart')
  await see(card.getByText('慢慢来，总会过的。'))
  await touch('touchEnd')
  await see(card)
  expect(new URL(page.url()).pathname).toBe('/members')
  await noViolations(reader)
  const shape = await card.boundingBox()
  expect(shape && shape.x >= 0 && shape.x + shape.width <= 390).toBe(true)
  // A touch elsewhere closes it.
  await page.getByRole('heading', { level: 1 }).tap()
  await seeGone(card)
  await link.tap()
  await page.waitForURL(`**/p/${owner.id}`)
})

journey('the key is heard also before the cards have loaded', async (visit) => {
  const { reader, link, card } = await pair(visit, 'PC')
  await link.focus()
  await reader.page.keyboard.press('Alt+ArrowDown')
  await see(card.getByText('慢慢来，总会过的。'))
})

journey('a card of oneself, of somebody blocked, and for a guest', async (visit) => {
  const { site, person } = visit
  const { owner, other, eyes, reader, link, card } = await pair(visit, 'PC')
  const own = reader.page.getByRole('main').locator(`[data-list-main][href="/p/${other.id}"]`)
  await quiet(reader.page)
  await own.hover()
  await see(reader.page.getByRole('dialog').getByRole('link', { name: zhPeople.card.edit }))
  expect(await reader.page.getByRole('dialog').getByRole('button').count()).toBe(0)
  // It may lie over the row below it.
  await reader.page.mouse.move(5, 5)
  await seeGone(reader.page.getByRole('dialog'))
  await site.call(social.calls.block, { UID: owner.id }, { token: other.token })
  // The page that is open still lists them.
  await link.hover()
  await see(card.getByRole('button', { name: zhPeople.unblock }))
  expect(await card.getByText(zhPeople.card.here).count()).toBe(0)

  const guest = await person()
  await guest.visit(`/p/${owner.id}?people=followers`)
  await site.call(social.calls.unblock, { UID: owner.id }, { token: other.token })
  await site.call(social.calls.follow, { UID: owner.id }, { token: other.token })
  await guest.visit(`/p/${owner.id}?people=followers`)
  // In a modal dialog the card stands inside it.
  const listed = guest.page.getByRole('dialog').getByRole('link', { name: eyes })
  await listed.hover()
  const shown = guest.page.getByRole('dialog', { name: zhPeople.card.label(eyes) })
  await shown.getByRole('button', { name: zhPeople.follow, exact: true }).hover()
  expect(await shown.getByText(zhPeople.card.here).count()).toBe(0)
  await guest.page.keyboard.press('Escape')
  await seeGone(shown)
  await see(listed)
})

async function noViolations({ page }: Person): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
}
