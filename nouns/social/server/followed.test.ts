import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { social } from '#contract/social.ts'
import { bets } from '#nouns/bets/contract/bets.ts'
import { bettors } from '#nouns/bets/test/betting.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { paintings } from '#nouns/paintings/contract/paintings.ts'
import { uploadPainting } from '#nouns/paintings/test/upload-painting.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { giveResource } from '#site/test/give-resource.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'

const { followed, feed, follow, unfollow, block } = social.calls

let site: TestSite
let count = 0
let sanae: TestMember
let reader: TestMember
let m: number

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
})
afterAll(() => site.close())
beforeEach(async () => {
  sanae = await makeMember(site, `sanae${++count}`)
  reader = await makeMember(site, `reader${count}`)
  m = await makeClub(site)
  await site.call(follow, { UID: sanae.id }, as(reader))
})

const as = (member: TestMember) => ({ token: member.token })
const say = (rid: number, comment: string, by: TestMember) => site.call(replays.calls.comment, { rid, comment }, as(by))
const page = async (after?: string) =>
  (await site.call(followed, after === undefined ? {} : { after }, as(reader))).data
const lines = async () => (await page()).rows.map(({ KIND, COUNT }) => `${KIND} ${COUNT}`)
const hide = async (column: 'shows_feed' | 'shows_topics' | 'shows_replays') => {
  const { own } = site.site.foundation.db
  await own
    .updateTable('members')
    .set({ [column]: false })
    .where('id', '=', sanae.id)
    .execute()
  // This write bypasses the calls, so invalidate the cache as a call would.
  site.site.foundation.touched(['members'])
}

/** A topic of sanae's, a floor of hers in a topic of somebody else, a run, and a comment on a run of somebody else. */
async function everything() {
  const other = await makeMember(site, `other${count}`)
  const theirs = await makeTopic(site, other, { m })
  const run = await uploadRun(site, other)
  const t = await makeTopic(site, sanae, { m })
  const floor = (await answer(site, sanae, theirs)).data.FLOOR
  const { rid } = await uploadRun(site, sanae)
  await say(run.rid, '好厉害', sanae)
  return { other, theirs, t, floor, rid }
}

test('topics, floors, replays and comments of followed people come newest first', async () => {
  const { theirs, t } = await everything()
  expect(await lines()).toEqual(['comment 1', 'upload 1', 'floor 1', 'topic 1'])
  const { rows, NEXT } = await page()
  expect(NEXT).toBe('')
  expect(rows[2]).toMatchObject({ UID: sanae.id, WORDS: 'an answer', TOPIC: { T: theirs, FLOOR: 2, TITLE: 'A topic' } })
  expect(rows[3]).toMatchObject({ WORDS: 'the opening words', TOPIC: { T: t, FLOOR: 1 } })
  await site.call(unfollow, { UID: sanae.id }, as(reader))
  expect(await lines()).toEqual([])
})

test('ten floors of a person in one topic are one line, with the newest floor', async () => {
  const other = await makeMember(site, `host${count}`)
  const t = await makeTopic(site, other, { m })
  for (let n = 0; n < 10; n++) await answer(site, sanae, t, documentOf(`answer ${n}`))
  expect(await lines()).toEqual(['floor 10'])
  expect((await page()).rows[0]).toMatchObject({ WORDS: 'answer 9', TOPIC: { T: t, FLOOR: 11 } })
  const own = await makeTopic(site, sanae, { m })
  await answer(site, sanae, own)
  await answer(site, sanae, t, documentOf('once more'))
  expect(await lines()).toEqual(['floor 11', 'topic 2'])
  const third = await makeMember(site, `third${count}`)
  await site.call(follow, { UID: third.id }, as(reader))
  await answer(site, third, t)
  expect(await lines()).toEqual(['floor 1', 'floor 11', 'topic 2'])
})

test('pages follow each other without a gap or a line twice, also while new acts come', async () => {
  const other = await makeMember(site, `long${count}`)
  const topics: number[] = []
  for (let n = 0; n < 13; n++) topics.push(await makeTopic(site, other, { m }))
  for (const t of topics) await answer(site, sanae, t)
  for (let n = 0; n < 9; n++) await uploadRun(site, sanae)
  const first = await page()
  await uploadRun(site, sanae)
  const second = await page(first.NEXT)
  const third = await page(second.NEXT)
  expect([first, second, third].map(({ rows }) => rows.length)).toEqual([10, 10, 2])
  expect(third.NEXT).toBe('')
  const things = [first, second, third].flatMap(({ rows }) => rows.map((row) => row.TOPIC?.T ?? row.REPLAY?.CODE))
  expect(new Set(things).size).toBe(22)
})

test('lines of one instant are divided between pages, not lost', async () => {
  for (let n = 0; n < 12; n++) await uploadRun(site, sanae)
  const at = new Date(Date.now() - 60_000)
  await site.site.foundation.db.own
    .updateTable('replays')
    .set({ uploaded_at: at })
    .where('uploader', '=', sanae.id)
    .execute()
  const first = await page()
  const second = await page(first.NEXT)
  expect(new Set([...first.rows, ...second.rows].map(({ REPLAY }) => REPLAY?.CODE)).size).toBe(12)
})

test.each([
  ['shows_topics', ['comment 1', 'upload 1']],
  ['shows_replays', ['comment 1', 'floor 1', 'topic 1']],
  ['shows_feed', []],
] as const)('what a person hides by %s is left out', async (column, left) => {
  await everything()
  await hide(column)
  expect(await lines()).toEqual(left)
})

