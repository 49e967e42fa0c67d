import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { dropGoneReactions } from './drop-gone-reactions.ts'

let site: TestSite
let owner: TestMember
let fan: TestMember
let m: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  owner = await makeMember(site, 'owner')
  fan = await makeMember(site, 'fan')
  m = await makeClub(site)
})
afterAll(() => site.close())

interface Floor {
  readonly t: number
  readonly floor: number
}
const as = ({ token }: TestMember) => ({ token })
/** An opening post of the owner. */
const makeFloor = async (): Promise<Floor> => ({ t: await makeTopic(site, owner, { m }), floor: 1 })
const like = async (floor: Floor, by = fan, give: 'Y' | 'N' = 'Y') => {
  const { msg, auth } = await site.call(clubs.calls.like, { ...floor, like: give }, as(by))
  return msg || auth
}
const unlike = (floor: Floor, by = fan) => like(floor, by, 'N')
const likes = async ({ t }: Floor) => (await site.call(clubs.calls.floors, { t })).data.rows[0]?.LIKES
const reminded = async () => {
  const { rows } = await site.site.foundation.db.pool.query<{ actors: number }>(
    'select actors from reminders where member = $1 order by id',
    [owner.id],
  )
  return rows.map(({ actors }) => actors)
}

test('a like is given once, counted, told to the owner, and taken back once', async () => {
  const floor = await makeFloor()
  expect(await unlike(floor)).toBe('notLiked')
  expect([await like(floor), await like(floor)]).toEqual(['', 'liked'])
  expect([await likes(floor), await reminded()]).toEqual([1, [1]])
  expect([await unlike(floor), await unlike(floor)]).toEqual(['', 'notLiked'])
  expect([await likes(floor), await reminded()]).toEqual([0, []])
})

test('nobody likes their own, or takes such a like back', async () => {
  const floor = await makeFloor()
  expect([await like(floor, owner), await unlike(floor, owner)]).toEqual(['likeSelf', 'likeSelf'])
  expect(await likes(floor)).toBe(0)
})

test('a flagged member gives none, and takes theirs back', async () => {
  const [floor, other] = [await makeFloor(), await makeFloor()]
  await like(floor)
  await setBlack(site, fan, true)
  expect([await like(other), await unlike(floor)]).toEqual(['black', ''])
  await setBlack(site, fan, false)
  expect([await likes(floor), await likes(other)]).toEqual([0, 0])
})

test('one who is blocked gives none', async () => {
  const floor = await makeFloor()
  const blocked = await makeMember(site, 'blocked')
  await site.site.foundation.db.pool.query('insert into blocks (blocker, blocked, at) values ($1, $2, now())', [
    owner.id,
    blocked.id,
  ])
  expect([await like(floor, blocked), await likes(floor)]).toEqual(['notReachable', 0])
})

test('the daily job answers how many likes and favourites it drops', async () => {
  const { db } = site.site.foundation
  const [run, gone] = [await uploadRun(site, owner), await uploadRun(site, owner)]
  for (const { rid } of [run, gone]) expect((await site.call(replays.calls.like, { rid }, as(fan))).msg).toBe('')
  await db.pool.query(
    `insert into favourites (kind, subject, member, at) values ('replay', $1, $3, now()), ('replay', $2, $3, now())`,
    [run.rid, gone.rid, fan.id],
  )
  const kind = { kind: 'replay', ledgerKind: 'replay', table: 'replays', exported: '' } as const
  const kinds = { likes: [{ ...kind, uncount: async () => undefined }], favourites: [kind] }
  await db.pool.query('delete from replays where id = $1', [gone.rid])
  expect(await dropGoneReactions(db, kinds)).toBe(2)
  const { rows } = await db.pool.query('select subject::int from favourites where member = $1', [fan.id])
  expect([rows, await dropGoneReactions(db, kinds)]).toEqual([[{ subject: run.rid }], 0])
})
