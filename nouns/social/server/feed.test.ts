import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { social } from '#contract/social.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { answer, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'

const { feed, progress, follow, block } = social.calls

let site: TestSite
let count = 0
let sanae: TestMember
let reader: TestMember

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
})
afterAll(() => site.close())
beforeEach(async () => {
  sanae = await makeMember(site, `feed${++count}`)
  reader = await makeMember(site, `read${count}`)
})

const as = (member: TestMember) => ({ token: member.token })
const say = (rid: number, comment: string, by: TestMember) => site.call(replays.calls.comment, { rid, comment }, as(by))
const hide = (column: 'shows_feed' | 'shows_topics' | 'shows_replays' | 'shows_progress') =>
  site.site.foundation.db.own
    .updateTable('members')
    .set({ [column]: false })
    .where('id', '=', sanae.id)
    .execute()
    // This write bypasses the calls, so invalidate the cache as a call would.
    .then(() => site.site.foundation.touched(['members']))
const acts = async (by?: TestMember, more = {}) =>
  (await site.call(feed, { UID: sanae.id, ...more }, by ? as(by) : {})).data.rows.map((row) => row.KIND)

describe('the feed of one person', () => {
  test('is what they did in public, newest first', async () => {
    const { rid, code } = await uploadRun(site, sanae)
    const other = await uploadRun(site, reader)
    await say(other.rid, '好厉害', sanae)
    await site.call(follow, { UID: reader.id }, as(sanae))
    const { data } = await site.call(feed, { UID: sanae.id })
    expect(data).toMatchObject({ total: 3, more: false, pageInfo: { pages: 1 } })
    expect(data.rows.map((row) => row.KIND)).toEqual(['follow', 'comment', 'upload'])
    expect(data.rows[0]).toMatchObject({ REPLAY: null, PERSON: { UID: reader.id } })
    expect(data.rows[1]).toMatchObject({ WORDS: '好厉害', REPLAY: { CODE: other.code, UPID: reader.id } })
    expect(data.rows[2]).toMatchObject({ UID: sanae.id, PERSON: null, REPLAY: { CODE: code, GAM: 12 } })
    await site.call(replays.calls.remove, { rid }, as(sanae))
    expect(await acts()).toEqual(['follow', 'comment'])
  })

  test('is announced by a tab to who wrote in topics only, unless they hide what they wrote there', async () => {
    const hasTab = async () => (await site.call(accounts.calls.person, { UID: sanae.id })).data.TABS.includes('feed')
    const m = await makeClub(site)
    const other = await makeTopic(site, reader, { m })
    expect(await hasTab()).toBe(false)
    await answer(site, sanae, other)
    expect(await hasTab()).toBe(true)
    await hide('shows_topics')
    expect(await hasTab()).toBe(false)
    expect(await acts()).toEqual([])
  })

  test('comes a page at a time', async () => {
    for (let n = 0; n < 5; n++) await uploadRun(site, sanae)
    const page = async (pageNum: number) => (await site.call(feed, { UID: sanae.id, pageSize: 2, pageNum })).data
    const pages = [await page(1), await page(2), await page(3), await page(4)]
    expect(pages.map(({ rows }) => rows.length)).toEqual([2, 2, 1, 0])
    expect(new Set(pages.flatMap(({ rows }) => rows.map((row) => row.REPLAY?.CODE))).size).toBe(5)
    for (const { total, pageInfo } of pages) expect([total, pageInfo.pages]).toEqual([5, 3])
  })

  test('is the owner’s alone when they hide it', async () => {
    await uploadRun(site, sanae)
    await hide('shows_feed')
    expect((await site.call(feed, { UID: sanae.id })).msg).toBe('hidden')
    expect((await site.call(feed, { UID: sanae.id }, as(reader))).msg).toBe('hidden')
    expect(await acts(sanae)).toEqual(['upload'])
  })

  test('knows topics and floors, but for those that wait, are gone or stand where nobody may look', async () => {
    const m = await makeClub(site)
    const secret = await makeClub(site)
    const t = await makeTopic(site, sanae, { m })
    const other = await makeTopic(site, reader, { m })
    await answer(site, sanae, other)
    const { data } = await site.call(feed, { UID: sanae.id })
    expect(data.rows.map((row) => row.KIND)).toEqual(['floor', 'topic'])
    expect(data.rows[0]).toMatchObject({
      REPLAY: null,
      PERSON: null,
      TOPIC: { T: other, FLOOR: 2, TITLE: 'A topic', UID: reader.id },
    })
    expect(data.rows[1]).toMatchObject({ TOPIC: { T: t, FLOOR: 1, UID: sanae.id }, WORDS: 'the opening words' })
    await makeTopic(site, sanae, { m: secret })
    expect(await acts()).toEqual(['topic', 'floor', 'topic'])
    await site.site.foundation.db.own.updateTable('clubs').set({ hidden: true }).where('id', '=', secret).execute()
    site.site.foundation.touched(['clubs'])
    expect(await acts()).toEqual(['floor', 'topic'])
    await site.call(clubs.calls.remove, { t, floor: 1 }, as(sanae))
    expect(await acts()).toEqual(['floor'])
    await setBlack(site, sanae, true)
    await answer(site, sanae, other)
    await makeTopic(site, sanae, { m })
    await setBlack(site, sanae, false)
    for (const by of [undefined, sanae, reader]) expect(await acts(by)).toEqual(['floor'])
    await site.call(clubs.calls.remove, { t: other, floor: 2 }, as(sanae))
    expect(await acts()).toEqual([])
  })

  test('leaves out topics and floors that the person hides', async () => {
    await uploadRun(site, sanae)
    await makeTopic(site, sanae, { m: await makeClub(site) })
    await hide('shows_topics')
    expect(await acts()).toEqual(['upload'])
    expect(await acts(reader)).toEqual(['upload'])
    expect(await acts(sanae)).toEqual(['topic', 'upload'])
  })

  test('leaves out runs that the person hides', async () => {
    await uploadRun(site, sanae)
    const other = await uploadRun(site, reader)
    await say(other.rid, '好', sanae)
    await hide('shows_replays')
    expect(await acts()).toEqual(['comment'])
    expect(await acts(reader)).toEqual(['comment'])
    expect(await acts(sanae)).toEqual(['comment', 'upload'])
  })

  test('of nobody, or without anything, says so', async () => {
    expect((await site.call(feed, { UID: 9_999_999_999 })).msg).toBe('personUnknown')
    expect((await site.call(feed, { UID: sanae.id })).data).toMatchObject({ total: 0, rows: [] })
  })
})

