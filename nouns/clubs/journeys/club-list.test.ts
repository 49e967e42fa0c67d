import { expect } from 'vitest'
import { axeViolations } from '#site/journeys/axe.ts'
import { inputField, write } from '#site/journeys/input/field.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { layoutShift, watchLayout } from '#site/journeys/layout-shift.ts'
import { eventually, see, seeGone } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { clubs } from '../contract/clubs.ts'
import { documentOf, makeClub, makeTopic } from '../test/clubs.ts'
import { clubList as en } from '../words/club-list.en.ts'
import { clubList as zh } from '../words/club-list.zh.ts'

const journey = journeysOn({ seeded: true })
const { calls } = clubs

journey('a club is found as one types; Enter opens it, and words that find none search the site', async (visit) => {
  const { page, words, visit: go } = await visit.person()
  const cards = page.locator('main li[data-list-item]')
  await go('/ms')
  const all = (await visit.site.call(calls.list, {})).data
  const box = page.getByRole('searchbox', { name: zh.find })
  await eventually(() => cards.count()).toBe(all.length)
  await box.click()
  await write(inputField(page, box), [{ show: 'c' }, { show: "cha'hua" }])
  expect(await cards.count()).toBe(all.length)
  await write(inputField(page, box), [{ commit: '茶话' }])
  await eventually(() => cards.count()).toBe(1)
  expect(
    await page
      .getByRole('status')
      .filter({ hasText: zh.count(1, all.find(({ NAME }) => NAME.includes('茶话'))?.TOPICS ?? 0) })
      .count(),
  ).toBe(1)
  await box.press('Enter')
  const club = all.find(({ NAME }) => NAME.includes('茶话'))
  await page.waitForURL((url) => url.searchParams.get('m') === String(club?.KeyID))
  await page.goBack()
  await box.fill('没有这样的社团')
  await see(
    page.getByText(zh.findNone('没有这样的社团')),
    page.locator('main').getByRole('link', { name: words.titles.search }),
  )
  await box.press('Enter')
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === '没有这样的社团')
})

journey('without scripts the box of the clubs searches the site', async (visit) => {
  const { page, visit: go } = await visit.person({ scripts: false })
  await go('/ms')
  await page.getByRole('searchbox', { name: zh.find }).fill('布丁')
  await page.getByRole('searchbox', { name: zh.find }).press('Enter')
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === '布丁')
})

for (const [language, device, topics] of variants(import.meta, [
  ['zh', 'PC', 3],
  ['en', 'M', 2],
] as const)) {
  journey(
    `a club shows ${topics} topics beside its cover, and a member's own clubs come first, on ${device}`,
    async (visit) => {
      const words = language === 'zh' ? zh : en
      const member = await makeMember(visit.site, `goer${device.toLowerCase()}`)
      const [club] = (await visit.site.call(calls.list, {})).data
      const guest = await visit.person({ language, device })
      await guest.visit('/ms')
      const card = guest.page.locator('main li[data-list-item]').first()
      expect(await card.locator('ul a:visible').count()).toBe(topics)
      expect(await guest.page.getByRole('heading', { name: words.often.title }).count()).toBe(0)
      const covers = await guest.page.locator('main li[data-list-item] > span > img').evaluateAll((all) =>
        // Safe: the locator names pictures.
        all.map((one) => (one as HTMLImageElement).getAttribute('src')),
      )
      expect(new Set(covers).size).toBe(covers.length)
      expect(await axeViolations(guest.page)).toEqual([])

      const own = await visit.person({ language, device, token: member.token })
      await own.visit('/ms')
      await see(own.page.getByText(words.oftenNone))
      for (const { KeyID: t } of club?.NEWEST ?? [])
        await visit.site.call(calls.read, { t, floor: 1 }, { token: member.token })
      await watchLayout(own.context)
      await own.visit('/ms')
      const often = own.page.getByRole('region', { name: words.often.title })
      await see(often.getByRole('link', { name: (language === 'en' && club?.NAMEEN) || (club?.NAME ?? '') }))
      await seeGone(own.page.getByText(words.oftenNone))
      expect((await layoutShift(own.page)).sum).toBeLessThan(0.02)
      expect(await axeViolations(own.page)).toEqual([])
    },
  )
}

journey('excerpts name their emoji in the language that a reader switches to', async ({ site, person }) => {
  const laugh = { type: 'emoji', attrs: { set: 'default', name: 'laugh' } }
  const m = await makeClub(site)
  await makeTopic(site, await makeMember(site, 'laugher'), { m, document: documentOf('good ', laugh) })
  const guest = await person({ language: 'zh', device: 'PC' })
  await guest.visit(`/ms?m=${m}`)
  await see(guest.page.getByText('good [大笑]'))
  await guest.page.getByRole('button', { name: guest.words.shell.languageLabel }).click()
  await see(guest.page.getByText('good [laughing]'))
})
