import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { journeysOn } from '#site/journeys/journey.ts'
import { makeMember } from '#site/test/make-member.ts'
import { clubs } from '../contract/clubs.ts'
import { answer, makeClub, makeTopic } from '../test/clubs.ts'
import { topics as zhTopics } from '../words/topics.zh.ts'

const journey = journeysOn()

/** Side of what a finger hits, in px. */
const finger = 44

journey('on a phone a floor’s number is as large as a finger', async ({ site, person }) => {
  const [ann, bea] = [await makeMember(site, 'fingera'), await makeMember(site, 'fingerb')]
  const t = await makeTopic(site, ann, { m: await makeClub(site), title: 'Which cake?' })
  await answer(site, bea, t)
  const { page, visit } = await person({ device: 'M' })
  await visit(`/ms?t=${t}`)
  const box = await page.locator('a[href="#f1"]').first().boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(finger)
})

journey(
  'on a phone a face and the link to the first unread floor are as large as a finger',
  async ({ site, person }) => {
    const [cid, dot] = [await makeMember(site, 'fingerc'), await makeMember(site, 'fingerd')]
    const m = await makeClub(site)
    const t = await makeTopic(site, cid, { m, title: 'Which tea?' })
    await answer(site, cid, t)
    await site.call(clubs.calls.read, { t, floor: 1 }, { token: dot.token })
    const reader = await person({ device: 'M', token: dot.token })
    await reader.visit(`/ms?m=${m}`)
    const { firstUnread } = zhTopics
    expect(await hitSize(reader.page.getByRole('link', { name: firstUnread }))).toBeGreaterThanOrEqual(finger)
    const guest = await person({ device: 'M' })
    await guest.visit('/')
    expect(await hitSize(guest.page.locator('a[href^="/p/"]:has([role=img])').first())).toBeGreaterThanOrEqual(finger)
  },
)

/** The smaller side of the area around an element's middle that answers to it. */
const hitSize = async (link: Locator): Promise<number> => {
  await link.scrollIntoViewIfNeeded()
  return link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const answers = (dx: number, dy: number) => element.contains(document.elementFromPoint(x + dx, y + dy))
    const reach = (dx: number, dy: number) => {
      let far = 0
      while (far < 60 && answers(dx * (far + 1), dy * (far + 1))) far += 1
      return far
    }
    // One more for the middle itself.
    return Math.min(reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)) + 1
  })
}
