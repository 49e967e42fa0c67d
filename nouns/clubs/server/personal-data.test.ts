import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { clubs } from '../contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '../test/clubs.ts'
import { clubsData } from './personal-data.ts'
import { purgeClubs } from './purge.ts'

const { calls } = clubs
const dayMs = 86_400_000
let site: TestSite
let other: TestMember
let m: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  other = await makeMember(site, 'other')
  m = await makeClub(site)
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const clubNow = async () => (await site.call(calls.list, {})).data.find(({ KeyID }) => KeyID === m)
const floorsOf = async (t: number) => (await site.call(calls.floors, { t })).data
const forget = async ({ id }: TestMember) => {
  const { db, touched } = site.site.foundation
  await db.transaction((tx) => clubsData.forget(tx, id))
  touched(['topics', 'floors', 'clubs', 'members'])
}

test('everything one wrote and marked is taken along, what was edited and removed too', async () => {
  const writer = await makeMember(site, 'writer')
  const t = await makeTopic(site, writer, { m, title: 'mine', document: documentOf('first words') })
  await site.call(calls.edit, { t, floor: 1, edits: 0, document: documentOf('better words') }, as(writer))
  await answer(site, writer, t, documentOf('regrettable'))
  await site.call(calls.remove, { t, floor: 2 }, as(writer))
  const theirs = await makeTopic(site, other, { m })
  await site.call(calls.report, { t: theirs, floor: 1, reason: 'too sweet' }, as(writer))
  const taken = JSON.parse(JSON.stringify(await clubsData.export(site.site.foundation.db.read, writer.id)))
  expect(taken).toMatchObject({
    topics: [{ id: t, title: 'mine' }],
    floors: [
      {
        topic: t,
        number: 1,
        document: documentOf('better words'),
        versions: [{ document: documentOf('first words') }],
      },
      { topic: t, number: 2, document: documentOf('regrettable') },
    ],
    read: [{ topic: t, floor: 2 }],
  })
  expect(JSON.stringify(taken)).not.toContain('the opening words')
})

test('forgotten: floors are stubs without words, a topic of one’s own alone is gone, and all counts are right', async () => {
  const before = await clubNow()
  const leaver = await makeMember(site, 'leaver')
  const alone = await makeTopic(site, leaver, { m })
  const shared = await makeTopic(site, leaver, { m, document: documentOf('secret words') })
  await answer(site, other, shared, documentOf('an answer that stays'))
  await answer(site, leaver, shared, documentOf('secret answer'))
  await forget(leaver)
  await forget(leaver)
  expect((await site.call(calls.floors, { t: alone })).msg).toBe('topicGone')
  const page = await floorsOf(shared)
  expect(page.rows.map(({ GONE, HTML }) => [GONE, HTML])).toEqual([
    ['author', ''],
    ['', '<p>an answer that stays</p>'],
    ['author', ''],
  ])
  expect(page.topic).toMatchObject({ TOP: 3, FLOORS: 1, LASTFLOOR: 2, LASTUID: other.id, EXCERPT: '' })
  expect(await clubNow()).toMatchObject({ TOPICS: (before?.TOPICS ?? 0) + 1, FLOORS: (before?.FLOORS ?? 0) + 1 })
  const { rows } = await site.site.foundation.db.pool.query(
    "select 1 from floors where words like '%secret%' union all select 1 from floor_documents where document::text like '%secret%'",
  )
  expect(rows).toEqual([])
  expect((await answer(site, other, shared)).data.FLOOR).toBe(4)
})

test('what was removed a month ago is gone for good, a floor’s number is not', async () => {
  const { db } = site.site.foundation
  const t = await makeTopic(site, other, { m })
  await answer(site, other, t, documentOf('gone soon'))
  await site.call(calls.remove, { t, floor: 2 }, as(other))
  const whole = await makeTopic(site, other, { m })
  await site.call(calls.remove, { t: whole, floor: 1 }, as(other))
  const left = async () => {
    const floors = await db.read.selectFrom('floors').select('words').where('topic', '=', t).orderBy('number').execute()
    const topics = await db.read.selectFrom('topics').select('id').where('id', '=', whole).execute()
    return [floors.map(({ words }) => words), topics.length]
  }
  await purgeClubs(db, new Date(Date.now() + 29 * dayMs))
  expect(await left()).toEqual([['the opening words', 'gone soon'], 1])
  await purgeClubs(db, new Date(Date.now() + 31 * dayMs))
  expect(await left()).toEqual([['the opening words', ''], 0])
  expect((await floorsOf(t)).rows.map(({ GONE }) => GONE)).toEqual(['', 'author'])
  expect((await answer(site, other, t)).data.FLOOR).toBe(3)
})
