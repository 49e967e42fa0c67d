import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { toNextDay } from '#site/test/beijing-clock.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { expectAudited, held } from '#site/test/wallet.ts'
import { ledgerData } from '../ledger/personal-data.ts'
import { rewardsData } from './personal-data.ts'

let site: TestSite
let t: number
let made = 0

beforeAll(async () => {
  site = await openTestSite({ jobs: false, ratesFactor: 1e6 })
  t = await makeTopic(site, await makeMember(site, 'owner'), { m: await makeClub(site) })
})
afterAll(() => site.close())
afterEach(() => expectAudited(site))

const own = () => site.site.foundation.db.own
const as = ({ token }: TestMember) => ({ token })
const newText = () => `some words ${++made}`
const floorOf = async (by: TestMember) => (await answer(site, by, t, documentOf(newText()))).data.FLOOR

/** Members that are old enough and have posted something, at noon of a new day, without what that post brought. */
async function members(count: number): Promise<TestMember[]> {
  const all = await Promise.all(Array.from({ length: count }, () => makeMember(site, `liker${++made}`)))
  for (const each of all) await floorOf(each)
  await sql`update members set created_at = now() - interval '60 days' where id = any(${all.map(({ id }) => id)})`.execute(
    own(),
  )
  toNextDay(site)
  return all
}

const like = async (by: TestMember, floor: number, way: 'Y' | 'N' = 'Y') => {
  const { msg } = await site.call(clubs.calls.like, { t, floor, like: way }, as(by))
  expect(msg).toBe('')
}
/** What likes and comments brought: the faith and the score of a member. */
const earned = async (by: TestMember) => {
  const { faith = 0, score = 0 } = await held(site, by)
  return [faith, score]
}
const link = (one: TestMember, other: TestMember) => {
  const [person, ids] = [Math.min(one.id, other.id), [one.id, other.id]]
  return own()
    .insertInto('linked_accounts')
    .values(ids.map((member) => ({ member, person })))
    .execute()
}

describe('a like', () => {
  test('brings the author 1 faith and 100 score, once: liked again it brings nothing', async () => {
    const [a, b] = (await members(2)) as [TestMember, TestMember]
    const floor = await floorOf(a)
    await like(b, floor)
    expect(await earned(a)).toEqual([1, 100])
    await like(b, floor, 'N')
    expect(await earned(a)).toEqual([1, 100])
    toNextDay(site)
    await like(b, floor)
    expect([await earned(a), await earned(b)]).toEqual([
      [1, 100],
      [0, 0],
    ])
  })

  test('of a replay does the same', async () => {
    const [a, b] = (await members(2)) as [TestMember, TestMember]
    const { rid } = await uploadRun(site, a)
    await site.call(replays.calls.like, { rid }, as(b))
    expect(await earned(a)).toEqual([1, 100])
  })

  test('from one giver counts twice in seven days; a third one is spent', async () => {
    const [a, b] = (await members(2)) as [TestMember, TestMember]
    const floors = [await floorOf(a), await floorOf(a), await floorOf(a)] as const
    for (const floor of floors) await like(b, floor)
    expect(await earned(a)).toEqual([2, 200])
    for (let days = 0; days < 6; days++) toNextDay(site)
    await like(b, await floorOf(a))
    expect(await earned(a)).toEqual([2, 200])
    toNextDay(site)
    toNextDay(site)
    await like(b, floors[2], 'N')
    await like(b, floors[2])
    expect(await earned(a)).toEqual([2, 200])
    await like(b, await floorOf(a))
    expect(await earned(a)).toEqual([3, 300])
  })

  test('counts fifteen times a day, also when twenty come at once', async () => {
    const [a, ...others] = (await members(21)) as [TestMember, ...TestMember[]]
    const floor = await floorOf(a)
    await Promise.all(others.map((each) => like(each, floor)))
    expect(await earned(a)).toEqual([15, 1500])
  }, 60_000)

  test('given twice at once counts once', async () => {
    const [a, b] = (await members(2)) as [TestMember, TestMember]
    const floor = await floorOf(a)
    const both = Array.from({ length: 2 }, () => site.call(clubs.calls.like, { t, floor, like: 'Y' as const }, as(b)))
    expect((await Promise.all(both)).map(({ msg }) => msg).toSorted()).toEqual(['', 'liked'])
    expect(await earned(a)).toEqual([1, 100])
  })

  test('of two who like each other at once pays both', async () => {
    const [a, b] = (await members(2)) as [TestMember, TestMember]
    const [ofA, ofB] = [await floorOf(a), await floorOf(b)]
    await Promise.all([like(a, ofB), like(b, ofA)])
    expect([await earned(a), await earned(b)]).toEqual([
      [1, 100],
      [1, 100],
    ])
  })

  const change = (to: object) => (each: TestMember) =>
    own().updateTable('members').set(to).where('id', '=', each.id).execute()
  test.each<[string, (each: TestMember) => Promise<unknown>]>([
    ['a new account', change({ created_at: new Date(Date.now() + 1e10) })],
    ['a robot', change({ robot: true })],
    [
      'an account that nothing was accepted of',
      (each) =>
        own()
          .updateTable('floors')
          .set({ removed_at: new Date(), removed_by: 'staff' })
          .where('author', '=', each.id)
          .execute(),
    ],
  ])('from %s brings nothing, and the pair is spent', async (_, spoil) => {
    const [a, b] = (await members(2)) as [TestMember, TestMember]
    const floor = await floorOf(a)
    await spoil(b)
    await like(b, floor)
    expect(await earned(a)).toEqual([0, 0])
    await like(b, floor, 'N')
    await own().updateTable('floors').set({ removed_at: null, removed_by: null }).where('author', '=', b.id).execute()
    await change({ created_at: new Date(0), robot: false })(b)
    await like(b, floor)
    expect(await earned(a)).toEqual([0, 0])
  })

  test.each<[string, (each: TestMember) => Promise<unknown>]>([
    ['that is not verified', change({ mail_verified_at: null })],
    ['that has the black flag', (each) => setBlack(site, each, true)],
    ['that is a robot', change({ robot: true })],
    ['that is new', change({ created_at: new Date(Date.now() + 1e10) })],
  ])('to an account %s brings nothing', async (_, spoil) => {
    const [a, b] = (await members(2)) as [TestMember, TestMember]
    const floor = await floorOf(a)
    await spoil(a)
    await like(b, floor)
    expect(await earned(a)).toEqual([0, 0])
  })

  test('between accounts of one person brings nothing; a person is one giver', async () => {
    const [a, b, c, d] = (await members(4)) as [TestMember, TestMember, TestMember, TestMember]
    await link(a, b)
    await like(b, await floorOf(a))
    expect(await earned(a)).toEqual([0, 0])
    await link(c, d)
    const floors = [await floorOf(a), await floorOf(a), await floorOf(a)] as const
    await like(c, floors[0])
    await like(d, floors[0])
    expect(await earned(a)).toEqual([1, 100])
    await like(d, floors[1])
    await like(c, floors[2])
    expect(await earned(a)).toEqual([2, 200])
  })

  test('takes nothing from anybody when its giver’s account is forgotten', async () => {
    const [a, b] = (await members(2)) as [TestMember, TestMember]
    await like(b, await floorOf(a))
    const { db } = site.site.foundation
    for (const part of [rewardsData, ledgerData(() => new Date())]) await db.transaction((tx) => part.forget(tx, b.id))
    expect([await earned(a), await earned(b)]).toEqual([
      [1, 100],
      [0, 0],
    ])
  })
})