test('a block ends it: of the author, and for what stands under a third person', async () => {
  const { other } = await everything()
  await site.call(block, { UID: other.id }, as(reader))
  expect(await lines()).toEqual(['upload 1', 'topic 1'])
  await site.call(block, { UID: reader.id }, as(sanae))
  expect(await lines()).toEqual([])
})

test('the other side’s block of the reader hides what stands under them too', async () => {
  const { other } = await everything()
  await site.call(block, { UID: reader.id }, as(other))
  expect(await lines()).toEqual(['upload 1', 'topic 1'])
})

test('what waits, was removed or stands in a hidden club is left out', async () => {
  const { theirs, floor, rid, t } = await everything()
  await setBlack(site, sanae, true)
  await answer(site, sanae, theirs)
  await makeTopic(site, sanae, { m })
  await setBlack(site, sanae, false)
  expect(await lines()).toEqual(['comment 1', 'upload 1', 'floor 1', 'topic 1'])
  await site.call(clubs.calls.remove, { t: theirs, floor }, as(sanae))
  await site.call(replays.calls.remove, { rid }, as(sanae))
  expect(await lines()).toEqual(['comment 1', 'topic 1'])
  await answer(site, sanae, t)
  await site.site.foundation.db.own.updateTable('clubs').set({ hidden: true }).where('id', '=', m).execute()
  site.site.foundation.touched(['clubs'])
  expect(await lines()).toEqual(['comment 1'])
})

test('a comment is left out once it is removed, or its run is; a painting once it is removed or waits', async () => {
  const other = await makeMember(site, `host${count}`)
  const [one, two] = [await uploadRun(site, other), await uploadRun(site, other)]
  const said = await say(one.rid, '好厉害', sanae)
  await say(two.rid, '真不错', sanae)
  const [pid, held] = [await uploadPainting(site, sanae), await uploadPainting(site, sanae)]
  expect(await lines()).toEqual(['painting 1', 'painting 1', 'comment 1', 'comment 1'])
  await site.call(replays.calls.removeComment, { id: said.data.KeyID }, as(sanae))
  await site.call(paintings.calls.remove, { pid }, as(sanae))
  expect(await lines()).toEqual(['painting 1', 'comment 1'])
  await site.call(replays.calls.remove, { rid: two.rid }, as(other))
  await site.site.foundation.db.own
    .updateTable('paintings')
    .set({ held_at: new Date() })
    .where('id', '=', held)
    .execute()
  site.site.foundation.touched(['paintings'])
  expect(await lines()).toEqual([])
})

test('stakes are in it as far as everybody sees them', async () => {
  const staff = await hire(site, `betclerk${count}`, ['bocai'])
  const { open, stake } = bettors(() => site)
  await giveResource(site, sanae, 'faith', 60)
  await site.call(bets.calls.adult, {}, as(sanae))
  const shown = await open(staff, { title: 'A cup' })
  const hidden = await Promise.all(
    (['after', 'never'] as const).map((show) => open(staff, { show, title: `shown ${show}` })),
  )
  const ending = await open(staff, { oddsType: 'ending', title: 'divided' })
  for (const name of [...hidden, ending, shown]) expect((await stake(sanae, name, { stake: 2 })).msg).toBe('')
  const staked = async () => (await page()).rows.flatMap(({ STAKE }) => STAKE ?? [])
  expect(await staked()).toMatchObject([{ EVENT: shown, TITLE: 'A cup', OPTION: 'yes', RESOURCE: 'faith', UNITS: 2 }])
  const own = (await site.call(feed, { UID: sanae.id }, as(reader))).data.rows
  expect(own.flatMap(({ STAKE }) => STAKE?.EVENT ?? [])).toEqual([shown])
  const endsIn = (ms: number) =>
    site.site.foundation.db.own
      .updateTable('bets')
      .set({ deadline: new Date(Date.now() + ms) })
      .where('name', 'in', [...hidden, ending])
      .execute()
  await endsIn(60_000)
  expect((await staked()).map(({ EVENT }) => EVENT)).toEqual([shown])
  await endsIn(-1_000)
  expect((await staked()).map(({ EVENT }) => EVENT).sort()).toEqual([...hidden, ending, shown].sort())
  await hide('shows_feed')
  expect(await staked()).toEqual([])
})

test('a site without bets tells of no stakes', async () => {
  const staff = await hire(site, `betclerk${count}`, ['bocai'])
  const { open, stake } = bettors(() => site)
  await giveResource(site, sanae, 'faith', 60)
  await site.call(bets.calls.adult, {}, as(sanae))
  expect((await stake(sanae, await open(staff))).msg).toBe('')
  const without = await openTestSite({ ratesFactor: 1_000, jobs: false, beside: site, without: ['bets'] })
  try {
    const told = await Promise.all([
      without.call(followed, {}, as(reader)),
      without.call(feed, {}, as(reader)),
      without.call(feed, { UID: sanae.id }),
    ])
    expect(told.flatMap(({ data }) => data.rows)).toEqual([])
    expect((await page()).rows).toHaveLength(1)
  } finally {
    await without.close()
  }
})

test('a page that ends with a stake is followed by the next', async () => {
  const staff = await hire(site, `betclerk${count}`, ['bocai'])
  const { open, stake } = bettors(() => site)
  await giveResource(site, sanae, 'faith', 60)
  await site.call(bets.calls.adult, {}, as(sanae))
  for (let n = 0; n < 11; n++) expect((await stake(sanae, await open(staff))).msg).toBe('')
  const first = await page()
  const second = await page(first.NEXT)
  expect(new Set([...first.rows, ...second.rows].map(({ STAKE }) => STAKE?.KeyID)).size).toBe(11)
  expect(second.NEXT).toBe('')
})

test('a guest has none', async () => {
  expect((await site.call(followed, {})).auth).toBe('login')
})
