import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { reminders } from '#contract/reminders.ts'
import { social } from '#contract/social.ts'
import { remind } from '#core/reminders/remind.ts'
import { dropRemindersBefore } from '#core/reminders/store.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { reminderDays } from '../rules/reminders.ts'

const { fresh, all, read, readAll } = reminders.calls

let site: TestSite
let count = 0
let owner: TestMember
let fans: TestMember[]
let run: Awaited<ReturnType<typeof uploadRun>>

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
})
afterAll(() => site.close())
beforeEach(async () => {
  owner = await makeMember(site, `own${++count}`)
  fans = []
  for (let n = 0; n < 4; n++) fans.push(await makeMember(site, `fan${count}_${n}`))
  run = await uploadRun(site, owner)
})

const fan = (n: number): TestMember => fans[n] ?? owner
const like = (by: TestMember) => site.call(replays.calls.like, { rid: run.rid }, { token: by.token })
const say = (comment: string, by: TestMember) =>
  site.call(replays.calls.comment, { rid: run.rid, comment }, { token: by.token })
const unread = async () => (await site.call(fresh, {}, { token: owner.token })).data
const seen = (ids: number[]) => site.call(read, { ids }, { token: owner.token })

describe('merging', () => {
  test('all likes of one run are one reminder that names the newest and counts the rest', async () => {
    for (const n of [0, 1, 2, 3]) await like(fan(n))
    const { unread: number, rows } = await unread()
    expect(number).toBe(1)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      KIND: 'replayLike',
      SUBJECT: `replay:${run.rid}`,
      ACTORNUM: 4,
      TIMES: 4,
      DATA: { code: run.code, game: 12 },
      READ: 'N',
    })
    expect(rows[0]?.ACTORS.map((actor) => actor.UID)).toEqual([fan(3).id, fan(2).id])
  })

  test('somebody who comments three times is one person, and the newest words are shown', async () => {
    await say('一', fan(0))
    await say('二', fan(1))
    await say('三', fan(0))
    const { rows } = await unread()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ KIND: 'replayComment', ACTORNUM: 2, TIMES: 3, DATA: { words: '三' } })
    expect(rows[0]?.ACTORS.map((actor) => actor.UID)).toEqual([fan(0).id, fan(1).id])
  })

  test('kinds and runs stay apart; oneself is nobody to be reminded of', async () => {
    await like(fan(0))
    await say('好', fan(0))
    await say('谢谢', owner)
    const other = await uploadRun(site, owner)
    await site.call(replays.calls.like, { rid: other.rid }, { token: fan(0).token })
    expect((await unread()).rows.map((row) => row.KIND)).toEqual(['replayComment', 'replayLike', 'replayLike'])
  })

  test('many at the same moment are all counted', async () => {
    await Promise.all([...fans.map(like), ...fans.map((by) => say('！', by)), ...fans.map((by) => say('？', by))])
    const { rows } = await unread()
    expect(rows.map((row) => [row.KIND, row.ACTORNUM, row.TIMES]).sort()).toEqual([
      ['replayComment', 4, 8],
      ['replayLike', 4, 4],
    ])
  })
})

describe('reading', () => {
  test('takes what was seen off the counter, once', async () => {
    await like(fan(0))
    await say('好', fan(0))
    const [first] = (await unread()).rows
    const id = first?.KeyID ?? 0
    expect((await seen([id])).data).toEqual({ unread: 1 })
    expect((await seen([id])).data).toEqual({ unread: 1 })
    expect((await site.call(accounts.calls.me, {}, { token: owner.token })).data.remindNum).toBe(1)
  })

  test('what was merged in meanwhile has not been seen', async () => {
    await like(fan(0))
    const [before] = (await unread()).rows
    await like(fan(1))
    expect((await seen([before?.KeyID ?? 0])).data).toEqual({ unread: 1 })
    expect((await unread()).rows[0]).toMatchObject({ ACTORNUM: 2 })
  })

  test('after it was read, the next one begins anew', async () => {
    await like(fan(0))
    await seen((await unread()).rows.map((row) => row.KeyID))
    await like(fan(1))
    expect((await unread()).rows[0]).toMatchObject({ ACTORNUM: 1 })
    const { data } = await site.call(all, {}, { token: owner.token })
    expect(data.rows.map((row) => row.READ)).toEqual(['N', 'Y'])
  })

  test('all at once; nobody reads what is somebody else’s', async () => {
    await like(fan(0))
    await say('好', fan(1))
    const ids = (await unread()).rows.map((row) => row.KeyID)
    await site.call(read, { ids }, { token: fan(0).token })
    expect((await unread()).unread).toBe(2)
    expect((await site.call(readAll, {}, { token: owner.token })).data).toMatchObject({ unread: 0, marked: 2 })
    expect((await unread()).rows).toEqual([])
  })

  test('pages go back through all of them', async () => {
    for (let n = 0; n < 5; n++) {
      await site.site.foundation.db.transaction((tx) =>
        remind(tx, { to: owner.id, kind: 'staff', subject: `member:${n}`, data: { codes: '' }, now: new Date() }),
      )
    }
    const { data } = await site.call(all, { pageSize: 2, pageNum: 3 }, { token: owner.token })
    expect(data).toMatchObject({ total: 5, pageInfo: { pages: 3 } })
    expect(data.rows.map((row) => row.SUBJECT)).toEqual(['member:0'])
  })
})

describe('taking back', () => {
  test('a follow that ended before it was read was never there', async () => {
    const { follow, unfollow } = social.calls
    for (const n of [0, 1]) await site.call(follow, { UID: owner.id }, { token: fan(n).token })
    await site.call(unfollow, { UID: owner.id }, { token: fan(1).token })
    const { rows } = await unread()
    expect(rows[0]).toMatchObject({ KIND: 'follow', ACTORNUM: 1 })
    expect(rows[0]?.ACTORS.map((actor) => actor.UID)).toEqual([fan(0).id])
    await site.call(unfollow, { UID: owner.id }, { token: fan(0).token })
    expect(await unread()).toEqual({ unread: 0, rows: [] })
  })

  test('following again and again knocks once a day', async () => {
    const { follow, unfollow } = social.calls
    const by = { token: fan(0).token }
    await site.call(follow, { UID: owner.id }, by)
    await seen((await unread()).rows.map((row) => row.KeyID))
    await site.call(unfollow, { UID: owner.id }, by)
    expect((await site.call(follow, { UID: owner.id }, by)).msg).toBe('')
    expect((await unread()).unread).toBe(0)
    await site.call(follow, { UID: owner.id }, { token: fan(1).token })
    expect((await unread()).unread).toBe(1)
  })

  test('whoever is blocked is gone from what was not read', async () => {
    await like(fan(0))
    await like(fan(1))
    await say('坏', fan(0))
    await site.call(social.calls.block, { UID: fan(0).id }, { token: owner.token })
    const { rows } = await unread()
    expect(rows.map((row) => [row.KIND, row.ACTORNUM])).toEqual([['replayLike', 1]])
  })
})

test('a refused act reminds nobody', async () => {
  await like(fan(0))
  await like(fan(0))
  expect((await unread()).rows[0]).toMatchObject({ TIMES: 1 })
})

test('reminders go after half a year', async () => {
  const { db } = site.site.foundation
  await like(fan(0))
  const day = 86_400_000
  await dropRemindersBefore(db, new Date(Date.now() + 1_000 - reminderDays * day))
  expect((await unread()).unread).toBe(1)
  await dropRemindersBefore(db, new Date(Date.now() + 1_000))
  expect((await unread()).unread).toBe(0)
})
