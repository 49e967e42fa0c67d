import { expect } from 'vitest'
import { makeMember } from '../server/test/make-member.ts'
import { journeysOn } from './journey.ts'
import { layoutShift, watchLayout } from './layout-shift.ts'
import { overflowing } from './overflow.ts'
import { settled } from './person.ts'
import { placesOf } from './places.ts'

const journey = journeysOn({ seeded: true })
const widths = [360, 390, 768, 1024, 1300, 1440]

for (const language of ['zh', 'en'] as const) {
  journey(`no page scrolls sideways at any width in ${language}`, async (visit) => {
    const { token } = await makeMember(visit.site, `wide_${language}`)
    const guest = await visit.person({ language })
    const member = await visit.person({ language, token })
    const found: Record<string, string[]> = {}
    for (const place of await placesOf(visit)) {
      const { page, visit: go } = place.member ? member : guest
      await go(place.path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const wide = await overflowing(page)
        if (wide.length > 0) found[`${place.path} at ${width}`] = wide
      }
    }
    expect(found).toEqual({})
  })
}

for (const device of ['PC', 'M'] as const) {
  journey(`pages do not shift while they load on ${device}`, async (visit) => {
    const { token } = await makeMember(visit.site, `still_${device}`)
    const found: Record<string, unknown> = {}
    const places = (await placesOf(visit)).filter(({ path }) => /^\/($|rpy$|r\/|p\/)/.test(path))
    for (const who of ['guest', 'member']) {
      const { page, context, visit: go } = await visit.person({ device, ...(who === 'member' ? { token } : {}) })
      await watchLayout(context)
      for (const { path } of places) {
        await go(path)
        await settled(page)
        const shift = await layoutShift(page)
        if (shift.sum >= 0.02) found[`${path} for a ${who}`] = shift
      }
    }
    expect(found).toEqual({})
  })
}
