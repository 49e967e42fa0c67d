import { expect } from 'vitest'
import { answer, makeClub, makeTopic } from '../../server/test/clubs.ts'
import { makeMember } from '../../server/test/make-member.ts'
import { journeysOn } from '../journey.ts'

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
