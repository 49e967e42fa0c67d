import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { social } from '#contract/social.ts'
import { home } from '#nouns/home/contract/home.ts'
import * as limits from '#rules/people/people-limits.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'

const { follow, unfollow, block, unblock, blocks, relation, related, knowFollowers, findPeople } = social.calls

let site: TestSite
let count = 0
let marisa: TestMember
let alice: TestMember

const somebody = () => makeMember(site, `mem${++count}`)
const as = (member: TestMember) => ({ token: member.token })
const between = async (one: TestMember, other: TestMember) =>
  (await site.call(relation, { UID: other.id }, as(one))).data

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
})
afterAll(() => site.close())
beforeEach(async () => {
  marisa = await somebody()
  alice = await somebody()
})

describe('people', () => {
  test('are found by their nicknames, guests ask too, and never by the name of the account', async () => {
    const found = async (q: string) => (await site.call(findPeople, { q })).data.map(({ nick }) => nick)
    for (const [account, nick] of [
      ['koishi', '古明地恋'],
      ['satori', '古明地觉'],
      ['flandre', 'Flandre'],
    ] as const) {
      const member = await makeMember(site, account)
      await site.call(accounts.calls.rename, { nick }, as(member))
    }
    expect(await found('古明地恋')).toEqual(['古明地恋'])
    expect((await found('古明地')).toSorted()).toEqual(['古明地恋', '古明地觉'].toSorted())
    expect(await found('gumingdilian')).toEqual(['古明地恋'])
    expect(await found('FLAN')).toEqual(['Flandre'])
    expect(await found('koishi')).toEqual([])
    expect(await found('%')).toEqual([])
  })
})

describe('following', () => {
  test('counts for both, once, and ends again', async () => {
    expect((await site.call(follow, { UID: alice.id }, as(marisa))).data).toBe('suc')
    expect((await site.call(follow, { UID: alice.id }, as(marisa))).msg).toBe('followed')
    expect(await between(marisa, alice)).toEqual({ follows: 'Y', followed: 'N', blocks: 'N' })
    expect(await between(alice, marisa)).toEqual({ follows: 'N', followed: 'Y', blocks: 'N' })
    expect((await site.call(unfollow, { UID: alice.id }, as(marisa))).data).toBe('suc')
    expect((await site.call(unfollow, { UID: alice.id }, as(marisa))).msg).toBe('notFollowed')
    expect(await between(marisa, alice)).toEqual({ follows: 'N', followed: 'N', blocks: 'N' })
  })

  test('nobody follows more members than the limit', async () => {
    const most = limits.followsMost
    const { pool } = site.site.foundation.db
    await pool.query(
      `with made as (
         insert into members select (jsonb_populate_record(m, jsonb_build_object('id', m.id + 1000 + n,
           'account', 'full' || n, 'mail', 'full' || n || '@example.test', 'nick', 'full' || n, 'nick_folded', 'full' || n))).*
         from members m, generate_series(1, $2::int) n where m.id = $1 returning id)
       insert into follows (follower, followed, at) select $1, id, now() from made`,
      [marisa.id, most - 1],
    )
    const last = await somebody()
    expect((await site.call(follow, { UID: last.id }, as(marisa))).msg).toBe('')
    expect(await site.call(follow, { UID: alice.id }, as(marisa))).toMatchObject({
      msg: 'followMost',
      data: { limit: most },
    })
    expect(await between(marisa, alice)).toMatchObject({ follows: 'N' })
    await site.call(unfollow, { UID: last.id }, as(marisa))
    expect((await site.call(follow, { UID: alice.id }, as(marisa))).msg).toBe('')
  })

  test('the numbers of a person’s head are those of the lists: a closed account stands in neither', async () => {
    const gone = await somebody()
    for (const member of [gone, marisa]) {
      await site.call(follow, { UID: alice.id }, as(member))
      await site.call(follow, { UID: member.id }, as(alice))
    }
    const told = async () => {
      const { FOLLOWERS, FOLLOWING } = (await site.call(accounts.calls.person, { UID: alice.id })).data
      const card = (await site.call(home.calls.card, { id: String(alice.id) })).data
      return [FOLLOWERS, FOLLOWING, card.FOLLOWERS]
    }
    expect(await told()).toEqual([2, 2, 2])
    const { db, touched } = site.site.foundation
    await db.own.updateTable('members').set({ closed_at: new Date() }).where('id', '=', gone.id).execute()
    touched(['members', 'me'])
    expect(await told()).toEqual([1, 1, 1])
    for (const way of ['followers', 'following'] as const)
      expect((await site.call(related, { UID: alice.id, way })).data.total).toBe(1)
  })

  test('refuses oneself and nobody in words', async () => {
    expect((await site.call(follow, { UID: marisa.id }, as(marisa))).msg).toBe('followSelf')
    expect((await site.call(follow, { UID: 9_999_999_999 }, as(marisa))).msg).toBe('personUnknown')
    expect((await site.call(block, { UID: marisa.id }, as(marisa))).msg).toBe('blockSelf')
    expect((await site.call(block, { UID: 9_999_999_999 }, as(marisa))).msg).toBe('personUnknown')
    expect((await site.call(unblock, { UID: alice.id }, as(marisa))).msg).toBe('notBlocked')
  })

  test('a new follower is new until the followed one has looked', async () => {
    await site.call(follow, { UID: alice.id }, as(marisa))
    await site.call(follow, { UID: alice.id }, as(await somebody()))
    expect((await site.call(accounts.calls.me, {}, as(alice))).data.pyNum).toBe(2)
    await site.call(knowFollowers, {}, as(alice))
    expect((await site.call(accounts.calls.me, {}, as(alice))).data.pyNum).toBe(0)
  })

  test('lists followers and following, newest first, a page at a time', async () => {
    const fans = [await somebody(), await somebody(), await somebody()]
    for (const fan of fans) await site.call(follow, { UID: alice.id }, as(fan))
    const { data } = await site.call(related, { UID: alice.id, way: 'followers', pageSize: 2 })
    expect(data).toMatchObject({ total: 3, more: false, pageInfo: { pageNum: 1, pages: 2 } })
    expect(data.rows.map((row) => row.UID)).toEqual([fans[2]?.id, fans[1]?.id])
    const own = await site.call(related, { way: 'following' }, as(fans[0] ?? marisa))
    expect(own.data.rows.map((row) => row.UID)).toEqual([alice.id])
    expect((await site.call(related, { way: 'following' })).auth).toBe('login')
  })

  test('who hides their feed hides whom they know', async () => {
    await site.call(follow, { UID: alice.id }, as(marisa))
    await site.site.foundation.db.own
      .updateTable('members')
      .set({ shows_feed: false })
      .where('id', '=', alice.id)
      .execute()
    const asked = { UID: alice.id, way: 'followers' } as const
    expect((await site.call(related, asked)).msg).toBe('hidden')
    expect((await site.call(related, asked, as(marisa))).msg).toBe('hidden')
    expect((await site.call(related, asked, as(alice))).data.total).toBe(1)
  })
})

