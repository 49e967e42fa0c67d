import { replays } from '@patisserie/contract/replays'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { expect } from 'vitest'
import { makeMember } from '../../server/test/make-member.ts'
import { plainRun } from '../../server/test/upload-run.ts'
import { journeysOn } from '../journey.ts'
import { see } from '../see.ts'
import { variants } from '../variants.ts'

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
