import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { axeViolations } from '#site/journeys/axe.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { clubWords, topicPage } from '#site/journeys/pages/topic-page.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { clubs } from '../contract/clubs.ts'
import { answer, makeClub, makeTopic } from '../test/clubs.ts'

const journey = journeysOn()

for (const [language, device] of variants(import.meta, [
  ['zh', 'PC'],
  ['en', 'M'],
] as const)) {
  journey(
    `only the opener’s floors are read, and those between stay new, in ${language} on ${device}`,
    async (visit) => {
      const { site, person } = visit
      const words = clubWords[language].topic
      const [opener, other] = [await makeMember(site, `opener${language}`), await makeMember(site, `others${language}`)]
      const t = await makeTopic(site, opener, { m: await makeClub(site) })
      for (const by of [other, opener, other, opener, other]) await answer(site, by, t)
      const member = await makeMember(site, `reader${language}`)
      const reader = await person({ language, device, token: member.token })
      const { page } = reader
      const topic = topicPage(reader)
      const floors = () => page.locator('article[data-at]').evaluateAll((all) => all.map(({ id }) => id))
      const read = async () => {
        const { data } = await site.call(clubs.calls.marks, { t: [t] }, { token: member.token })
        return data.find(({ T }) => T === t)?.READ ?? 0
      }
      await topic.visit(t, '&only=1')
      const told = page.getByText(words.onlyShown(`opener${language}`, 3, 3))
      await see(told)
      expect(await floors()).toEqual(['f1', 'f3', 'f5'])
      expect(await page.getByRole('link', { name: words.only }).getAttribute('aria-current')).toBe('true')
      expect(await axeViolations(page)).toEqual([])
      // Longer than it takes to tell the site what was read.
      await topic.floor(5).scrollIntoViewIfNeeded()
      await setTimeout(2_500)
      await page.getByRole('link', { name: words.onlyEnd, exact: true }).click()
      await seeGone(told)
      await eventually(floors).toEqual(['f1', 'f2', 'f3', 'f4', 'f5', 'f6'])
      expect(await read()).toBe(0)
      await topic.floor(6).scrollIntoViewIfNeeded()
      await eventually(read).toBe(6)
    },
  )
}
