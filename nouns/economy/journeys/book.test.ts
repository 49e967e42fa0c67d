import { expect } from 'vitest'
import { makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn, type Visit } from '#site/journeys/journey.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { makeMember } from '#site/test/make-member.ts'
import { economy as enEconomy } from '#words/cards/economy.en.ts'
import { economy as zhEconomy } from '#words/cards/economy.zh.ts'
import { resources as enResources } from '#words/cards/resources.en.ts'
import { resources as zhResources } from '#words/cards/resources.zh.ts'
import { refusals as zhEconomyCalls } from '../words/calls/economy.zh.ts'
import { statement as enStatement } from '../words/statement.en.ts'
import { statement as zhStatement } from '../words/statement.zh.ts'
import { supply as enSupply } from '../words/supply.en.ts'
import { supply as zhSupply } from '../words/supply.zh.ts'
import { wallet as enWallet } from '../words/wallet.en.ts'
import { wallet as zhWallet } from '../words/wallet.zh.ts'
import { away, fillBook, from } from './fill-book.ts'

const journey = journeysOn()

/** Two members with lines in their books; the first has a topic that one line is about, and a debt. */
async function twoWithBooks({ site }: Visit, name: string) {
  const [ann, bea] = [await makeMember(site, `${name}a`), await makeMember(site, `${name}b`)]
  const t = await makeTopic(site, ann, { m: await makeClub(site), title: `Cakes of ${name}` })
  await fillBook(site, [
    { daysAgo: 40, reason: 'opening', moves: [from('player', 3, ann)] },
    { daysAgo: 20, reason: 'prize', moves: [from('score', 50_000, ann), from('sugar', 9, bea)] },
    {
      daysAgo: 10,
      reason: 'like',
      about: { kind: 'topic', id: t },
      moves: [from('faith', 1, ann), from('score', 100, ann)],
    },
    { daysAgo: 9, reason: 'like', about: { kind: 'topic', id: 77_777 }, moves: [from('faith', 1, ann)] },
    {
      daysAgo: 5,
      reason: 'buy',
      about: { kind: 'item', id: 2 },
      moves: [from('power', 1, ann), away('score', 20_000, ann)],
    },
    { daysAgo: 4, reason: 'takenBack', short: 'owe', moves: [away('zjj', 5, ann)] },
    ...Array.from({ length: 25 }, (_, n) => ({
      daysAgo: 3 - n / 100,
      reason: 'comment' as const,
      moves: [from('score', 50, ann)],
    })),
  ])
  return { ann, bea, t }
}