describe('a comment', () => {
  const comment = async (by: TestMember, rid: number, text = `well played ${++made}`) => {
    const { msg, data } = await site.call(replays.calls.comment, { rid, comment: text }, as(by))
    expect(msg).toBe('')
    return data.KeyID
  }
  const score = async (by: TestMember) => (await earned(by))[1]

  test('on another’s replay brings 50 score, once', async () => {
    const [a, b] = (await members(2)) as [TestMember, TestMember]
    const { rid } = await uploadRun(site, a)
    await comment(b, rid)
    await comment(b, rid)
    toNextDay(site)
    await comment(b, rid)
    expect([await score(a), await score(b)]).toEqual([0, 50])
  })

  test('brings nothing when it is short, on one’s own, on a linked account’s, or said before', async () => {
    const [a, b, c, d] = (await members(4)) as [TestMember, TestMember, TestMember, TestMember]
    const { rid } = await uploadRun(site, a)
    await comment(b, rid, 'too short         ')
    await comment(b, rid, '三个字')
    expect(await score(b)).toBe(0)
    await comment(a, rid)
    expect(await score(a)).toBe(0)
    await link(a, c)
    await comment(c, rid)
    expect(await score(c)).toBe(0)
    await comment(b, rid, '这一段打得真好')
    await comment(d, rid, '这一段 打得真好')
    expect([await score(b), await score(d)]).toEqual([50, 0])
    await comment(d, rid, '四个字了')
    expect(await score(d)).toBe(50)
  })

  test('twenty a day count; two on one replay at once count once', async () => {
    const [a, b, c] = (await members(3)) as [TestMember, TestMember, TestMember]
    const runs: { readonly rid: number }[] = []
    for (let n = 0; n < 21; n++) runs.push(await uploadRun(site, a))
    await Promise.all([comment(c, runs[0]?.rid ?? 0), comment(c, runs[0]?.rid ?? 0)])
    expect(await score(c)).toBe(50)
    await Promise.all(runs.map(({ rid }) => comment(b, rid)))
    expect(await score(b)).toBe(1_000)
    toNextDay(site)
    for (const { rid } of runs) await comment(b, rid)
    expect(await score(b)).toBe(1_050)
  }, 60_000)

  test('gives back what it brought when its author removes it within 30 days, and the replay stays spent', async () => {
    const [a, b] = (await members(2)) as [TestMember, TestMember]
    const { rid } = await uploadRun(site, a)
    const id = await comment(b, rid)
    await site.call(replays.calls.removeComment, { id }, as(b))
    expect(await score(b)).toBe(0)
    await comment(b, rid)
    expect(await score(b)).toBe(0)
  })
})
