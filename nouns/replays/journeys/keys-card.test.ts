import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { expect } from 'vitest'
import { journeysOn } from '#site/journeys/journey.ts'
import { see } from '#site/journeys/see.ts'
import { variants } from '#site/journeys/variants.ts'
import { makeMember } from '#site/test/make-member.ts'
import { replays } from '../contract/replays.ts'
import { plainRun } from '../test/upload-run.ts'

const journey = journeysOn()

for (const device of variants(import.meta, ['PC', 'M'] as const)) {
  journey(
    `the card of keys is as high as what stands in it, whatever the game has for keys, on ${device}`,
    async (visit) => {
      const { token } = await makeMember(visit.site, `keys${device}`)
      const { page, visit: go } = await visit.person({ device })
      const dead: Record<string, number> = {}
      for (const game of ['th125', 'th10', 'th13', 'th18'] as const) {
        const file = { name: 'run.rpy', bytes: encodeReplay(makeRun({ game, seed: 7, difficulty: 1 })) }
        const { data } = await visit.site.call(replays.calls.upload, plainRun, { token, file })
        await go(`/r/${data.CODE}`)
        const view = page.locator('[data-rows]')
        await view.scrollIntoViewIfNeeded()
        await see(view.locator('details'))
        dead[game] = await view.evaluate(
          (box) => box.getBoundingClientRect().bottom - (box.lastElementChild?.getBoundingClientRect().bottom ?? 0),
        )
      }
      expect(dead).toEqual({ th125: 0, th10: 0, th13: 0, th18: 0 })
    },
  )
}
