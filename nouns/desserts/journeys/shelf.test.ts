import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { walletOf } from '#core/ledger/reads.ts'
import type { Language } from '#rules/language.ts'
import type { Resource } from '#rules/ledger/resources.ts'
import { formatNumber } from '#rules/text.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import type { Device } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { resources as enResources } from '#words/cards/resources.en.ts'
import { resources as zhResources } from '#words/cards/resources.zh.ts'
import { desserts } from '../contract/desserts.ts'
import { recipesOf } from '../server/recipes.ts'
import { dessertKitchen as enKitchen } from '../words/dessert-kitchen.en.ts'
import { dessertKitchen as zhKitchen } from '../words/dessert-kitchen.zh.ts'
import { desserts as enShelf } from '../words/desserts.en.ts'
import { desserts as zhShelf } from '../words/desserts.zh.ts'

const journey = journeysOn()
const packs = {
  zh: { shelf: zhShelf, kitchen: zhKitchen, resources: zhResources },
  en: { shelf: enShelf, kitchen: enKitchen, resources: enResources },
}
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

for (const [language, device] of variants(import.meta, walks)) {
  journey(`${language} ${device}: choose, cook, feed, teach, dress, display, send out and call back`, async (visit) => {
    const { site } = visit
    const { shelf, kitchen, resources } = packs[language]
    const ann = await makeMember(site, `ann${language}`)
    const person = await visit.person({ language, device, token: ann.token })
    const { page } = person
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
    const clean = async () => expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
    await person.visit('/desserts')

    // One of six.
    const first = page.getByRole('list', { name: shelf.choose.label })
    await first.getByRole('button', { name: shelf.names.milk }).click()
    await see(page.getByText(shelf.choose.say.milk))
    await clean()
    await button(shelf.choose.take(shelf.names.milk)).click()
    const came = page.getByRole('dialog', { name: kitchen.came.title(shelf.names.milk) })
    await see(came)
    await clean()
    await came.getByRole('link', { name: kitchen.came.next }).click()
    await seeGone(came)
    expect(await owned(site, ann)).toEqual(['milk'])

    // The first mixture costs nothing.
    const more = (bullet: 'gdd' | 'sjd' | 'zjj') => button(kitchen.pot.more(resources.names[bullet]))
    await see(page.getByText(kitchen.pot.free))
    for (const bullet of ['gdd', 'gdd', 'gdd', 'gdd', 'sjd', 'sjd', 'sjd', 'zjj', 'zjj'] as const)
      await more(bullet).click()
    await see(button(kitchen.pot.missing(1)))
    await more('zjj').click()
    expect(await more('gdd').isDisabled()).toBe(true)
    await see(page.getByText(kitchen.pot.unknown))
    await button(kitchen.pot.fire).click()
    const result = page.getByRole('dialog')
    await see(result.getByText(kitchen.result.chance))
    await clean()
    await result.getByRole('button', { name: kitchen.result.more, exact: true }).click()
    await seeGone(result)
    expect((await own(site, ann)).TRIED).toMatchObject([{ gdd: 4, sjd: 3, zjj: 3, TRIES: 1 }])
    // It was tried, so its chance is known; the counts are still there, but no bullets.
    await see(page.getByText(kitchen.pot.chance, { exact: true }))
    await see(button(kitchen.pot.short))
    expect(await button(kitchen.pot.short).isDisabled()).toBe(true)
    await see(page.getByText(kitchen.pot.of10(10)))
    await clean()

    // Cook by a recipe until it comes.
    await give(site, ann, { gdd: 400, sjd: 400, zjj: 400, sugar: 100, milk: 20, orange: 5, power: 30, score: 200_000 })
    await cookUntil(site, ann)
    await person.visit('/desserts')
    // Feed, and it rises.
    await page
      .getByRole('list', { name: shelf.shelf })
      .getByRole('link', { name: new RegExp(shelf.names.milk) })
      .click()
    await see(page.getByRole('heading', { name: shelf.names.milk, level: 1 }))
    await clean()
    const amount = page.getByRole('textbox', { name: kitchen.feed.amount })
    await amount.fill('99')
    await see(page.getByText(kitchen.feed.wrong(20)))
    await amount.fill('16')
    await see(page.getByText(kitchen.feed.level(3)))
    await button(kitchen.feed.go(resources.amounts.milk(16))).click()
    await see(page.getByText(kitchen.feed.rose(shelf.names.milk, 3)))
    await see(page.getByText(resources.names.milk).first())
    await eventually(() => held(site, ann, 'milk')).toBe(4)

    // A skin that hides the card, and then the card.
    const price = formatNumber(60_000)
    await button(`${kitchen.skins.buy(price)} ${kitchen.skins.names.night}`).click()
    await page
      .getByRole('dialog', { name: kitchen.skins.ask(kitchen.skins.names.night) })
      .getByRole('button', { name: kitchen.skins.buy(price) })
      .click()
    await see(page.getByText(kitchen.skins.bought(kitchen.skins.names.night)))
    await button(kitchen.card.teach(10)).click()
    await eventually(async () => (await own(site, ann)).DESSERTS.find(({ DESSERT }) => DESSERT === 'milk')?.CARD).toBe(
      'Y',
    )
    await see(page.getByText(kitchen.card.yes, { exact: true }))
    await see(page.getByText(kitchen.skins.conflict).first())
    await button(`${kitchen.skins.wear} ${kitchen.skins.names.night}`).click()
    await see(page.getByText(person.words.problems['d.skinConflict']))
    await button(`${kitchen.skins.buy(price)} ${kitchen.skins.names.sakura}`).click()
    await page
      .getByRole('dialog', { name: kitchen.skins.ask(kitchen.skins.names.sakura) })
      .getByRole('button', { name: kitchen.skins.buy(price) })
      .click()
    await button(`${kitchen.skins.wear} ${kitchen.skins.names.sakura}`).click()
    await eventually(async () => (await own(site, ann)).DESSERTS.find(({ DESSERT }) => DESSERT === 'milk')?.SKIN).toBe(
      'sakura',
    )
    await clean()

    // Displayed, once a day.
    await button(kitchen.detail.display).click()
    await see(page.getByText(kitchen.detail.isDisplayed, { exact: true }).first())
    await page.getByRole('link', { name: kitchen.detail.next }).click()
    await see(button(kitchen.detail.tomorrow))

    // Out to the roof, and called back.
    await page.getByRole('navigation', { name: kitchen.detail.way }).getByRole('link').click()
    for (const choice of [kitchen.places.roof, kitchen.out.hour(8)])
      await page.locator('label', { hasText: choice }).click()
    await page.getByRole('combobox', { name: kitchen.out.who }).selectOption('milk')
    await clean()
    await button(kitchen.out.send(shelf.names.milk, kitchen.places.roof)).click()
    await see(page.getByText(kitchen.out.is(shelf.names.milk, kitchen.places.roof)))
    await clean()
    site.advance(4 * 3_600_000)
    await button(kitchen.out.call).click()
    const ask = page.getByRole('dialog', { name: kitchen.out.callTitle })
    await see(ask)
    await ask.getByRole('button', { name: kitchen.out.call, exact: true }).click()
    const home = page.getByRole('dialog', { name: kitchen.out.home(shelf.names.milk) })
    await see(home)
    await clean()
    await home.getByRole('button', { name: kitchen.came.close, exact: true }).click()
    await see(page.getByText(new RegExp(kitchen.out.last(shelf.names.milk, '').trim())))
    await see(page.getByText(kitchen.log.taught(shelf.names.milk)))
    await person.visit('/desserts#coffee')
    await see(page.getByRole('heading', { name: shelf.names.coffee, level: 1 }))
    expect((await auditLedger(site.site.foundation.db)).flatMap(({ wrong }) => wrong)).toEqual([])
  })
}

