import { expect } from 'vitest'
import { displayDessert } from '#nouns/desserts/test/display-dessert.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import { eventually, see } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { hire } from '#site/test/hire.ts'
import { bettors } from '../test/betting.ts'
import { bet as enBet } from '../words/bet.en.ts'
import { bet as zhBet } from '../words/bet.zh.ts'
import { betBoard as enBoard } from '../words/bet-board.en.ts'
import { betBoard as zhBoard } from '../words/bet-board.zh.ts'

const journey = journeysOn()
const packs = { zh: { bet: zhBet, board: zhBoard }, en: { bet: enBet, board: enBoard } }

for (const [language, device] of variants(import.meta, [
  ['zh', 'PC'],
  ['en', 'M'],
] as const)) {
  journey(
    `what comes of events: a payment with a dessert's effect, a refund, history, board and rating, in ${language} on ${device}`,
    async (visit) => {
      const { site } = visit
      const staff = await hire(site, `payers${language}`, ['bocai'])
      const { db, open, bettor, stake, settle, held, payOut } = bettors(() => site)
      const { bet, board } = packs[language]
      const [ann, bea] = [await bettor(), await bettor()]
      // The ice cream gives a part of a loss back.
      await displayDessert(db(), bea, 0)
      const [decided, forgotten] = [`Race ${language}`, `Forgotten ${language}`]
      const [name, other] = [await open(staff, { title: decided }), await open(staff, { title: forgotten })]
      const person = await visit.person({ language, device, token: bea.token })
      const { page } = person
      const seeClean = async () => expect([await axeViolations(page), await overflowing(page)]).toEqual([[], []])

      // What the dessert adds stands on the slip before anything is staked.
      await person.visit(`/bocai/${name}`)
      await page.getByRole('radio').nth(1).check()
      await see(page.locator('#slip').getByText(bet.slip.icecream(2)))
      await seeClean()
      expect((await stake(ann, name, { stake: 10 })).msg).toBe('')
      expect((await stake(bea, name, { option: 1, stake: 9 })).msg).toBe('')
      expect((await stake(bea, other, { stake: 4 })).msg).toBe('')

      // One event is decided and paid a day later; nobody decides the other, and its stakes go back.
      await payOut(staff, name, 0)
      await person.visit(`/bocai/${name}`)
      await see(page.getByRole('heading', { name: bet.phase.paid.title }), page.getByText(bet.own.paid(0)))
      expect(await held(bea)).toBe(89)
      await seeClean()
      const star = page.getByRole('button', { name: bet.rating.star(4) })
      await star.click()
      await eventually(() => star.getAttribute('aria-pressed')).toBe('true')
      for (let day = 0; day < 8; day++) {
        site.advance(24 * 3_600_000)
        await settle()
      }
      await person.visit(`/bocai/${other}`)
      await see(page.getByRole('heading', { name: bet.phase.refunded.title }), page.getByText(bet.own.back(4)))
      expect(await held(bea)).toBe(93)
      await seeClean()

      await person.visit('/bocaigob?mine=y')
      const row = (title: string) => page.locator('[data-list-item]').filter({ hasText: title })
      await see(row(decided).getByText('+2', { exact: true }), row(forgotten).getByText(board.results.outcomes.back))
      await see(page.getByRole('figure'))
      await seeClean()
      await person.visit('/bocaigob?period=all')
      const place = page.locator('[data-list-item]').filter({ has: page.locator(`a[href="/p/${ann.id}"]`) })
      await see(place.getByText(/^\+\d+$/).first())
      await seeClean()
    },
  )
}
