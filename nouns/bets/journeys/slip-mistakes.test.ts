import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journeysOn } from '#site/journeys/journey.ts'
import { quiet } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { hire } from '#site/test/hire.ts'
import { resources } from '#words/cards/resources.zh.ts'
import { zh } from '#words/pack.zh.ts'
import { bets } from '../contract/bets.ts'
import { bettors } from '../test/betting.ts'
import { bet as words } from '../words/bet.zh.ts'

const journey = journeysOn()
const amountIn = (page: Page) => page.getByLabel(words.slip.amount(resources.names.faith))
const faith = resources.amounts.faith

journey('who opens their own limits again sees what was saved, and Escape closes the dialog', async (visit) => {
  const { site } = visit
  const { bettor, open } = bettors(() => site)
  const name = await open(await hire(site, 'limiter', ['bocai']))
  const { page, visit: go } = await visit.person({ token: (await bettor()).token })
  await go(`/bocai/${name}`)
  const dialog = page.getByRole('dialog', { name: words.limits.title })
  const [units, ofFaith] = [dialog.getByLabel(words.limits.units), dialog.getByLabel(words.limits.faith)]
  await page.getByRole('button', { name: words.slip.limits }).click()
  await units.fill('3')
  await ofFaith.fill('１２')
  await dialog.getByRole('button', { name: words.limits.save }).click()
  await seeGone(dialog)
  // The former answer stands in the cache until the new one is here.
  const later = Promise.withResolvers<void>()
  await page.route('**/getBetLimits', async (route) => {
    await later.promise
    await route.continue()
  })
  await page.getByRole('button', { name: words.slip.limits }).click()
  await see(units)
  expect([await units.inputValue(), await ofFaith.inputValue()]).toEqual(['3', '12'])
  later.resolve()
  await page.unroute('**/getBetLimits')
  await page.keyboard.press('Escape')
  await seeGone(dialog)
})

journey('limits that another tab has set stand in a dialog that opens here', async (visit) => {
  const { site } = visit
  const { bettor, open } = bettors(() => site)
  const name = await open(await hire(site, 'elsewhere', ['bocai']))
  const ann = await bettor()
  const { page, visit: go } = await visit.person({ token: ann.token })
  await go(`/bocai/${name}`)
  const dialog = page.getByRole('dialog', { name: words.limits.title })
  const openDialog = () => page.getByRole('button', { name: words.slip.limits }).click()
  await openDialog()
  await see(dialog.getByLabel(words.limits.faith))
  await page.keyboard.press('Escape')
  await seeGone(dialog)
  await site.call(bets.calls.setLimits, { units: -1, faith: 7, pause: 0 }, { token: ann.token })
  // What makes the cached answer stale here: a stake of this tab.
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: words.slip.go(faith(1)), exact: true }).click()
  await see(page.getByText(words.slip.already))
  await openDialog()
  await eventually(() => dialog.getByLabel(words.limits.faith).inputValue()).toBe('7')
  await page.keyboard.press('Escape')
  await seeGone(dialog)
})

journey(
  'two tabs stake at once on a single choice: the second one is told why its stake does not count',
  async (visit) => {
    const { site } = visit
    const { bettor, open, held, stake } = bettors(() => site)
    const name = await open(await hire(site, 'tabs', ['bocai']))
    const ann = await bettor('faith', 40)
    const { page, visit: go } = await visit.person({ token: ann.token })
    await go(`/bocai/${name}`)
    await page.getByRole('radio').nth(1).check()
    await amountIn(page).fill('3')
    await see(page.getByRole('button', { name: words.slip.go(faith(3)), exact: true }))
    // The other tab's press, of which this page reads late.
    const late = Promise.withResolvers<void>()
    await page.route('**/getBocai', async (route) => {
      await late.promise
      await route.continue()
    })
    expect((await stake(ann, name, { stake: 2 })).msg).toBe('')
    await page.getByRole('button', { name: words.slip.go(faith(3)), exact: true }).click()
    const problem = page.locator('#slip').getByRole('alert')
    await see(problem)
    const said = await problem.innerText()
    late.resolve()
    await see(page.getByText(words.slip.already))
    expect(await problem.innerText()).toBe(said)
    expect(await held(ann)).toBe(38)
  },
)

