import { clubs } from '@patisserie/contract/clubs'
import { desserts } from '@patisserie/contract/desserts'
import { home } from '@patisserie/contract/home'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, makeClub, makeTopic } from '../../../test/clubs.ts'
import { makeMember, type TestMember } from '../../../test/make-member.ts'
import { openTestSite, type TestSite } from '../../../test/open-test-site.ts'

let site: TestSite
let baker: TestMember
let t: number
beforeAll(async () => {
  site = await openTestSite({ jobs: false })
  baker = await makeMember(site, 'baker')
  await site.call(desserts.calls.choose, { dessert: 'coffee' }, { token: baker.token })
  t = await makeTopic(site, baker, { m: await makeClub(site) })
}, 60_000)
afterAll(() => site.close())

const display = (dessert: 'coffee' | null) => site.call(desserts.calls.display, { dessert }, { token: baker.token })
const besideFloor = async () => (await site.call(clubs.calls.floors, { t })).data.rows[0]?.DESSERT
const onCard = async () => (await site.call(home.calls.card, { id: String(baker.id) })).data.DESSERT

const isKept = async (ask: () => Promise<unknown>) => {
  const { keeper } = site.site.foundation
  const { found } = keeper
  await ask()
  return keeper.found > found
}

test('a change of display drops no kept answer, and shows with the next one', async () => {
  expect([await besideFloor(), await onCard()]).toEqual(['', ''])
  // What posting the topic touched is heard of a moment later.
  await expect.poll(() => isKept(besideFloor)).toBe(true)
  await expect.poll(() => isKept(onCard)).toBe(true)
  expect((await display('coffee')).msg).toBe('')
  expect([await besideFloor(), await onCard()]).toEqual(['', ''])
  site.advance(21_000)
  expect([await besideFloor(), await onCard()]).toEqual(['coffee', 'coffee'])
})

test('a floor just written has the dessert of its author', async () => {
  expect((await answer(site, baker, t)).data).toMatchObject({ DESSERT: 'coffee' })
})
