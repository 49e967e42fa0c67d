import { expect } from 'vitest'
import { auditLedger } from '#core/ledger/audit.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import type { Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { hire } from '#site/test/hire.ts'
import { resources as enResources } from '#words/cards/resources.en.ts'
import { resources as zhResources } from '#words/cards/resources.zh.ts'
import { shop } from '../contract/shop.ts'
import { shoppers } from '../test/shopping.ts'
import { shop as enShop } from '../words/shop.en.ts'
import { shop as zhShop } from '../words/shop.zh.ts'
import { shopDesk } from '../words/shop-desk.zh.ts'

const journey = journeysOn()
const hourMs = 3_600_000

const packs = {
  zh: { words: zhShop, ...zhResources },
  en: { words: enShop, ...enResources },
}

/** The parts of the page by what they say. */
const partsOf = ({ page, language }: Person) => {
  const { words, names } = packs[language]
  const ware = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return { words, names, ware, button, pay: (score: number) => button(words.slip.pay(score)) }
}

// First: the others move the clock of the site, which the page compares with its own.
journey('staff make an activity, see what it brought, and end it', async (visit) => {
  const { site } = visit
  const { rich, buy } = shoppers(() => site)
  const staff = await hire(site, 'giver', ['present'])
  const person = await visit.person({ token: staff.token })
  const { page, words } = person
  await person.visit('/admin/super/present?tab=shop')
  await page.getByRole('button', { name: shopDesk.add }).click()
  const dialog = page.getByRole('dialog', { name: shopDesk.newTitle })
  await dialog.getByRole('button', { name: shopDesk.save }).click()
  await see(dialog.getByText(shopDesk.pickItems))
  await dialog.getByRole('checkbox', { name: zhResources.groups.materials }).check()
  const beijing = (ms: number) =>
    new Date(site.site.foundation.now().getTime() + ms + 8 * hourMs).toISOString().slice(0, 16)
  await dialog.getByLabel(shopDesk.start).fill(beijing(-hourMs))
  await dialog.getByLabel(shopDesk.end).fill(beijing(hourMs))
  await dialog.getByRole('textbox', { name: /理由/ }).fill('开张')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: shopDesk.save }).click()
  await seeGone(dialog)
  const item = page.getByRole('list', { name: shopDesk.label }).getByRole('listitem').first()
  await see(item.getByText(shopDesk.states.runs), item.getByText(zhResources.names.starsugar))
  expect((await site.call(shop.calls.prices, {})).data.activities).toHaveLength(1)
  const one = await rich(100_000)
  await buy(one, 'starsugar', { count: 4 })
  await page.reload()
  await see(item.getByText(shopDesk.units('4')))
  expect(await axeViolations(page)).toEqual([])
  await item.getByRole('button', { name: shopDesk.stop }).click()
  const stop = page.getByRole('dialog', { name: shopDesk.stopTitle })
  await stop.getByRole('textbox').fill('够了')
  await stop.getByRole('button', { name: shopDesk.stop }).click()
  await seeGone(stop)
  expect((await site.call(shop.calls.prices, {})).data.activities).toEqual([])
  await see(page.getByText(words.shell.nav.shop).first())
})

