import { expect } from 'vitest'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { reason } from '#words/cards/reason.en.ts'
import { resources } from '#words/cards/resources.en.ts'
import { givers } from '../test/gifts.ts'
import { giftDesk as words } from '../words/gift-desk.en.ts'
import { giftReminders } from '../words/gift-reminders.en.ts'

const journey = journeysOn()

let opened: TestSite
const { giver, give, held } = givers(() => opened)

journey('staff look at gifts, take one back, and award something', async (visit) => {
  opened = visit.site
  const [ann, bea] = [await giver({ milk: 3 }), await giver({ sugar: 5 })]
  const cat = await makeMember(opened, 'patchouli')
  await give(ann, bea, { milk: 3 }, 'for the tea')
  await give(bea, ann, { sugar: 1 })
  await give(bea, cat, { milk: 1 })
  const staff = await hire(opened, 'keeper', ['present'])
  const desk = await visit.person({ token: staff.token, language: 'en' })
  const { page } = desk

  await desk.visit('/admin/super/present')
  await see(page.getByText(words.found(3, false)))
  expect(await axeViolations(page)).toEqual([])
  await page.getByLabel(words.filters.giver, { exact: true }).fill(String(ann.id))
  await page.getByRole('button', { name: words.filters.find, exact: true }).click()
  await see(page.getByText(words.found(1, false)), page.getByText(words.flags.bothWays))
  await page.getByRole('button', { name: /^Take back 3/ }).click()
  const dialog = page.getByRole('dialog')
  await see(dialog.getByText(words.covers), dialog.getByText(resources.amounts.milk(1), { exact: true }))
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByLabel(reason.label).fill('a stolen account')
  await dialog.getByRole('button', { name: words.takeBack, exact: true }).click()
  await see(page.getByText(words.lost(resources.amounts.milk(1))))
  expect([await held(ann, 'milk'), await held(bea, 'milk')]).toEqual([3, 0])

  await page.getByRole('link', { name: words.tabs.rings }).click()
  await see(page.getByText(words.noRings))
  await page.getByRole('link', { name: words.tabs.awards }).click()
  await page.getByRole('button', { name: words.award.open }).click()
  await dialog.getByLabel(words.award.to).fill(String(cat.id))
  await dialog.getByLabel(words.award.resource).selectOption('faith')
  await dialog.getByLabel(words.award.amount).fill('501')
  await dialog.getByLabel(reason.label).fill('a lovely essay')
  await dialog.getByRole('button', { name: words.award.send, exact: true }).click()
  await see(dialog.getByRole('alert').getByText(words.award.amountWrong(500)))
  await dialog.getByLabel(words.award.amount).fill('30')
  await dialog.getByRole('button', { name: words.award.send, exact: true }).click()
  await see(page.getByRole('listitem').getByText('a lovely essay'))
  await eventually(() => held(cat, 'faith')).toBe(30)

  const told = await visit.person({ token: cat.token, language: 'en', device: 'M' })
  await told.visit('/reminders?group=gifts')
  await see(told.page.getByText(giftReminders.award(resources.amounts.faith(30))))
  await see(told.page.getByText('a lovely essay'))
  expect(await axeViolations(told.page)).toEqual([])
})

journey('an award whose answer is lost and that is sent again is given once', async (visit) => {
  opened = visit.site
  const lucky = await makeMember(opened, 'lucky')
  const staff = await hire(opened, 'awarder', ['present'])
  const desk = await visit.person({ token: staff.token, language: 'en' })
  const { page } = desk
  let sent = 0
  await page.route('**/api/prizePresent', async (route) => {
    if (sent++ > 0) return route.continue()
    // The award is made, but nobody hears of it.
    await route.fetch()
    return route.abort()
  })
  await desk.visit('/admin/super/present?tab=awards')
  await page.getByRole('button', { name: words.award.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.award.to).fill(String(lucky.id))
  await dialog.getByLabel(words.award.resource).selectOption('faith')
  await dialog.getByLabel(words.award.amount).fill('30')
  await dialog.getByLabel(reason.label).fill('a lovely essay')
  const send = dialog.getByRole('button', { name: words.award.send, exact: true })
  await send.click()
  await see(dialog.getByRole('alert'))
  await eventually(() => held(lucky, 'faith')).toBe(30)
  await send.click()
  await seeGone(dialog)
  expect([await held(lucky, 'faith'), sent]).toEqual([30, 2])
  // The lost answer is a failure of the line, which the page reports to the console.
  desk.problems.length = 0
})