journey('zh, PC: the wallet says what each resource is good for, lives, and leads to the statement', async (visit) => {
  const { ann, t } = await twoWithBooks(visit, 'zh')
  const me = await visit.person({ token: ann.token })
  const { page } = me
  await me.visit('/')
  const open = page.getByRole('banner').getByRole('button', { name: zhResources.label })
  await open.click()
  const wallet = page.getByRole('dialog', { name: zhWallet.title })
  const score = wallet.getByRole('button', { name: /得分/ })
  await see(score, wallet.getByText(zhWallet.debt(zhResources.amounts.zjj(5))), wallet.getByText(zhEconomy.noMoney))
  await eventually(() => score.textContent()).toContain('31,350')
  await score.click()
  await see(wallet.getByText(zhResources.goodFor.score))
  expect(await axeViolations(page)).toEqual([])

  await fillBook(visit.site, [{ daysAgo: 0, reason: 'prize', moves: [from('score', 650, ann)] }])
  await eventually(() => score.textContent()).toContain('32,000')
  await page.keyboard.press('Escape')
  await seeGone(wallet)
  await eventually(() => open.evaluate((button) => button === document.activeElement)).toBe(true)

  for (const [name, path] of [
    [zhWallet.privileges, '/privileges'],
    [zhWallet.signIn, '/sign-in-days'],
  ] as const) {
    await open.click()
    await wallet.getByRole('link', { name }).click()
    await page.waitForURL(`**${path}`)
    await seeGone(wallet)
  }

  await open.click()
  await wallet.getByRole('link', { name: zhWallet.statement }).click()
  const main = page.getByRole('main')
  const lines = main.getByRole('listitem').filter({ has: page.locator('time') })
  await see(main.getByText(zhStatement.check.even), main.getByText(zhStatement.debts.title))
  await see(main.getByText(zhEconomy.noMoney), lines.getByText(zhStatement.reasons.prize))
  expect(await axeViolations(page)).toEqual([])

  await main.getByRole('combobox').selectOption('like')
  const topic = main.getByRole('link', { name: 'Cakes of zh' })
  await see(topic, main.getByText(zhStatement.gone.topic ?? ''))
  expect(await lines.getByText(zhStatement.reasons.comment).count()).toBe(0)
  await topic.click()
  await page.waitForURL(`**/ms?t=${t}`)
  await page.goBack()
  await see(topic)

  await main.getByRole('link', { name: zhResources.names.faith, exact: true }).click()
  await main.getByRole('link', { name: zhStatement.periods['7'], exact: true }).click()
  await see(main.getByText(zhStatement.noneFound.title))
  await main.getByRole('link', { name: zhStatement.clear }).click()
  await main.getByRole('button', { name: zhStatement.more }).click()
  await see(lines.getByText(zhStatement.reasons.opening), main.getByText(zhStatement.end))

  // Dates the wrong way round are said at their form.
  await main.getByRole('button', { name: zhStatement.ownPeriod }).click()
  await main.getByLabel(zhStatement.first, { exact: true }).fill('2026-11-20')
  await main.getByLabel(zhStatement.last, { exact: true }).fill('2026-11-01')
  await main.getByRole('button', { name: zhStatement.show }).click()
  await see(main.getByRole('alert').getByText(zhEconomyCalls['ec.periodWrong']))
  expect(await main.getByText(zhStatement.failed).count()).toBe(0)
  expect(await axeViolations(page)).toEqual([])

  await main.getByRole('link', { name: zhStatement.supply }).click()
  await page.waitForURL('**/supply')
  await see(main.getByText(zhSupply.legend.sum[0] ?? ''), main.getByText(zhEconomy.noMoney))
})

journey(
  'en, M: the sheet of the wallet, numbered pages, a chart by keyboard, and the supply of one resource',
  async (visit) => {
    const { ann } = await twoWithBooks(visit, 'en')
    const me = await visit.person({ token: ann.token, language: 'en', device: 'M' })
    const { page } = me
    await me.visit('/supply')
    const main = page.getByRole('main')
    await page.getByRole('button', { name: /menu/i }).click()
    await page.getByRole('menuitem', { name: enResources.label }).click()
    const wallet = page.getByRole('dialog', { name: enWallet.title })
    await wallet.getByRole('button', { name: /Score/ }).click()
    await see(wallet.getByText(enEconomy.noMoney))
    expect(await axeViolations(page)).toEqual([])
    await wallet.getByRole('link', { name: enWallet.linesOf(enResources.names.score) }).click()
    await page.waitForURL('**/statement?resource=score')
    await see(main.getByText(enStatement.total(1, 20, 28)))
    await main.getByRole('link', { name: enStatement.pager.page(2) }).click()
    await see(main.getByText(enStatement.total(21, 28, 28)))
    const cursor = main.getByRole('slider', { name: enStatement.chart.cursor })
    await cursor.focus()
    await page.keyboard.press('End')
    await eventually(() => cursor.getAttribute('aria-valuetext')).toContain('31,350')
    expect(await axeViolations(page)).toEqual([])

    await me.visit('/supply')
    await main.getByRole('link', { name: /^Sugar/ }).click()
    await page.waitForURL('**/supply?resource=sugar')
    await see(main.getByText(enResources.goodFor.sugar))
    await main.getByRole('link', { name: enSupply.periods.all }).click()
    await page.waitForURL('**/supply?period=all&resource=sugar')
    expect(await axeViolations(page)).toEqual([])
    await main.getByRole('link', { name: enSupply.close }).click()
    await seeGone(main.getByText(enResources.goodFor.sugar))
  },
)

journey(
  'a guest reads the supply without scripts, and of the statement only that it wants a log-in',
  async ({ person }) => {
    const guest = await person({ scripts: false })
    await guest.visit('/supply?resource=score')
    const main = guest.page.getByRole('main')
    await see(main.getByText(zhResources.goodFor.score), main.getByText(zhEconomy.noMoney))
    const reader = await person({ language: 'en' })
    await reader.visit('/statement')
    await see(reader.page.getByText(reader.words.shell.personal.title))
  },
)
