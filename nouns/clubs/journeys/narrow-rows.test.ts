import { expect } from 'vitest'
import { journeysOn } from '#site/journeys/journey.ts'
import { settled } from '#site/journeys/person.ts'
import { variants } from '#site/journeys/variants.ts'

const journey = journeysOn({ seeded: true })

for (const language of variants(import.meta, ['zh', 'en'] as const)) {
  journey(`names of clubs and authors are whole in the rows of topics on phones, in ${language}`, async (visit) => {
    const cut: string[] = []
    for (const width of [360, 390]) {
      const { page, visit: go } = await visit.person({ language, device: 'M', size: { width, height: 844 } })
      for (const path of ['/', '/ms', '/ms?m=1', '/ms?m=2']) {
        await go(path)
        await settled(page)
        const names = page.locator('main li[data-list-item] > div > p:last-child > span')
        const found = await names.evaluateAll((spans) =>
          spans
            .filter((span) => span.scrollWidth > span.clientWidth + 1 && span.clientWidth > 0)
            .map((span) => span.textContent),
        )
        cut.push(...found.map((name) => `${name} on ${path} at ${width}`))
      }
    }
    expect(cut).toEqual([])
  })
}