const own = async (site: TestSite, { token }: TestMember) => (await site.call(desserts.calls.own, {}, { token })).data
const owned = async (site: TestSite, of: TestMember) => (await own(site, of)).DESSERTS.map(({ DESSERT }) => DESSERT)
const held = async (site: TestSite, { id }: TestMember, resource: Resource) =>
  (await walletOf(site.site.foundation.db.own, id)).balances[resource]
const give = async (site: TestSite, to: TestMember, things: Partial<Record<Resource, number>>) => {
  for (const [resource, amount] of Object.entries(things)) await giveResource(site, to, resource as Resource, amount) // keys are resources
}

/** Cooks by the recipe of coffee until it comes. */
async function cookUntil(site: TestSite, by: TestMember): Promise<void> {
  const recipe = (await recipesOf(site.site.foundation.db.own)).coffee
  for (;;) {
    if ((await owned(site, by)).includes('coffee')) return
    const answer = await site.call(desserts.calls.synthesize, { ...recipe, sugar: 0 }, { token: by.token })
    expect(answer.msg).toBe('')
  }
}

journey(
  'a dessert goes to the plate that a link names; an empty plate and nobody are refused in words',
  async (visit) => {
    const { site } = visit
    const { shelf, kitchen, resources } = packs.zh
    const [ann, bob] = [await makeMember(site, 'thief'), await makeMember(site, 'host')]
    for (const by of [ann, bob]) await site.call(desserts.calls.choose, { dessert: 'milk' }, { token: by.token })
    await site.call(desserts.calls.display, { dessert: 'milk' }, { token: bob.token })
    const person = await visit.person({ token: ann.token })
    const { page } = person
    const go = page.getByRole('button', { name: kitchen.out.sendSteal(shelf.names.milk), exact: true })
    await person.visit(`/desserts#victim.${bob.id}`)
    await see(page.getByText(kitchen.out.nothing))
    const whose = page.getByRole('textbox', { name: kitchen.out.person })
    await eventually(() => isInSight(whose)).toBe(true)
    await go.click()
    await see(page.getByText(person.words.problems['d.plateEmpty']))
    await whose.fill('nobody')
    await go.click()
    await see(page.getByText(kitchen.out.personWrong))

    await give(site, bob, { milk: 10 })
    await site.call(desserts.calls.feed, { dessert: 'milk', material: 'milk', amount: 10 }, { token: bob.token })
    await whose.fill(`https://shop.example/p/${bob.id}?tab=dessert`)
    await person.visit(`/desserts#victim.${bob.id}`)
    await page.reload()
    await see(page.getByText(new RegExp(resources.amounts.milk(10))))
    expect(await axeViolations(page)).toEqual([])
    await go.click()
    await see(page.getByText(kitchen.out.isSteal(shelf.names.milk, 'host')))
  },
)

const isInSight = (what: Locator) =>
  what.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })
