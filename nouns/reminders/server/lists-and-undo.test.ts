import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reminders } from '#contract/reminders.ts'
import { remind } from '#core/reminders/remind.ts'
import type { ReminderKind } from '#rules/people/reminder-kind.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { undoReadMinutes } from '../rules/reminders.ts'

const { fresh, all, counts, read, readAll, restore } = reminders.calls

let site: TestSite
let owner: TestMember
let fans: TestMember[]
let owners = 0

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
  fans = [await makeMember(site, 'fan1'), await makeMember(site, 'fan2')]
})
afterAll(() => site.close())
beforeEach(async () => {
  owner = await makeMember(site, `owner${++owners}`)
})

const database = () => site.site.foundation.db
const tell = (kind: ReminderKind, subject: string, by = 0) =>
  database().transaction((tx) =>
    remind(tx, { to: owner.id, kind, subject, actor: fans[by]?.id ?? 0, data: {}, now: new Date() }),
  )
const asked = () => ({ token: owner.token })
const listed = async (input: Parameters<typeof site.call<typeof all>>[1]) =>
  (await site.call(all, input, asked())).data.rows.map(({ KIND, SUBJECT }) => `${KIND} ${SUBJECT}`)
const unread = async () => (await site.call(counts, {}, asked())).data
const markAll = async (group?: 'talk' | 'likes') => (await site.call(readAll, group ? { group } : {}, asked())).data
const undo = (act: number, by = owner) => site.call(restore, { act }, { token: by.token })

/** Two of each of three groups, likes newest. */
const tellSix = async () => {
  for (const n of [1, 2]) await tell('mention', `topic:${n}`)
  for (const n of [1, 2]) await tell('follow', `member:${n}`)
  for (const n of [1, 2]) await tell('replayLike', `replay:${n}`)
}

describe('lists', () => {
  test('of one group, newest first, with pages and totals of that group', async () => {
    await tellSix()
    await tell('topicReply', 'topic:3')
    expect(await listed({ group: 'talk' })).toEqual(['topicReply topic:3', 'mention topic:2', 'mention topic:1'])
    expect(await listed({ group: 'talk', pageSize: 2, pageNum: 2 })).toEqual(['mention topic:1'])
    const { data } = await site.call(all, { group: 'talk', pageSize: 2 }, asked())
    expect(data).toMatchObject({ total: 3, more: false, pageInfo: { pages: 2 } })
    expect(await listed({ group: 'house' })).toEqual([])
  })

  test('of unread ones have mentions and replies first, and so has the popover', async () => {
    await tellSix()
    const order = [
      'mention topic:2',
      'mention topic:1',
      'replayLike replay:2',
      'replayLike replay:1',
      'follow member:2',
      'follow member:1',
    ]
    expect(await listed({ unread: 'Y' })).toEqual(order)
    expect(await listed({ unread: 'Y', pageSize: 2, pageNum: 2 })).toEqual(order.slice(2, 4))
    expect((await site.call(fresh, {}, asked())).data.rows.map((row) => `${row.KIND} ${row.SUBJECT}`)).toEqual(order)
    expect((await listed({}))[0]).toBe('replayLike replay:2')
  })

  test('of unread ones of a group leave out what was read', async () => {
    await tellSix()
    const [first] = (await site.call(all, { group: 'likes' }, asked())).data.rows
    await site.call(read, { ids: [first?.KeyID ?? 0] }, asked())
    expect(await listed({ group: 'likes', unread: 'Y' })).toEqual(['replayLike replay:1'])
    expect(await listed({ group: 'likes', unread: 'N' })).toHaveLength(2)
    expect((await site.call(all, { group: 'likes', unread: 'Y' }, asked())).data.total).toBe(1)
  })

  test('of somebody else stay theirs', async () => {
    await tellSix()
    const other = { token: fans[0]?.token ?? '' }
    expect((await site.call(all, { group: 'likes' }, other)).data.rows).toEqual([])
    expect((await site.call(counts, {}, other)).data.unread).toBe(0)
  })
})

test('numbers are those of the groups, and of what is newer than the list', async () => {
  await tellSix()
  expect(await unread()).toEqual({
    unread: 6,
    groups: { talk: 2, likes: 2, follows: 2, gifts: 0, replays: 0, paintings: 0, clubs: 0, house: 0 },
    fresh: 6,
  })
  const since = (await site.call(all, {}, asked())).data.rows[0]?.KeyID ?? 0
  await tell('mention', 'topic:1', 1)
  await tell('floorLike', 'floor:1:1')
  expect((await site.call(counts, { since }, asked())).data).toMatchObject({ unread: 7, fresh: 2 })
  expect((await site.call(counts, { since, group: 'talk' }, asked())).data).toMatchObject({ unread: 7, fresh: 1 })
})