journey('after a stake that can be raised, its confirmation stands by the button and in view', async (visit) => {
  const { site } = visit
  const { bettor, open } = bettors(() => site)
  const name = await open(await hire(site, 'raisers', ['bocai']), { multi: 'Y' })
  const { page, visit: go } = await visit.person({ device: 'M', token: (await bettor()).token })
  await go(`/bocai/${name}`)
  await page.getByRole('radio').first().check()
  const press = page.getByRole('button', { name: words.slip.go(faith(1)), exact: true })
  await press.evaluate((button) => button.scrollIntoView({ block: 'center' }))
  await press.click()
  await see(page.getByRole('button', { name: words.slip.raise(faith(1)), exact: true }))
  const done = page.locator('#slip').getByText(/^押好了/)
  await see(done)
  const [said, button] = await Promise.all([
    done.boundingBox(),
    page.getByRole('button', { name: words.slip.raise(faith(1)), exact: true }).boundingBox(),
  ])
  const between = (button?.y ?? 0) - (said?.y ?? 0)
  expect(between > 0 && between < 120).toBe(true)
})

journey('a slip outlives a reload and the way Back, without a question, and ends with its stake', async (visit) => {
  const { site } = visit
  const { bettor, open } = bettors(() => site)
  const name = await open(await hire(site, 'keepers', ['bocai']), { multi: 'Y' })
  const { page, visit: go } = await visit.person({ token: (await bettor()).token })
  const { promise: typed, resolve: know } = Promise.withResolvers<void>()
  await page.route('**/api/me', async (route) => {
    await typed
    await route.continue()
  })
  await go(`/bocai/${name}`)
  const option = page.getByRole('radio', { name: /^no/ })
  await option.check()
  await amountIn(page).fill('７')
  const press = page.getByRole('button', { name: words.slip.go(faith(7)), exact: true })
  await see(press)
  // What was typed before the member was known is kept, too.
  know()
  await quiet(page)
  await page.reload()
  await see(press)
  expect([await option.isChecked(), await amountIn(page).inputValue()]).toEqual([true, '７'])
  await page.getByRole('link', { name: zh.shell.nav.home, exact: true }).first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goBack()
  await see(press)
  await press.click()
  await see(page.getByText(words.own.title))
  await page.reload()
  await see(page.getByText(words.own.title), page.getByRole('button', { name: words.slip.none }))
  expect(await amountIn(page).inputValue()).toBe('1')
})

journey('where nothing can be staked the slip says so, and asks for no amount', async (visit) => {
  const { site } = visit
  const { bettor, open } = bettors(() => site)
  const staff = await hire(site, 'nothing', ['bocai'])
  const name = await open(staff)
  const poor = await visit.person({ token: (await bettor('power', 5)).token })
  await poor.visit(`/bocai/${name}`)
  await poor.page.getByRole('radio').first().check()
  await amountIn(poor.page).fill('')
  await see(
    poor.page.getByText(words.slip.byNone.balance),
    poor.page.getByRole('button', { name: words.slip.nothing, exact: true }),
  )
  const involved = await visit.person({ token: staff.token })
  await involved.visit(`/bocai/${name}`)
  await see(involved.page.getByText(words.slip.bars.involved))
  expect(await amountIn(involved.page).count()).toBe(0)
})

journey('a stake that went back is not called a win', async (visit) => {
  const { site } = visit
  const { bettor, open, stake, settle } = bettors(() => site)
  const name = await open(await hire(site, 'forgetters', ['bocai']))
  expect((await stake(await bettor(), name, { stake: 4 })).msg).toBe('')
  for (let day = 0; day < 9; day++) {
    site.advance(24 * 3_600_000)
    await settle()
  }
  const { page, visit: go } = await visit.person()
  await go(`/bocai/${name}`)
  await see(page.getByRole('heading', { name: words.phase.refunded.title }), page.getByText(words.own.back(4)))
  expect(await page.getByText(words.stakes.paid(4)).count()).toBe(0)
})

journey('on a device whose clock is three hours late a stake of just now is not to come', async (visit) => {
  const { site } = visit
  const { bettor, now, open, stake } = bettors(() => site)
  const name = await open(await hire(site, 'clocks', ['bocai']))
  expect((await stake(await bettor(), name)).msg).toBe('')
  const { page, context, visit: go } = await visit.person()
  await context.clock.setSystemTime(new Date(now().getTime() - 3 * 3_600_000))
  await go(`/bocai/${name}`)
  const time = page.locator('li time').first()
  await see(time)
  await eventually(() => time.innerText()).toMatch(/前$|刚/)
})
