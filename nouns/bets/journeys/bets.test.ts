import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { site as calls } from '#site/contract.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember } from '#site/test/make-member.ts'
import { resources as enResources } from '#words/cards/resources.en.ts'
import { resources as zhResources } from '#words/cards/resources.zh.ts'
import { bettors } from '../test/betting.ts'
import { bet as enBet } from '../words/bet.en.ts'
import { bet as zhBet } from '../words/bet.zh.ts'
import { bets as enBets } from '../words/bets.en.ts'
import { bets as zhBets } from '../words/bets.zh.ts'

const journey = journeysOn()
const packs = {
  zh: { bets: zhBets, bet: zhBet, resources: zhResources },
  en: { bets: enBets, bet: enBet, resources: enResources },
}
const walks = [
  ['zh', 'PC'],
  ['en', 'M'],
] as const

const seeClean = async (page: Page) => expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])
const factors = (page: Page) => page.locator('[data-factor]').allInnerTexts()

for (const [language, device] of variants(import.meta, walks)) {
  journey(
    `${language} ${device}: a guest finds an event, reads its terms and sees what a stake would pay`,
    async (visit) => {
      const { site } = visit
      const staff = await hire(site, `guests${language}`, ['bocai'])
      const { open, category } = bettors(() => site)
      const kind = await category(staff)
      const title = `Race ${language}`
      const name = await open(staff, {
        category: kind,
        resource: 'power',
        base: 100,
        title,
        terms: 'The stream decides.',
      })
      const { page, visit: go } = await visit.person({ language, device })
      const { bets, bet, resources } = packs[language]
      await go(`/bocai?category=${kind}`)
      const nobody = page.getByText(bets.nobody, { exact: true })
      await see(page.getByRole('heading', { name: bets.title, level: 1 }), page.getByRole('timer'), nobody)
      expect(await factors(page)).toEqual(['1.94', '1.94'])
      await seeClean(page)
      await page.getByRole('link', { name: resources.names.faith, exact: true }).click()
      await see(page.getByText(bets.empty.filtered.title))
      expect(new URL(page.url()).search).toBe(`?category=${kind}&resource=faith`)
      await seeClean(page)
      await page.getByRole('link', { name: bets.empty.filtered.to }).click()
      await page.getByRole('link', { name: title, exact: true }).click()
      await page.waitForURL(`**/bocai/${name}`)
      await see(page.getByText('The stream decides.'), nobody, page.getByRole('button', { name: bet.slip.login }))
      await page.getByRole('radio').first().check()
      await page.getByLabel(bet.slip.amount(resources.names.power)).fill('5')
      await see(page.getByText(bet.slip.either(9, 10)))
      await page.getByText(bet.formula.title).click()
      await see(page.getByText(bet.formula.total('100', '0', '5', '105')))
      await seeClean(page)
    },
  )

  journey(
    `${language} ${device}: odds move on the other's screen, and a slip with old ones asks again`,
    async (visit) => {
      const { site } = visit
      const staff = await hire(site, `movers${language}`, ['bocai'])
      const { open, bettor, stake, held } = bettors(() => site)
      const title = `Duel ${language}`
      const name = await open(staff, { title })
      const ann = await makeMember(site, `ann${language}`)
      await giveResource(site, ann, 'faith', 40)
      const other = await bettor('faith', 40)
      const person = await visit.person({ language, device, token: ann.token })
      const { page } = person
      const { bet, resources } = packs[language]
      await person.visit(`/bocai/${name}`)
      await page.getByRole('radio').first().check()
      const amount = page.getByLabel(bet.slip.amount(resources.names.faith))
      await amount.fill('16')
      await see(page.getByText(bet.slip.tooHigh(15)), page.getByText(bet.slip.by.event(15)))
      await amount.fill('10')
      await see(page.getByText(bet.slip.either(18, 19)), page.getByText(bet.slip.draw(19, '81')))
      await seeClean(page)

      const before = await factors(page)
      expect((await stake(other, name, { stake: 15, payout: 25_000 })).msg).toBe('')
      await eventually(() => factors(page)).not.toEqual(before)
      await see(page.getByText(packs[language].bets.bettors(1), { exact: true }))
      // The slip goes along, and says what stood there when she chose.
      await see(page.getByText(bet.slip.draw(19, '6')), page.getByText(bet.slip.moved('18.81', '18.05')))
      await seeClean(page)
      const go = page.getByRole('button', { name: bet.slip.go(resources.amounts.faith(10)), exact: true })
      await go.click()
      const age = page.getByRole('dialog', { name: bet.adult.title })
      await see(age.getByText(bet.adult.text(18)))
      await age.getByRole('button', { name: bet.adult.yes(18) }).click()
      const changed = page.getByRole('dialog', { name: bet.changed.title })
      await see(changed.getByText(bet.changed.seen))
      await seeClean(page)
      await changed.getByRole('button', { name: bet.changed.keep }).click()
      await seeGone(changed)
      expect(await amount.inputValue()).toBe('10')
      expect(await held(ann)).toBe(40)
      await go.click()
      await see(page.getByText(bet.own.title), page.getByText(bet.slip.already))
      expect(await held(ann)).toBe(30)
      const own = (await site.call(calls.bets.calls.one, { bocaiName: name }, { token: ann.token })).data.OWN
      await see(page.getByText(bet.slip.done(own?.STAKES[0]?.PAYOUT ?? 0)))
      await seeClean(page)
      await person.visit('/bocai')
      await see(page.getByText(packs[language].bets.mine))
    },
  )
}