describe('mark all', () => {
  test('of a group leaves the others, and undo brings back exactly these', async () => {
    await tellSix()
    const before = (await site.call(fresh, {}, asked())).data.rows
    await site.call(read, { ids: [before.at(-1)?.KeyID ?? 0] }, asked())
    const likes = await markAll('likes')
    expect(likes).toMatchObject({ unread: 3, marked: 2 })
    const rest = await markAll()
    expect(rest).toMatchObject({ unread: 0, marked: 3 })
    expect((await undo(likes.act)).data).toEqual({ unread: 2, restored: 2 })
    expect(await listed({ unread: 'Y' })).toEqual(['replayLike replay:2', 'replayLike replay:1'])
    expect((await undo(rest.act)).data).toEqual({ unread: 5, restored: 3 })
    expect((await site.call(fresh, {}, asked())).data.rows).toEqual(before.slice(0, 5))
    expect((await undo(rest.act)).data).toEqual({ unread: 5, restored: 0 })
  })

  test('undo leaves alone what came or was merged since, and what was read by itself', async () => {
    await tellSix()
    const { act } = await markAll()
    await tell('mention', 'topic:1', 1)
    await tell('mention', 'topic:9')
    const renewed = (await site.call(fresh, {}, asked())).data.rows
    expect((await undo(act)).data).toEqual({ unread: 7, restored: 5 })
    const { rows } = (await site.call(fresh, {}, asked())).data
    for (const row of renewed) expect(rows).toContainEqual(row)
    const again = await markAll()
    await tell('replayLike', 'replay:1', 1)
    await site.call(read, { ids: (await site.call(fresh, {}, asked())).data.rows.map((row) => row.KeyID) }, asked())
    expect((await undo(again.act)).data).toEqual({ unread: 7, restored: 7 })
  })

  test('nobody undoes an act of somebody else; an act that never was restores nothing', async () => {
    await tellSix()
    const { act } = await markAll()
    expect((await undo(act, fans[0])).data).toEqual({ unread: 0, restored: 0 })
    expect((await undo(act + 1_000)).data).toEqual({ unread: 0, restored: 0 })
    expect((await undo(act)).data.restored).toBe(6)
  })

  test(`undo is refused after ${undoReadMinutes} minutes`, async () => {
    await tellSix()
    const { act } = await markAll()
    const past = `${undoReadMinutes * 60 + 1} seconds`
    await database().pool.query('update reminders set read_at = read_at - $2::interval where member = $1', [
      owner.id,
      past,
    ])
    expect(await undo(act)).toMatchObject({ msg: 'restoreLate' })
    expect((await unread()).unread).toBe(0)
  })

  test('undo at the same moment as new events of the same things never fails and keeps one unread of each', async () => {
    const things = Array.from({ length: 12 }, (_, n) => `replay:${n}`)
    for (let round = 0; round < 5; round++) {
      for (const thing of things) await tell('replayLike', thing)
      const { act } = await markAll()
      const [undone] = await Promise.all([undo(act), ...things.map((thing) => tell('replayLike', thing, 1))])
      expect(undone.msg).toBe('')
      expect((await unread()).unread).toBe(things.length)
      await markAll()
    }
  })

  test('a reminder that merges an event while all are marked is counted as it is listed', async () => {
    const things = Array.from({ length: 12 }, (_, n) => `replay:${n}`)
    for (let round = 0; round < 5; round++) {
      for (const thing of things) await tell('replayLike', thing)
      const [marked] = await Promise.all([markAll(), ...things.map((thing) => tell('replayLike', thing, 1))])
      const { data } = await site.call(all, { unread: 'Y' }, asked())
      expect((await unread()).unread).toBe(data.total)
      // An event is either marked with its reminder, or has left an unread one.
      const told = data.rows.filter((row) => row.ACTORS.some(({ UID }) => UID === fans[1]?.id)).length
      expect(told).toBe(data.total)
      expect(marked.marked + data.total).toBeGreaterThanOrEqual(things.length)
      await markAll()
    }
  })
})
