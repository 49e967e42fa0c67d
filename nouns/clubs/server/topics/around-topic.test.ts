import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadPainting } from '#nouns/paintings/test/upload-painting.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { beijingDay } from '#rules/beijing-time.ts'
import { giveLevels } from '#site/test/give-levels.ts'
import { heardBeside } from '#site/test/heard-beside.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { waitingFor } from '#site/test/waiting-for.ts'
import { clubs } from '../../contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '../../test/clubs.ts'

const { calls } = clubs
let site: TestSite
/** A second process of the site. */
let beside: TestSite
let opener: TestMember
let other: TestMember
let m: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  beside = await openTestSite({ beside: site, jobs: false, ratesFactor: 1e6 })
  opener = await makeMember(site, 'opener')
  other = await makeMember(site, 'other')
  m = await makeClub(site)
})
afterAll(async () => {
  await beside.close()
  await site.close()
})

const showing = (rid: number) => ({ type: 'doc', content: [{ type: 'piece', attrs: { kind: 'replay', id: rid } }] })
const post = (by: TestMember, t: number, document: object) =>
  site.call(calls.postFloor, { t, document: { ...document } }, { token: by.token })
const around = async (t: number) => (await site.call(calls.aroundTopic, { id: String(t) })).data

/** Changes rows behind the calls; answers that were kept of the topic are stale then. */
async function change(t: number, sql: string, values: readonly unknown[]) {
  await site.site.foundation.db.pool.query(sql, [...values])
  site.site.foundation.touched([`floors#${t}`, 'topics', 'members'])
}

test('beside floors stand the levels of their authors, how many floors they wrote and since when they are here', async () => {
  const t = await makeTopic(site, opener, { m })
  await answer(site, other, t)
  const gone = (await answer(site, other, t)).data.FLOOR
  await site.call(calls.remove, { t, floor: gone }, { token: other.token })
  await giveLevels(site, opener, { life: 5, bomb: 3 })
  const { authors } = (await site.call(calls.floors, { t })).data
  expect(authors.map(({ UID, FLOORS }) => [UID, FLOORS]).sort()).toEqual([
    [opener.id, 1],
    [other.id, 1],
  ])
  const levels = authors.find(({ UID }) => UID === opener.id)
  expect([levels?.LIFE, levels?.BOMB]).toEqual([5, 3])
  for (const { JOINED } of authors) {
    expect(JOINED).toBe(beijingDay(new Date()).slice(0, 7))
  }
})

test('pages of the opener alone have their visible floors by number and count them', async () => {
  const t = await makeTopic(site, opener, { m })
  for (const by of [other, opener, other, opener, opener]) await answer(site, by, t)
  await site.call(calls.remove, { t, floor: 5 }, { token: opener.token })
  const page = async (pageNum: number) => (await site.call(calls.floors, { t, only: 'Y', pageSize: 2, pageNum })).data
  const first = await page(1)
  expect(first.rows.map(({ FLOOR }) => FLOOR)).toEqual([1, 3])
  expect([first.total, first.pageInfo.pages, first.topic.OWNFLOORS, first.topic.TOP]).toEqual([3, 2, 3, 6])
  expect(first.authors.map(({ UID }) => UID)).toEqual([opener.id])
  expect((await page(2)).rows.map(({ FLOOR }) => FLOOR)).toEqual([6])
  expect((await site.call(calls.floors, { t: 999_999, only: 'Y' })).msg).toBe('topicGone')
})

test('facts of an author name the month in Beijing, and a closed account has none', async () => {
  const [late, gone] = [await makeMember(site, 'late_one'), await makeMember(site, 'gone_one')]
  const t = await makeTopic(site, late, { m })
  await answer(site, gone, t)
  await change(t, `update members set created_at = '2026-10-31T16:30:00Z' where id = $1`, [late.id])
  await change(t, `update members set closed_at = now(), nick = '' where id = $1`, [gone.id])
  const { authors } = (await site.call(calls.floors, { t })).data
  expect(authors.map(({ UID, JOINED }) => [UID, JOINED])).toEqual([[late.id, '2026-11']])
})

