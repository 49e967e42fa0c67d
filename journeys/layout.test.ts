import { expect } from 'vitest'
import { makeMember } from '../server/test/make-member.ts'
import { journeysOn } from './journey.ts'
import { layoutShift, watchLayout } from './layout-shift.ts'
import { settled } from './person.ts'
import { placesOf } from './places.ts'

const journey = journeysOn({ seeded: true })

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