journey('after the deadline: a result with its reason, an objection, payment, and a rating', async (visit) => {
  const { site } = visit
  const staff = await hire(site, 'enders', ['bocai'])
  const { open, bettor, stake, end, settle, held, now } = bettors(() => site)
  const name = await open(staff, { title: 'Who is first?' })
  const ann = await bettor('faith', 40)
  await stake(ann, name, { stake: 10, payout: 18_000 })
  const { bet } = packs.zh
  const person = await visit.person({ token: ann.token })
  const { page, context } = person
  const pass = async (hours: number) => {
    site.advance(hours * 3_600_000)
    // The browser's clock is left behind: the page counts by the server's.
    await context.clock.setSystemTime(new Date(now().getTime() - 5 * 3_600_000))
  }
  await pass(23)
  await person.visit(`/bocai/${name}`)
  await see(
    page
      .getByRole('timer', { name: packs.zh.bets.countLabel(0, 0, 59) })
      .or(page.getByRole('timer', { name: packs.zh.bets.countLabel(0, 1, 0) })),
  )
  await pass(2)
  await person.visit(`/bocai/${name}`)
  await see(page.getByRole('heading', { name: bet.phase.ended.title }))
  await end(staff, name, 0, 'The run says so.')
  await person.visit(`/bocai/${name}`)
  await see(page.getByText('The run says so.'), page.getByRole('link', { name: bet.proposal.link }))
  await page.getByRole('button', { name: bet.proposal.object }).click()
  const dialog = page.getByRole('dialog', { name: bet.proposal.objectTitle })
  await dialog.getByRole('textbox').fill('The run stops before.')
  await dialog.getByRole('button', { name: bet.proposal.objectSend }).click()
  await seeGone(dialog)
  // Hers are all stakes there are, so that a second member of staff has a say; nobody does, and the proposal counts.
  await see(page.getByRole('heading', { name: bet.phase.contested.title }), page.getByText(bet.proposal.objected))
  await seeClean(page)
  await pass(73)
  await settle()
  await person.visit(`/bocai/${name}`)
  await see(page.getByRole('heading', { name: bet.phase.paid.title }))
  expect(await held(ann)).toBeGreaterThan(40)
  const star = page.getByRole('button', { name: bet.rating.star(4) })
  await star.click()
  await eventually(() => star.getAttribute('aria-pressed')).toBe('true')
  await seeClean(page)
})
