import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import type { Language } from '#rules/language.ts'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { overflowing } from '#site/journeys/overflow.ts'
import type { Device, Person } from '#site/journeys/person.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { hire } from '#site/test/hire.ts'
import type { TestSite } from '#site/test/open-test-site.ts'
import { bettors } from '../test/betting.ts'
import { betBoard as enWords } from '../words/bet-board.en.ts'
import { betBoard as zhWords } from '../words/bet-board.zh.ts'

const journey = journeysOn()
const packs = { zh: zhWords, en: enWords }
const walks: readonly (readonly [Language, Device])[] = [
  ['zh', 'PC'],
  ['en', 'M'],
]

let opened: TestSite
const { db, bettor, open, stake, payOut } = bettors(() => opened)

const wellMade = async ({ page }: Person) => {
  expect(await axeViolations(page)).toEqual([])
  expect(await overflowing(page)).toEqual([])
}

for (const [language, device] of variants(import.meta, walks)) {
  const words = packs[language]

  journey(`an empty board leads on in ${language} on ${device}`, async ({ person }) => {
    const guest = await person({ language, device })
    const { page } = guest
    await guest.visit('/bocaigob?currency=point')
    await see(page.getByText(words.empty), page.getByText(words.explained.skill))
    await page.getByRole('navigation', { name: words.sort }).getByRole('link', { name: words.sorts.skill }).click()
    await see(page.getByText(words.emptyRated(50)))
    await wellMade(guest)
  })

  journey(
    `events make a board, its rows open, and one's own history has a curve in ${language} on ${device}`,
    async (visit) => {
      opened = visit.site
      const staff = await hire(opened, `boss${language}`, ['bocai'])
      const [ann, bea, cat, dan] = [await bettor(), await bettor(), await bettor(), await bettor()]
      for (const [n, winner] of [0, 0, 1].entries()) {
        const name = await open(staff, { title: `Event ${language} ${n}` })
        for (const [who, option, units] of [
          [ann, 0, 10],
          [bea, 1, 8],
          [cat, 0, 3],
          [dan, 1, 5],
        ] as const)
          expect((await stake(who, name, { option, stake: units, payout: 0 })).msg).toBe('')
        await payOut(staff, name, winner)
      }
      // The site's own work of the minute may be keeping the results of an event at this moment.
      const unkept = () => db().own.selectFrom('bets').select('id').where('results_at', 'is', null).execute()
      await eventually(unkept).toEqual([])
      await db().own.updateTable('members').set({ shows_honor: false }).where('id', '=', dan.id).execute()
      opened.site.foundation.touched(['bets', 'members'])

      const guest = await visit.person({ language, device })
      const { page } = guest
      await guest.visit('/bocaigob?period=all')
      const stands = page.getByRole('list', { name: words.podium })
      await see(stands, page.getByRole('heading', { name: words.how }))
      expect(await page.getByText(words.eventsOf(3), { exact: false }).count()).toBeGreaterThanOrEqual(3)
      await wellMade(guest)
      // A place opens into its events, be it on a stand or in a row; who hides is not there.
      const place = page.locator('[data-list-item]').filter({ has: page.locator(`a[href="/p/${ann.id}"]`) })
      await place.getByRole('button', { expanded: false }).click()
      await see(page.getByRole('link', { name: `Event ${language} 0` }))
      await wellMade(guest)
      await page.getByRole('navigation', { name: words.period }).getByRole('link', { name: words.periods.all }).click()
      await page.waitForURL(/period=all/)
      await page.getByRole('navigation', { name: words.sort }).getByRole('link', { name: words.sorts.win }).click()
      await page.waitForURL(/sort=win/)
      expect(await page.locator(`a[href="/p/${dan.id}"]`).count()).toBe(0)

      const hidden = await visit.person({ language, device, token: dan.token, theme: 'night' })
      await hidden.visit('/bocaigob?period=all')
      await see(hidden.page.getByText(words.hidden))
      await wellMade(hidden)

      // Her own history.
      const running = await open(staff, { title: `Still open ${language}` })
      expect((await stake(ann, running, { stake: 2 })).msg).toBe('')
      const own = await visit.person({ language, device, token: ann.token })
      await own.visit('/bocaigob?mine=y')
      await see(own.page.getByText(`Still open ${language}`), own.page.getByRole('figure'))
      await see(own.page.getByRole('link', { name: `Event ${language} 2` }))
      await wellMade(own)
      const saving = own.page.waitForEvent('download')
      await own.page.getByRole('button', { name: words.history.csv }).click()
      const saved = await readFile(await (await saving).path(), 'utf8')
      expect(saved.trim().split('\r\n')).toHaveLength(4)
      expect(saved).toContain(`Event ${language} 1`)
      await seeGone(own.page.getByText(words.history.csvFailed))
    },
  )
}
