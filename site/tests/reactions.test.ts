import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Files, openFiles } from '#core/files/open-files.ts'
import { dropGoneReactions } from '#core/reactions/drop-gone-reactions.ts'
import { reactionsData } from '#core/reactions/personal-data.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { purgeClubs } from '#nouns/clubs/server/purge.ts'
import { answer, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { purgeReplays } from '#nouns/replays/server/purge-replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { stated } from '../server/app.ts'
import { makeMember, type TestMember } from '../test/make-member.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'

const monthMs = 31 * 86_400_000
// Only the declared lists are used, so no file store is needed.
const kinds = stated({} as Files, () => new Date(0))
const data = reactionsData(kinds)
/** Nothing of each kind. */
const none = (of: readonly { readonly kind: string }[]) => Object.fromEntries(of.map(({ kind }) => [kind, []]))
let site: TestSite
let other: TestMember
let m: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  other = await makeMember(site, 'other')
  m = await makeClub(site)
})
afterAll(() => site.close())

const openFilesOf = () => openFiles({ folder: `${site.dataFolder}/files`, db: site.site.foundation.db })
const rowsOf = async (member: TestMember) => {
  const { rows } = await site.site.foundation.db.pool.query<{ row: string }>(
    `select 'like ' || kind as row from likes where member = $1
     union all select 'favourite ' || kind from favourites where member = $1 order by 1`,
    [member.id],
  )
  return rows.map(({ row }) => row)
}

/** A new member who likes a run, an opening post and an answer of `author`, and has the topic as a favourite. */
async function fanOf(author: TestMember, account: string) {
  const fan = await makeMember(site, account)
  const as = { token: fan.token }
  const { rid, code } = await uploadRun(site, author)
  const t = await makeTopic(site, author, { m })
  await answer(site, author, t)
  await site.call(replays.calls.like, { rid }, as)
  await site.call(clubs.calls.like, { t, floor: 1 }, as)
  await site.call(clubs.calls.like, { t, floor: 2 }, as)
  await site.call(clubs.calls.setFavourite, { t }, as)
  expect(await rowsOf(fan)).toEqual(['favourite topic', 'like floor', 'like floor', 'like replay'])
  return { fan, rid, code, t }
}

test('a member takes every like and favourite along, each named as people know it', async () => {
  const { fan, rid, t } = await fanOf(other, 'taker')
  expect(await data.stands(site.site.foundation.db.read, fan.id)).toBe(true)
  expect(await data.export(site.site.foundation.db.read, fan.id)).toEqual({
    likes: {
      ...none(kinds.likes),
      replay: [{ replay: rid, at: expect.any(Date) }],
      floor: [1, 2].map((number) => ({ topic: t, number, at: expect.any(Date) })),
    },
    favourites: { ...none(kinds.favourites), topic: [{ topic: t, at: expect.any(Date) }] },
  })
})

test('forgotten: the likes leave every counter, once', async () => {
  const { fan, code, t } = await fanOf(other, 'leaver')
  const { db, touched } = site.site.foundation
  for (const _ of [1, 2]) await db.transaction((tx) => data.forget(tx, fan.id))
  touched(['topics', 'floors', 'replays'])
  expect((await site.call(replays.calls.one, { code })).data.LIKES).toBe(0)
  const { topic, rows } = (await site.call(clubs.calls.floors, { t })).data
  expect([topic.LIKES, ...rows.map(({ LIKES }) => LIKES)]).toEqual([0, 0, 0])
  expect(await rowsOf(fan)).toEqual([])
})

test('a purge of runs and topics drops what others gave them', async () => {
  const { fan, rid, t } = await fanOf(other, 'late')
  const { db } = site.site.foundation
  await site.call(replays.calls.remove, { rid }, { token: other.token })
  await site.call(clubs.calls.remove, { t, floor: 1 }, { token: other.token })
  await db.own.updateTable('topics').set({ removed_at: new Date(), removed_by: 'author' }).where('id', '=', t).execute()
  await purgeReplays(db, await openFilesOf(), new Date(Date.now() + monthMs))
  expect(await rowsOf(fan)).toEqual(['favourite topic', 'like floor', 'like floor'])
  await purgeClubs(db, new Date(Date.now() + monthMs))
  expect(await rowsOf(fan)).toEqual([])
  expect(await dropGoneReactions(db, kinds)).toBe(0)
})

test('an author who is forgotten leaves no reaction to what went with them', async () => {
  const author = await makeMember(site, 'author')
  const { fan } = await fanOf(author, 'reader')
  const { db, now } = site.site.foundation
  for (const part of stated(await openFilesOf(), now).personalData)
    await db.transaction((tx) => part.forget(tx, author.id))
  expect(await rowsOf(fan)).toEqual([])
})

test('the daily job drops reactions to what is not there, and no other', async () => {
  const { fan, t } = await fanOf(other, 'orphaner')
  const { db } = site.site.foundation
  await db.own.deleteFrom('topics').where('id', '=', t).execute()
  expect(await dropGoneReactions(db, kinds)).toBe(3)
  expect(await rowsOf(fan)).toEqual(['like replay'])
})
