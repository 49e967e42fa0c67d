import { linkOwn, lockLinks } from '#core/members/links/link-store.ts'
import type { NounSeed } from '#core/noun-seed.ts'
import { hoursBefore } from '#site/seed/events.ts'

/** The first and the last demo account are one person's. The site's own seed creates the accounts. */
export const seed: NounSeed = {
  order: 80,
  play: async ({ tx, members, now }) => {
    const at = hoursBefore(now, 200)
    const link = async () => {
      await lockLinks(tx)
      await linkOwn(tx, { members: [members[0] ?? 0, members.at(-1) ?? 0], now: at })
    }
    return { events: [{ at, happen: link }] }
  },
}
