import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveLevels } from '#site/test/give-levels.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { replays } from '../contract/replays.ts'
import { uploadRun } from '../test/upload-run.ts'

const { calls } = replays
let site: TestSite
let player: TestMember
let other: TestMember
beforeAll(async () => {
  site = await openTestSite({ jobs: false, ratesFactor: 1e6 })
  player = await makeMember(site, 'player')
  other = await makeMember(site, 'other')
  await giveLevels(site, other, { life: 8 })
})
afterAll(() => site.close())

const pin = (rid: number, on: 'Y' | 'N' = 'Y', { token } = player) => site.call(calls.pin, { rid, on }, { token })
const shown = async (by?: TestMember) =>
  (await site.call(calls.pinned, { UID: player.id }, by ? { token: by.token } : {})).data.map(({ KeyID }) => KeyID)

test('two own replays stand first, from life level 5 on, in the order in which they were pinned', async () => {
  const [one, two] = [await uploadRun(site, player), await uploadRun(site, player)]
  const three = await uploadRun(site, player)
  await giveLevels(site, player, { life: 4 })
  expect(await pin(one.rid)).toMatchObject({ auth: 'authority', data: { kind: 'life', level: 5 } })
  await giveLevels(site, player, { life: 5 })
  expect((await pin(one.rid, 'Y', other)).msg).toBe('notOwn')
  expect((await pin(9_999_999)).msg).toBe('deleted')
  expect((await pin(two.rid)).msg).toBe('')
  site.advance(1_000)
  // Of three at once two find a place, the one that stands there already included.
  const all = await Promise.all([pin(two.rid), pin(one.rid), pin(three.rid)])
  expect(all.map(({ msg }) => msg).sort()).toEqual(['', '', 'pinnedMost'])
  const [first, second] = await shown()
  expect(first).toBe(two.rid)
  expect(await shown(other)).toEqual([first, second])
  const third = second === one.rid ? three.rid : one.rid
  // Who loses the level keeps what stands there, and may take it down.
  await giveLevels(site, player, { life: 0 })
  expect(await shown()).toHaveLength(2)
  await pin(second ?? 0, 'N', other)
  expect(await shown()).toHaveLength(2)
  expect((await pin(second ?? 0, 'N')).msg).toBe('')
  expect(await shown()).toEqual([first])
  await giveLevels(site, player, { life: 5 })
  expect((await pin(third)).msg).toBe('')
  // A removed replay gives its place back.
  await site.call(calls.remove, { rid: third }, { token: player.token })
  expect(await shown()).toEqual([first])
  expect((await pin(second ?? 0)).msg).toBe('')
})

test('who keeps their replays to themselves shows none first either', async () => {
  const { db } = site.site.foundation
  await db.own.updateTable('members').set({ shows_replays: false }).where('id', '=', player.id).execute()
  site.site.foundation.touched(['members', 'replays'])
  expect([await shown(), await shown(other)]).toEqual([[], []])
  expect(await shown(player)).toHaveLength(2)
})