test('what waits for staff is told nowhere around its topic', async () => {
  const [author, run] = [await makeMember(site, 'waiting'), await uploadRun(site, other)]
  const t = await makeTopic(site, author, { m })
  for (const by of [author, opener]) expect((await post(by, t, showing(run.rid))).msg).toBe('')
  for (const floor of [2, 3]) await site.call(calls.like, { t, floor }, { token: other.token })
  const before = await around(t)
  expect([before.liked.map(({ FLOOR }) => FLOOR), before.runs[0]?.CODE]).toEqual([[2, 3], run.code])
  await change(t, 'update floors set held_at = now() where topic = $1 and number > 1', [t])
  expect(await around(t)).toMatchObject({ liked: [], runs: [] })
  const { authors, topic } = (await site.call(calls.floors, { t })).data
  expect([authors.map(({ UID, FLOORS }) => [UID, FLOORS]), topic.OWNFLOORS]).toEqual([[[author.id, 1]], 1])
  const only = (await site.call(calls.floors, { t, only: 'Y' })).data
  expect([only.rows.map(({ FLOOR }) => FLOOR), only.total]).toEqual([[1], 1])
})

test('nothing stands beside a topic that is held or removed', async () => {
  const t = await makeTopic(site, opener, { m, title: '星莲船从哪里开始' })
  await site.call(calls.like, { t, floor: 1 }, { token: other.token })
  expect((await around(t)).liked).toHaveLength(1)
  for (const column of ['held_at', 'removed_at']) {
    const by = column === 'removed_at' ? `, removed_by = 'staff'` : ''
    await change(t, `update topics set ${column} = now()${by} where id = $1`, [t])
    expect(await around(t), column).toEqual({ liked: [], runs: [], game: null })
    await change(t, 'update topics set held_at = null, removed_at = null, removed_by = null where id = $1', [t])
  }
})

test('runs that wait for staff stand beside no topic', async () => {
  // Of one facet, so that the index has both beside each other.
  const wish = { game: 'th13', difficulty: 1, shot: 1, seed: 77_001 } as const
  const [shown, fresh] = [await uploadRun(site, other, wish), await uploadRun(site, other, { ...wish, seed: 77_002 })]
  const t = await makeTopic(site, opener, { m })
  await post(other, t, showing(shown.rid))
  expect((await around(t)).runs.map(({ CODE }) => CODE)).toEqual([shown.code, fresh.code])
  await change(t, 'update replays set held_at = now() where id = $1', [fresh.rid])
  expect((await around(t)).runs.map(({ CODE }) => CODE)).toEqual([shown.code])
  await change(t, 'update replays set held_at = now() where id = $1', [shown.rid])
  expect((await around(t)).runs).toEqual([])
})

test('four liked floors stand beside a topic at most, the earlier first of those liked alike', async () => {
  const t = await makeTopic(site, opener, { m })
  for (let n = 2; n <= 6; n++) await answer(site, opener, t)
  for (const floor of [6, 5, 4, 3, 2]) await site.call(calls.like, { t, floor }, { token: other.token })
  expect((await around(t)).liked.map(({ FLOOR }) => FLOOR)).toEqual([2, 3, 4, 5])
})

test('the most liked floors are named, those taken away are not', async () => {
  const t = await makeTopic(site, opener, { m })
  for (const text of ['second', 'third']) await answer(site, opener, t, documentOf(text))
  expect((await around(t)).liked).toEqual([])
  const third = await makeMember(site, 'third')
  for (const floor of [2, 3]) await site.call(calls.like, { t, floor }, { token: other.token })
  await site.call(calls.like, { t, floor: 3 }, { token: third.token })
  expect((await around(t)).liked.map(({ FLOOR, LIKES, EXCERPT }) => [FLOOR, LIKES, EXCERPT])).toEqual([
    [3, 2, 'third'],
    [2, 1, 'second'],
  ])
  await site.call(calls.remove, { t, floor: 3 }, { token: opener.token })
  expect((await around(t)).liked.map(({ FLOOR }) => FLOOR)).toEqual([2])
})