describe('the feed of those one follows', () => {
  const followed = async () => (await site.call(feed, {}, as(reader))).data.rows.map((row) => [row.KIND, row.UID])

  test('begins with a follow and ends with a block', async () => {
    await uploadRun(site, sanae)
    expect(await followed()).toEqual([])
    await site.call(follow, { UID: sanae.id }, as(reader))
    expect(await followed()).toEqual([['upload', sanae.id]])
    await site.call(block, { UID: reader.id }, as(sanae))
    expect(await followed()).toEqual([])
  })

  test('leaves out what they hide', async () => {
    const { rid } = await uploadRun(site, sanae)
    await say(rid, '自评', sanae)
    await site.call(follow, { UID: sanae.id }, as(reader))
    expect((await followed()).map(([kind]) => kind)).toEqual(['comment', 'upload'])
    await hide('shows_replays')
    expect((await followed()).map(([kind]) => kind)).toEqual(['comment'])
    await hide('shows_feed')
    expect(await followed()).toEqual([])
  })

  test('knows topics and floors, and nothing that stands under somebody one is blocked from', async () => {
    const m = await makeClub(site)
    const third = await makeMember(site, `third${count}`)
    const theirs = await makeTopic(site, third, { m })
    const { rid } = await uploadRun(site, third)
    await site.call(follow, { UID: sanae.id }, as(reader))
    await makeTopic(site, sanae, { m })
    await answer(site, sanae, theirs)
    await say(rid, '好', sanae)
    expect((await followed()).map(([kind]) => kind)).toEqual(['comment', 'floor', 'topic'])
    await site.call(block, { UID: reader.id }, as(third))
    expect((await followed()).map(([kind]) => kind)).toEqual(['topic'])
    await hide('shows_topics')
    expect(await followed()).toEqual([])
  })

  test('is nothing for a guest', async () => {
    expect((await site.call(feed, {})).auth).toBe('login')
  })
})

describe('progress', () => {
  test('is the best of each game, difficulty and shot', async () => {
    const wish = { game: 'th14', difficulty: 3, shot: 0 } as const
    for (let n = 0; n < 3; n++) await uploadRun(site, sanae, wish)
    await uploadRun(site, sanae, { game: 'th06' })
    const { data } = await site.call(progress, { UID: sanae.id })
    expect(data).toHaveLength(2)
    const cell = data.find(({ GAM }) => GAM === 14)
    expect(cell).toMatchObject({ RANK: 'L', CHARA: 'ReimuA', COUNT: 3, NM: 'N', NB: 'N' })
    const runs = await site.call(replays.calls.list, { upid: sanae.id, game: 14, sort: 'score' })
    expect(cell).toMatchObject({ SCORE: runs.data.rows[0]?.SCORE, CODE: runs.data.rows[0]?.CODE })
  })

  test('is the owner’s alone when they hide it', async () => {
    await uploadRun(site, sanae)
    await hide('shows_progress')
    expect((await site.call(progress, { UID: sanae.id })).msg).toBe('hidden')
    expect((await site.call(progress, { UID: sanae.id }, as(reader))).msg).toBe('hidden')
    expect((await site.call(progress, { UID: sanae.id }, as(sanae))).data).toHaveLength(1)
  })
})
