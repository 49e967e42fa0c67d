import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { closeMember } from '#core/members/close-member.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { answer, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { giveLevels } from '#site/test/give-levels.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'

const { setColour, person, me } = accounts.calls
let site: TestSite
let painter: TestMember
beforeAll(async () => {
  site = await openTestSite({ jobs: false })
  painter = await makeMember(site, 'painter')
})
afterAll(() => site.close())

test('a colour of the house for one’s name, from life level 8 on: on floors, the name card, and one’s own profile', async () => {
  const { id, token } = painter
  const set = (colour: 'plum' | 'honey' | '') => site.call(setColour, { colour }, { token })
  const t = await makeTopic(site, painter, { m: await makeClub(site) })
  const shown = async () => [
    (await site.call(person, { UID: id })).data.COLOUR,
    (await site.call(clubs.calls.floors, { t })).data.rows[0]?.COLOUR,
    (await site.call(me, {}, { token })).data.colour,
  ]
  await giveLevels(site, painter, { life: 7, bomb: 8 })
  expect(await set('plum')).toMatchObject({ auth: 'authority', data: { kind: 'life', level: 8 } })
  expect((await set('')).msg).toBe('')
  expect(await shown()).toEqual(['', '', ''])
  await giveLevels(site, painter, { life: 8 })
  expect((await set('plum')).msg).toBe('')
  expect(await shown()).toEqual(['plum', 'plum', 'plum'])
  // A new floor and an edited one have it at once.
  expect((await answer(site, painter, t)).data.COLOUR).toBe('plum')
  expect((await site.call(setColour, { colour: 'gold' as 'plum' }, { token })).status).toBe(400)
  await giveLevels(site, painter, { life: 0 })
  expect((await set('honey')).auth).toBe('authority')
  expect((await set('')).msg).toBe('')
  expect(await shown()).toEqual(['', '', ''])
})

test('a closed account shows no colour', async () => {
  const gone = await makeMember(site, 'gone')
  await giveLevels(site, gone, { life: 8 })
  await site.call(setColour, { colour: 'soda' }, { token: gone.token })
  const t = await makeTopic(site, gone, { m: await makeClub(site) })
  const { db, touched, now } = site.site.foundation
  await db.transaction((tx) => closeMember(tx, gone.id, now()))
  touched(['members', 'topics'])
  expect((await site.call(clubs.calls.floors, { t })).data.rows[0]).toMatchObject({ NICK: '', COLOUR: '' })
})