test('the runs of a topic stand beside it, then new ones of their game, or of the game in the title', async () => {
  const [old, newest, shown] = [
    await uploadRun(site, other),
    await uploadRun(site, other),
    await uploadRun(site, other),
  ]
  const t = await makeTopic(site, opener, { m })
  expect(await around(t)).toMatchObject({ runs: [], game: null })
  await post(other, t, showing(old.rid))
  const beside = await around(t)
  expect([beside.game, ...beside.runs.map(({ CODE }) => CODE)]).toEqual([12, old.code, shown.code, newest.code])
  const named = await around(await makeTopic(site, opener, { m, title: '星莲船从哪里开始' }))
  expect([named.game, named.runs.length]).toEqual([12, 3])
  await site.call(replays.calls.remove, { rid: old.rid }, { token: other.token })
  const fresh = await around(await makeTopic(site, opener, { m, title: '星莲船从哪里开始' }))
  expect(fresh.runs.map(({ CODE }) => CODE)).not.toContain(old.code)
})

test('a floor loses the card of a run that is removed', async () => {
  const run = await uploadRun(site, other)
  const t = await makeTopic(site, opener, { m })
  await post(opener, t, showing(run.rid))
  const text = async () => (await site.call(calls.floors, { t })).data.rows[1]?.HTML ?? ''
  expect(await text()).toContain('run-card')
  await site.call(replays.calls.remove, { rid: run.rid }, { token: other.token })
  await settleJobs(site, 'floorsOfReplay')
  expect(await text()).not.toContain('run-card')
})

test('a floor shows its runs as they are now, and who uploaded them as they are called now', async () => {
  const player = await makeMember(site, 'patchouli')
  const run = await uploadRun(site, player)
  const t = await makeTopic(site, opener, { m })
  await post(opener, t, showing(run.rid))
  // An answer that was kept tells the change too.
  const text = async () => (await site.call(calls.floors, { t })).data.rows[1]?.HTML ?? ''
  const changed = async (sql: string, id: number) => {
    await site.site.foundation.db.pool.query(sql, [id])
    await settleJobs(site, 'floorsOfReplay')
    return text()
  }
  expect(await text()).toContain('<small>patchouli</small>')
  expect(await changed('update replays set score = 123456780 where id = $1', run.rid)).toContain('123,456,780')
  expect(await changed('update replays set held_at = now() where id = $1', run.rid)).not.toContain('run-card')
  expect(await changed('update replays set held_at = null where id = $1', run.rid)).toContain('run-card')
  expect(await changed(`update members set nick = '', closed_at = now() where id = $1`, player.id)).not.toContain(
    'patchouli',
  )
})

test('a run that was taken out of a floor stands beside it no more, nor does one of a floor long ago', async () => {
  const run = await uploadRun(site, other)
  const t = await makeTopic(site, opener, { m })
  const floor = (await post(opener, t, showing(run.rid))).data.FLOOR
  const edit = async (edits: number, document: object) =>
    site.call(calls.edit, { t, floor, edits, document: { ...document } }, { token: opener.token })
  const codes = async () => (await around(t)).runs.map(({ CODE }) => CODE)
  expect(await codes()).toContain(run.code)
  expect((await edit(0, documentOf('no run'))).msg).toBe('')
  expect(await codes()).toEqual([])
  expect((await edit(1, showing(run.rid))).msg).toBe('')
  expect(await codes()).toContain(run.code)
  await site.site.foundation.db.pool.query('update topics set top = top + 1000 where id = $1', [t])
  site.site.foundation.touched([`floors#${t}`])
  expect(await codes()).toEqual([])
  // What the topic began with stays beside it.
  const began = { t, floor: 1, edits: 0, document: showing(run.rid) }
  expect((await site.call(calls.edit, began, { token: opener.token })).msg).toBe('')
  expect(await codes()).toContain(run.code)
})

