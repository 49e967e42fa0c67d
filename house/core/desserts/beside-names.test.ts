import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownData } from '#nouns/accounts/contract/own-data.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { answer, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { desserts } from '#nouns/desserts/contract/desserts.ts'
import { home } from '#nouns/home/contract/home.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'

let site: TestSite
let baker: TestMember
let t: number
beforeAll(async () => {
  site = await openTestSite({ jobs: false })
  baker = await makeMember(site, 'baker')
  await site.call(desserts.calls.choose, { dessert: 'coffee' }, { token: baker.token })
  t = await makeTopic(site, baker, { m: await makeClub(site) })
})
afterAll(() => site.close())

const display = (dessert: 'coffee' | null) => site.call(desserts.calls.display, { dessert }, { token: baker.token })
const floor = async () => (await site.call(clubs.calls.floors, { t })).data.rows[0]
const card = async () => (await site.call(home.calls.card, { id: String(baker.id) })).data
const besideFloor = async () => (await floor())?.DESSERT
const onCard = async () => (await card()).DESSERT

test('a change of display drops no kept page of floors and no card, and shows with the next one', async () => {
  expect([await besideFloor(), await onCard()]).toEqual(['', ''])
  expect((await display('coffee')).msg).toBe('')
  site.advance(21_000)
  expect([await besideFloor(), await onCard()]).toEqual(['coffee', 'coffee'])
  const { touches } = desserts.calls.display
  for (const { shows } of [clubs.calls.floors, home.calls.card]) {
    expect(shows.filter((tag) => (touches as readonly string[]).includes(tag))).toEqual([])
  }
})

test('desserts that their member hides stand beside no name, at once', async () => {
  const show = async (showdes: 'Y' | 'N') =>
    expect((await site.call(ownData.calls.setPrivacy, { showdes }, { token: baker.token })).msg).toBe('')
  expect([await besideFloor(), await onCard()]).toEqual(['coffee', 'coffee'])
  await show('N')
  expect([await besideFloor(), await onCard()]).toEqual(['', ''])
  await show('Y')
  expect([await besideFloor(), await onCard()]).toEqual(['coffee', 'coffee'])
})

test('it wears its skin there, too', async () => {
  expect([(await floor())?.SKIN, (await card()).SKIN]).toEqual(['', ''])
  await giveResource(site, baker, 'score', 60_000)
  expect(
    (await site.call(desserts.calls.buySkin, { dessert: 'coffee', skin: 'snow' }, { token: baker.token })).msg,
  ).toBe('')
  expect((await site.call(desserts.calls.skin, { dessert: 'coffee', skin: 'snow' }, { token: baker.token })).msg).toBe(
    '',
  )
  site.advance(21_000)
  expect([(await floor())?.SKIN, (await card()).SKIN]).toEqual(['snow', 'snow'])
})

test('a floor just written has the dessert of its author', async () => {
  expect((await answer(site, baker, t)).data).toMatchObject({ DESSERT: 'coffee', SKIN: 'snow' })
})
