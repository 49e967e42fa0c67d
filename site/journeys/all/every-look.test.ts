import { mkdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isWhole } from '../../test/by-turns.ts'
import { makeMember } from '../../test/make-member.ts'
import { journeysOn } from '../journey.ts'
import { overflowing } from '../overflow.ts'
import { settled } from '../person.ts'
import { placesOf } from '../places.ts'

const journey = isWhole ? journeysOn({ seeded: true }) : null
const folder = 'test-output/looks'

if (!journey) {
  console.warn('skipped: every page in every look takes minutes; npm run test:all pictures them')
  test.skip('every page is pictured in every look (takes minutes: npm run test:all)')
}

for (const language of ['zh', 'en'] as const) {
  for (const device of ['PC', 'M'] as const) {
    for (const theme of ['day', 'night'] as const) {
      journey?.(`every page is pictured in ${language} on ${device} by ${theme}`, async (visit) => {
        mkdirSync(folder, { recursive: true })
        const { token } = await makeMember(visit.site, `${language}_${device}_${theme}`.slice(0, 10).toLowerCase())
        const guest = await visit.person({ language, device, theme })
        const member = await visit.person({ language, device, theme, token })
        const found: Record<string, string[]> = {}
        for (const { path, member: own } of await placesOf(visit)) {
          const { page, visit: go } = own ? member : guest
          await go(path)
          await settled(page)
          const name = path.replaceAll(/[^0-9a-z]+/gi, '-').replace(/^-/, '') || 'home'
          await page.screenshot({ path: `${folder}/${name}.${language}.${device}.${theme}.png`, fullPage: true })
          const wide = await overflowing(page)
          if (wide.length > 0) found[path] = wide
        }
        expect(found).toEqual({})
      })
    }
  }
}