test('nothing stands beside a topic whose club was hidden just now', async () => {
  const { token } = await hire(site, 'keeper', ['ms', 'club'])
  const club = { name: 'Tea', intro: '', pic: '' }
  const t = await makeTopic(site, opener, { m: (await site.call(calls.addClub, club, { token })).data.m })
  await site.call(calls.like, { t, floor: 1 }, { token: other.token })
  const m = (await site.call(calls.floors, { t })).data.topic.MS
  const input = { id: String(t) }
  const hide = (hidden: 'Y' | 'N') =>
    site.call(calls.updateClub, { ...club, m, hidden, reason: 'house rules' }, { token })
  const liked = async () => (await beside.call(calls.aroundTopic, input)).data.liked.length
  await heardBeside(beside, { read: liked, before: 1, write: () => hide('Y'), after: 0 })
  await hide('N')
  const heads = async () => (await beside.call(calls.topicHeads, input)).data.length
  await heardBeside(beside, { read: heads, before: 1, write: () => hide('Y'), after: 0 })
})

test('the floors of an author in a hidden club are not counted beside their others', async () => {
  const { token } = await hire(site, 'hider', ['club'])
  const author = await makeMember(site, 'meiling')
  const t = await makeTopic(site, author, { m })
  const club = { name: 'Back room', intro: '', pic: '' }
  const secret = (await site.call(calls.addClub, club, { token })).data.m
  await answer(site, author, await makeTopic(site, author, { m: secret }))
  const floors = async () => (await beside.call(calls.floors, { t })).data.authors[0]?.FLOORS
  const hide = (hidden: 'Y' | 'N') =>
    site.call(calls.updateClub, { ...club, m: secret, hidden, reason: 'house rules' }, { token })
  await heardBeside(beside, { read: floors, before: 3, write: () => hide('Y'), after: 1 })
  await heardBeside(beside, { read: floors, before: 1, write: () => hide('N'), after: 3 })
})

test.each([
  ['run', 'another name', 'run_maker'],
  ['run', 'Run_Maker2', 'run_maker2'],
  ['work', 'painted name', 'work_maker'],
])(
  'a floor written while the uploader of its %s is being renamed to %s shows the new nickname',
  async (kind, nick, account) => {
    const maker = await makeMember(site, account)
    const of =
      kind === 'run'
        ? showing((await uploadRun(site, maker)).rid)
        : {
            type: 'doc',
            content: [{ type: 'piece', attrs: { kind: 'painting', id: await uploadPainting(site, maker) } }],
          }
    const t = await makeTopic(site, opener, { m })
    const client = await site.site.foundation.db.pool.connect()
    try {
      await client.query('begin')
      await client.query('update members set nick = $2, nick_folded = lower($2) where id = $1', [maker.id, nick])
      const posting = post(opener, t, of)
      await Promise.race([posting, waitingFor(site, 1)])
      await client.query('commit')
      expect((await posting).msg).toBe('')
    } finally {
      client.release()
    }
    await settleJobs(site)
    const html = (await site.call(calls.floors, { t })).data.rows[1]?.HTML
    expect(html).toContain(nick)
    expect(html).not.toContain(account)
  },
)

test('a floor written while its run is being removed does not show it', async () => {
  const run = await uploadRun(site, other)
  const t = await makeTopic(site, opener, { m })
  const client = await site.site.foundation.db.pool.connect()
  try {
    await client.query('begin')
    await client.query('update replays set removed_at = now() where id = $1', [run.rid])
    const posting = post(opener, t, showing(run.rid))
    await setTimeout(300)
    await client.query('commit')
    expect((await posting).msg).toBe('')
  } finally {
    client.release()
  }
  await settleJobs(site, 'floorsOfReplay')
  expect((await site.call(calls.floors, { t })).data.rows[1]?.HTML).not.toContain('run-card')
})
