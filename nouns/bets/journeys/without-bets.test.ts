import { expect } from 'vitest'
import { desserts as enDesserts } from '#nouns/desserts/words/desserts.en.ts'
import { desserts as zhDesserts } from '#nouns/desserts/words/desserts.zh.ts'
import { site as calls } from '#site/contract.ts'
import { journeysOn } from '#site/journeys/journey.ts'
import { see } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { shell as enShell } from '#words/frame/shell.en.ts'
import { shell as zhShell } from '#words/frame/shell.zh.ts'

const journey = journeysOn({ without: ['bets'] })
const packs = { zh: { shell: zhShell, desserts: zhDesserts }, en: { shell: enShell, desserts: enDesserts } }

for (const [language, device] of variants(import.meta, [
  ['zh', 'M'],
  ['en', 'PC'],
] as const)) {
  journey(`a site without bets has no page of them and no link to one, in ${language} on ${device}`, async (visit) => {
    const { shell, desserts } = packs[language]
    const { page, visit: go } = await visit.person({ language, device })
    await go('/desserts')
    await see(page.getByText(desserts.withoutBets.effect))
    expect(await page.locator('a[href*=bocai]').count()).toBe(0)
    expect(await page.getByText(desserts.guide.get.bets[1]).count()).toBe(0)
    for (const path of ['/bocai', '/bocai/any1', '/bocai/new', '/bocaigob']) {
      const answer = await fetch(visit.origin + path)
      expect(answer.status, path).toBe(404)
      await go(path)
      await see(page.getByRole('heading', { name: shell.gap.title }))
    }
    expect((await visit.site.call(calls.bets.calls.list, {})).status).toBe(404)
  })
}
