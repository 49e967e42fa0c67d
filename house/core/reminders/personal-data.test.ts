import { afterAll, beforeAll, expect, test } from 'vitest'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersData } from './personal-data.ts'

let site: TestSite
let player: TestMember
let fans: readonly TestMember[]
beforeAll(async () => {
  site = await openTestSite({ jobs: false, ratesFactor: 1e6 })
  player = await makeMember(site, 'player')
  fans = [await makeMember(site, 'fan1'), await makeMember(site, 'fan2')]
})
afterAll(() => site.close())

const db = () => site.site.foundation.db
const actorsOf = async (member: number) =>
  (await db().pool.query('select actors from reminders where member = $1', [member])).rows.map(({ actors }) => actors)
const forget = (member: number) => db().transaction((tx) => remindersData.forget(tx, member))

test('a member who is forgotten leaves the reminders of others with one actor less, and takes their own along', async () => {
  const { rid } = await uploadRun(site, player)
  for (const { token } of fans) expect((await site.call(replays.calls.like, { rid }, { token })).msg).toBe('')
  expect(await actorsOf(player.id)).toEqual([2])
  const taken = (await remindersData.export(db().read, player.id)) as { readonly actors: number }[] // the rows above
  expect(taken).toHaveLength(1)
  const [fan] = fans
  for (const _ of [1, 2]) await forget(fan?.id ?? 0)
  expect(await actorsOf(player.id)).toEqual([1])
  await forget(player.id)
  expect(await actorsOf(player.id)).toEqual([])
  expect((await db().pool.query('select from reminder_actors')).rows).toEqual([])
})