describe('blocking', () => {
  test('ends follows both ways and keeps both from following again', async () => {
    await site.call(follow, { UID: alice.id }, as(marisa))
    await site.call(follow, { UID: marisa.id }, as(alice))
    expect((await site.call(block, { UID: marisa.id }, as(alice))).data).toBe('suc')
    expect((await site.call(block, { UID: marisa.id }, as(alice))).msg).toBe('blocked')
    expect(await between(marisa, alice)).toEqual({ follows: 'N', followed: 'N', blocks: 'N' })
    expect(await between(alice, marisa)).toEqual({ follows: 'N', followed: 'N', blocks: 'Y' })
    // Blocker and blocked get the same refusal, so that it does not reveal who blocked whom.
    expect((await site.call(follow, { UID: alice.id }, as(marisa))).msg).toBe('notReachable')
    expect((await site.call(follow, { UID: marisa.id }, as(alice))).msg).toBe('notReachable')
    await site.call(unblock, { UID: marisa.id }, as(alice))
    expect(await between(marisa, alice)).toEqual({ follows: 'N', followed: 'N', blocks: 'N' })
    expect((await site.call(follow, { UID: alice.id }, as(marisa))).msg).toBe('')
  })

  test('is listed for whoever blocks, and for nobody else', async () => {
    await site.call(block, { UID: marisa.id }, as(alice))
    const { data } = await site.call(blocks, {}, as(alice))
    expect(data.map((row) => row.UID)).toEqual([marisa.id])
    expect((await site.call(blocks, {}, as(marisa))).data).toEqual([])
  })
})

describe('at the same moment', () => {
  test('following twice is one follow', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => site.call(follow, { UID: alice.id }, as(marisa))))
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['', 'followed', 'followed', 'followed'])
    expect((await site.call(related, { UID: alice.id, way: 'followers' })).data.total).toBe(1)
  })

  test('a block and a follow never both stand', async () => {
    for (let n = 0; n < 12; n++) {
      const [fan, wall] = [await somebody(), await somebody()]
      await Promise.all([
        site.call(follow, { UID: wall.id }, as(fan)),
        site.call(block, { UID: fan.id }, as(wall)),
        site.call(follow, { UID: fan.id }, as(wall)),
      ])
      expect(await between(wall, fan)).toEqual({ follows: 'N', followed: 'N', blocks: 'Y' })
    }
  })

  test('two who block each other do not wait for one another for ever', async () => {
    const answers = await Promise.all([
      site.call(block, { UID: alice.id }, as(marisa)),
      site.call(block, { UID: marisa.id }, as(alice)),
    ])
    expect(answers.map(({ msg }) => msg)).toEqual(['', ''])
  })
})
