import { expect } from 'vitest'
import { byTurns, isWhole } from '../../test/by-turns.ts'
import { makeMember } from '../../test/make-member.ts'
import { cutText } from '../cut-text.ts'
import { examine, type Found } from '../examine.ts'
import { journeysOn } from '../journey.ts'
import { firstOfEach } from '../kinds-of-places.ts'
import { overflowing } from '../overflow.ts'
import { settled } from '../person.ts'
import { placesOf } from '../places.ts'
import { astray } from '../rows.ts'

const journey = journeysOn({ seeded: true })
const everyWidth = [320, 360, 390, 768, 1024, 1300, 1440]
/** The narrowest and a desk's: words leave their boxes at the narrowest first. */
const widths = isWhole ? everyWidth : [320, 1440]
/** Late requests are listened for in Chinese: which ones a page makes does not depend on the words. */
const quietMs = { zh: 400, en: 100 } as const
/** One width for phones, where rows are cards, and one for tables. */
const rowWidths = isWhole ? [320, 390, 1440] : [320, 1440]
/** All pages together would exceed the time limit of a journey, so each part visits its share of them. */
const parts = { zh: isWhole ? 4 : 3, en: isWhole ? 4 : 1 } as const

for (const language of ['zh', 'en'] as const) {
  for (let part = 1; part <= parts[language]; part++) {
    journey(
      `every page is taken over in silence, fits, has no barrier and rows that open their thing, in ${language}, part ${part}`,
      async (visit) => {
        const { token } = await makeMember(visit.site, `all_${language}${part}`)
        const guest = await visit.person({ language })
        const member = await visit.person({ language, token })
        const calls: string[] = []
        let at: string | null = null
        // Requests that a page makes by design after it loaded: a run's series, the authors of a topic, the OpenAPI
        // document.
        // The wall and the bets of the home page come once the page lives.
        const later = (place: string, url: string) =>
          /\/api\/(getReplaySeries$|getMSHeadByT\/|openapi\.json)/.test(url) ||
          (place === '/' && /\/api\/(getPainting|getFrontBocai|getBocaiCategory)$/.test(url)) ||
          // The count-down asks for the server's clock.
          (/^\/bocai(\/|$)/.test(place) && url.endsWith('/api/getBocaiCategory'))
        /** The guest's page before: what it asks for while it is left is not asked by the next one. */
        let before = ''
        guest.page.on('request', (request) => {
          const url = request.url()
          if (at === null || !url.includes('/api/') || later(at, url)) return
          if (request.headers().referer !== before) calls.push(`${at} asks ${url}`)
        })
        const barriers: Found = {}
        const wide: Found = {}
        const elsewhere: Found = {}
        const places = await placesOf(visit)
        const first = firstOfEach(places)
        const others = places.filter((place) => !first.has(place))
        // Every page in Chinese, and an eighth of what pages show besides (another list, nothing, something that is gone);
        // every sixth page in English.
        const read = {
          zh: [...first, ...byTurns(others, { nth: 8 })],
          en: isWhole ? places : byTurns([...first], { nth: 6 }),
        }[language]
        for (const [i, one] of read.entries()) {
          if (i % parts[language] !== part - 1) continue
          const { path, ...place } = one
          const who = place.member ? member : guest
          before = guest.page.url().replace(/#.*/, '')
          at = place.member ? null : path
          await who.visit(path)
          await settled(who.page, quietMs[language])
          at = null
          // One language is enough, because axe's results hardly depend on the words.
          if (language === 'zh' && (isWhole || first.has(one))) await examine(who, path, barriers)
          for (const width of widths) {
            await who.page.setViewportSize({ width, height: 900 })
            const beyond = await overflowing(who.page)
            // Texts are too wide for their boxes on phones only.
            if (width <= 390) beyond.push(...(await cutText(who.page)))
            if (beyond.length > 0) wide[`${path} at ${width}`] = beyond
            // The links of rows do not depend on the words.
            const wrong = language === 'zh' && rowWidths.includes(width) ? await astray(who.page) : []
            if (wrong.length > 0) elsewhere[`${path} at ${width}`] = wrong
          }
        }
        expect({ barriers, wide, elsewhere }).toEqual({ barriers: {}, wide: {}, elsewhere: {} })
        // Data that is in the first HTML must not be requested again.
        expect(calls).toEqual([])
      },
    )
  }
}
