import { bet as enBet } from '@patisserie/words/en/bet'
import { betBoard as enBoard } from '@patisserie/words/en/bet-board'
import { bet as zhBet } from '@patisserie/words/zh/bet'
import { betBoard as zhBoard } from '@patisserie/words/zh/bet-board'
import { expect } from 'vitest'
import { bettors } from '../../server/test/betting.ts'
import { displayDessert } from '../../server/test/display-dessert.ts'
import { hire } from '../../server/test/hire.ts'
import { axeViolations } from '../axe.ts'
import { journeysOn } from '../journey.ts'
import { overflowing } from '../overflow.ts'
import { eventually, see } from '../see.ts'
import { variants } from '../variants.ts'

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
