import { expect } from 'vitest'
import { makeMember } from '../server/test/make-member.ts'
import { axeViolations } from './axe.ts'
import { journeysOn } from './journey.ts'
import { settled } from './person.ts'
import { placesOf } from './places.ts'

const journey = journeysOn({ seeded: true })

for (const device of ['PC', 'M'] as const) {
  for (const theme of ['day', 'night'] as const) {
    journey(`axe finds nothing on any page by ${theme} on ${device}`, async (visit) => {
      const account = `axe${device}${theme}`.toLowerCase().slice(0, 10)
      const { token } = await makeMember(visit.site, account)
      const guest = await visit.person({ device, theme })
      const member = await visit.person({ device, theme, token })
      const found: Record<string, string[]> = {}
      for (const place of await placesOf(visit)) {
        const who = place.member ? member : guest
        await who.visit(place.path)
        await settled(who.page)
        const violations = await axeViolations(who.page)
        if (violations.length > 0) found[place.path] = violations
      }
      expect(found).toEqual({})
    })
  }
}