for (const [language, device] of variants(import.meta, [
  ['zh', 'PC'],
  ['en', 'M'],
] as const)) {
  journey(
    `${language} ${device}: a moved price is refused and then accepted, four for three, a level, a sale`,
    async (visit) => {
      const { site } = visit
      const { rich, buy, give, held, db } = shoppers(() => site)
      const one = await rich(200_000)
      await give(one, 'power', 3)
      // A site has one clock: what the other language's journey moved is undone.
      await db().own.deleteFrom('shop_prices').execute()
      await db().own.deleteFrom('shop_price_points').execute()
      await db().own.deleteFrom('shop_activities').execute()
      site.site.foundation.touched(['shop'])

      const person = await visit.person({ language, device, token: one.token })
      const { page } = person
      const { words, names, ware, button, pay } = partsOf(person)
      await person.visit('/shop')
      await see(page.getByText(words.held(200_000)))
      await see(page.getByText(words.receipts.title).or(page.getByText(words.slip.title)))
      expect(await axeViolations(page)).toEqual([])

      // Somebody else buys, and the hour turns.
      const other = await rich(1_000_000)
      await buy(other, 'milk', { count: 50 })
      await ware(names.milk).click()
      site.advance(hourMs)
      await pay(2_000).click()
      const dialog = page.getByRole('dialog', { name: words.changed.priceTitle })
      await see(dialog, dialog.getByText('2,000'), dialog.getByText('2,020').first())
      expect(await axeViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: words.changed.keep }).click()
      await seeGone(dialog)
      expect(await held(one, 'milk', 'score')).toEqual([0, 200_000])
      // The page shows the new price by now.
      await pay(2_020).click()
      await see(page.getByText(words.held(197_980)))
      await eventually(() => held(one, 'milk', 'score')).toEqual([1, 197_980])

      // Four for three.
      const now = site.site.foundation.now().getTime()
      await db()
        .own.insertInto('shop_activities')
        .values({ items: [14], starts_at: new Date(now - 3 * hourMs), ends_at: new Date(now + hourMs), reason: '开张' })
        .execute()
      site.site.foundation.touched(['shop'])
      await person.visit('/shop')
      await see(page.getByRole('heading', { name: words.activity.title(names.gdd) }))
      await ware(names.gdd).click()
      await page.getByRole('group', { name: words.slip.quick }).getByRole('button', { name: '4', exact: true }).click()
      await see(page.getByText(words.slip.saves(1_500)))
      await pay(4_500).click()
      await see(page.getByText(words.receipts.saved(words.slip.discounts.activity, 1_500)))
      expect(await held(one, 'gdd', 'score')).toEqual([4, 193_480])

      // It ends between look and press.
      await db()
        .own.updateTable('shop_activities')
        .set({ ends_at: new Date(now) })
        .execute()
      await pay(4_500).click()
      const over = page.getByRole('dialog', { name: words.changed.overTitle })
      await see(over, over.getByText('6,000').first())
      await over.getByRole('button', { name: words.slip.pay(6_000) }).click()
      await seeGone(over)
      await eventually(() => held(one, 'gdd', 'score')).toEqual([8, 187_480])

      // A level, and then the next one costs twice as much.
      const ladder = page.getByRole('region', { name: words.ladder.title })
      const step = (level: number, price: number, state: string) =>
        ladder.getByText(`${words.ladder.level(level, price)}, ${state}`, { exact: true })
      await see(step(1, 15_000, words.ladder.next), step(1, 20_000, words.ladder.next))
      await ware(words.ware.level(names.player, 1)).click()
      await pay(15_000).click()
      await see(ware(words.ware.level(names.player, 2)))
      await see(pay(30_000), step(1, 15_000, words.ladder.had), step(2, 30_000, words.ladder.next))
      expect(await held(one, 'player', 'score')).toEqual([1, 172_480])

      // All power goes back to the shop, with the one of the day's gift; of two days where the hour above ended a day.
      const [power = 0] = await held(one, 'power')
      expect([4, 5]).toContain(power)
      const score = 172_480 + 8_000 * power
      await page.getByRole('button', { name: words.sell.all, exact: true }).first().click()
      await button(words.sell.go(power, 8_000 * power)).click()
      await see(page.getByText(words.held(score)))
      expect(await held(one, 'power', 'score')).toEqual([0, score])
      await see(page.getByText(words.receipts.sold(packs[language].amounts.power(power))))
      expect(await axeViolations(page)).toEqual([])
      expect((await auditLedger(db())).flatMap(({ wrong }) => wrong)).toEqual([])
    },
  )
}

journey('two presses within one task buy once and show one receipt', async (visit) => {
  const { rich, held } = shoppers(() => visit.site)
  const one = await rich(100_000)
  const person = await visit.person({ token: one.token })
  const { page } = person
  const { names, ware } = partsOf(person)
  await person.visit('/shop')
  await ware(names.zjj).click()
  const pay = page.locator('#slip').getByRole('button', { name: /^付/ })
  await see(pay)
  await eventually(() => pay.isEnabled()).toBe(true)
  await pay.evaluate((button) => {
    if (!(button instanceof HTMLElement)) return
    button.click()
    button.click()
  })
  const receipt = page.getByText(zhShop.receipts.bought(zhResources.amounts.zjj(1)))
  await see(receipt.first())
  expect([await held(one, 'zjj'), await receipt.count()]).toEqual([[1], 1])
})

journey('a press whose answer is lost and is repeated buys once', async (visit) => {
  const { site } = visit
  const { rich, held } = shoppers(() => site)
  const one = await rich(100_000)
  const person = await visit.person({ token: one.token })
  const { page } = person
  const { names, ware } = partsOf(person)
  let lost = 0
  await page.route('**/api/buy', async (route) => {
    if (lost++ > 0) return route.continue()
    // The purchase is made, but nobody hears of it.
    await route.fetch()
    return route.abort()
  })
  await person.visit('/shop')
  await ware(names.zjj).click()
  const pay = page.locator('#slip').getByRole('button', { name: /^付/ })
  await pay.click()
  await see(page.getByRole('alert'))
  await eventually(() => held(one, 'zjj')).toEqual([1])
  await pay.click()
  await see(page.getByText(zhShop.receipts.bought(zhResources.amounts.zjj(1))))
  expect([await held(one, 'zjj'), lost]).toEqual([[1], 2])
  // The lost answer is a failure of the line, which the page reports to the console.
  person.problems.length = 0
})

journey('who cannot buy is told why', async (visit) => {
  const { site } = visit
  const { rich, owe, give } = shoppers(() => site)
  const poor = await visit.person({ token: (await rich(900)).token })
  await poor.visit('/shop')
  await see(poor.page.getByText(/得分还差 [\d,]+/))
  expect(await poor.page.locator('#slip').getByRole('button', { name: /^付/ }).isDisabled()).toBe(true)
  const debtor = await rich(100_000)
  await owe(debtor, 'faith', 3)
  const owing = await visit.person({ token: debtor.token })
  await owing.visit('/shop')
  await see(owing.page.getByText(zhShop.slip.debt(zhResources.amounts.faith(3))))
  const high = await rich(100_000)
  await give(high, 'bomb', 8)
  const full = await visit.person({ token: high.token })
  await full.visit('/shop#bomb')
  await see(full.page.locator('#slip').getByText(zhShop.slip.levelFull))
  const guest = await visit.person()
  await guest.visit('/shop')
  await guest.page.getByRole('button', { name: zhShop.slip.login }).click()
  await see(guest.page.getByRole('dialog'))
})
