import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { replayCode } from '#rules/base62.ts'
import { mondayOf } from '#rules/beijing-time.ts'
import { dayOf, toNextDay } from '#site/test/beijing-clock.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { expectAudited, held } from '#site/test/wallet.ts'
import { iscore } from '../contract/iscore.ts'
import { replays } from '../contract/replays.ts'
import { addRun, settleBoard } from '../test/iscore-board.ts'
import { rewardReplays } from './reward-replays.ts'

const { calls } = replays
const hourMs = 3_600_000
let site: TestSite
let clerk: TestMember
let player: TestMember
let made = 0

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  clerk = await hire(site, 'clerk', ['replay', 'iscore'])
  await sql`alter table replays drop constraint replays_file_hash_fkey`.execute(own())
})
afterAll(() => site.close())
afterEach(() => expectAudited(site))
beforeEach(async () => {
  player = await makeMember(site, `player${++made}`)
  do toNextDay(site)
  while (mondayOf(dayOf(site)) !== dayOf(site))
  // The clock has moved by weeks: sessions would be over.
  const now = site.site.foundation.now()
  await own().updateTable('sessions').set({ created_at: now, seen_at: now }).execute()
})

const own = () => site.site.foundation.db.own
const as = ({ token }: TestMember) => ({ token })
const run = (over: Parameters<typeof addRun>[2] = {}) => addRun(site, player.id, { pilot: `P${player.id}`, ...over })
/** A run that has no rating. */
const plain = (over: Parameters<typeof addRun>[2] = {}) => run({ category: 'other', ...over })
const settle = async (hours = 48) => {
  await settleBoard(site)
  site.advance(hours * hourMs)
  await rewardReplays(site.site.foundation.db, site.site.foundation.now())
}
const pass = async (rid: number, verdict: 'Y' | 'N' = 'Y', was: 'waits' | 'passed' | 'refused' = 'waits') => {
  await settleBoard(site)
  const answer = await site.call(iscore.calls.pass, { rid, pass: verdict, reason: 'seen', was }, as(clerk))
  expect(answer.msg).toBe('')
  await settleBoard(site)
}
const brought = () => held(site, player)

describe('a replay', () => {
  test('brings 2 points once it was up for 48 hours, once', async () => {
    await plain()
    await settle(47)
    expect(await brought()).toEqual({})
    await settle(1)
    await settle(1)
    expect(await brought()).toEqual({ point: 2 })
  })

  test('is one of two of its day, and of 6 points in a week', async () => {
    for (let n = 0; n < 3; n++) await plain()
    await settle()
    expect(await brought()).toEqual({ point: 4 })
    await plain()
    await plain()
    await settle()
    expect(await brought()).toEqual({ point: 6 })
    for (let days = 0; days < 3; days++) toNextDay(site)
    await plain()
    await settle()
    expect(await brought()).toEqual({ point: 8 })
  })

  test('of a Sunday is of the week that ends with it', async () => {
    for (let n = 0; n < 2; n++) await plain()
    for (let days = 0; days < 6; days++) toNextDay(site)
    for (let n = 0; n < 2; n++) await plain()
    await settle()
    expect(await brought()).toEqual({ point: 6 })
  })

  test('is paid once by jobs of two processes', async () => {
    for (let n = 0; n < 3; n++) await plain()
    await settleBoard(site)
    site.advance(48 * hourMs)
    const { db, now } = site.site.foundation
    await Promise.all(Array.from({ length: 5 }, () => rewardReplays(db, now())))
    expect(await brought()).toEqual({ point: 4 })
  })

  test('with the keys of an earlier one brings nothing, whoever uploads it', async () => {
    const first = await plain({ input_hash: `keys ${made}` })
    await settle()
    await site.call(calls.remove, { rid: first }, as(player))
    const thief = await makeMember(site, `thief${made}`)
    const stolen = await addRun(site, thief.id, { input_hash: `keys ${made}`, pilot: `T${made}` })
    await pass(stolen)
    await settle()
    expect(await held(site, thief)).toEqual({})
  })

  test.each(['notPass', 'pass'] as const)('that is reported waits for the verdict: %s', async (verdict) => {
    const rid = await plain()
    const reader = await makeMember(site, `reader${made}`)
    const id = replayCode(rid)
    expect((await site.call(calls.report, { id, reason: 'odd' }, as(reader))).msg).toBe('')
    await settle()
    expect(await brought()).toEqual({})
    const { id: report } = await own()
      .selectFrom('reports')
      .select('id')
      .where('subject', '=', rid)
      .executeTakeFirstOrThrow()
    await site.call(calls.takeReport, { id: report, take: 'Y' }, as(clerk))
    expect((await site.call(calls.decideReport, { id: report, verdict, reason: 'seen' }, as(clerk))).msg).toBe('')
    await settle(1)
    expect(await brought()).toEqual(verdict === 'pass' ? {} : { point: 2 })
  })

  test('that waits for staff, or that staff hold in doubt, is paid once they release it', async () => {
    await plain({ held_at: site.site.foundation.now(), held_why: 'first' })
    await settle()
    expect(await brought()).toEqual({})
    await own()
      .updateTable('replays')
      .set({ held_at: null, held_why: null })
      .where('uploader', '=', player.id)
      .execute()
    await settle(1)
    expect(await brought()).toEqual({ point: 2 })
    toNextDay(site)
    const doubtful = await run({ score: 9_000_000_000 })
    await settle()
    expect(await brought()).toEqual({ point: 2 })
    await pass(doubtful)
    await settle(1)
    expect(await brought()).toMatchObject({ point: 4 })
  })

  test.each<[string, () => Promise<unknown>]>([
    ['the black flag', () => setBlack(site, player, true)],
    [
      'no verified address',
      () => own().updateTable('members').set({ mail_verified_at: null }).where('id', '=', player.id).execute(),
    ],
    ['a robot', () => own().updateTable('members').set({ robot: true }).where('id', '=', player.id).execute()],
  ])('of somebody with %s brings nothing, ever', async (_, spoil) => {
    await plain()
    await spoil()
    await settle()
    await own()
      .updateTable('members')
      .set({ black: false, robot: false, mail_verified_at: new Date() })
      .where('id', '=', player.id)
      .execute()
    await settle(1)
    expect(await brought()).toEqual({})
  })

  test('gives back what it brought when its uploader removes it within 30 days', async () => {
    const rid = await plain()
    await settle()
    await site.call(calls.remove, { rid }, as(player))
    expect(await brought()).toEqual({})
  })

  test('that staff hide gives it back, and gets it again when they bring it back', async () => {
    const rid = await run()
    await pass(rid)
    await settle()
    expect(await brought()).toEqual({ point: 2, score: 5_000 })
    const { hideByStaff } = await import('./desk/hidden-store.ts')
    const { db, now } = site.site.foundation
    await db.transaction((tx) => hideByStaff(tx, { replay: rid, reason: 'breach', by: clerk.id, now: now() }))
    expect(await brought()).toEqual({})
    const restored = await site.call(calls.restore, { id: replayCode(rid), reason: 'a mistake' }, as(clerk))
    expect(restored.msg).toBe('')
    expect(await brought()).toEqual({ point: 2, score: 5_000 })
  })
})

describe('iscore', () => {
  const score = async () => (await brought()).score ?? 0

  test('brings the increase of the best of a game and kind, from runs that count', async () => {
    const first = await run({ difficulty: 'H' })
    await settle()
    expect(await score()).toBe(0)
    await pass(first)
    await settle(1)
    expect(await score()).toBe(3_000)
    toNextDay(site)
    await run({ difficulty: 'N' })
    await run({ difficulty: 'L', shot: 'ReimuB' })
    await settle()
    expect(await score()).toBe(5_000)
    await run({ difficulty: 'L', game: 11, shot: 'MarisaA' })
    await settle()
    expect(await score()).toBe(10_000)
  })

  test('brings at most three increases a day; the next one is paid on the next day', async () => {
    await pass(await run({ difficulty: 'E', game: 11 }))
    for (const game of [10, 12, 13] as const) await run({ difficulty: 'E', game })
    await settle()
    const three = await score()
    await settle(1)
    expect(await score()).toBe(three)
    await settle(24)
    expect(await score()).toBe((three / 3) * 4)
  })

  test('of a refused run brings nothing, until staff turn that round', async () => {
    const rid = await run()
    await pass(rid, 'N')
    await settle()
    expect(await brought()).toEqual({})
    await pass(rid, 'Y', 'refused')
    await settle(1)
    expect(await brought()).toEqual({ point: 2, score: 5_000 })
  })

  test('is not brought twice by an upload that was removed', async () => {
    const first = await run()
    await pass(first)
    await settle()
    await site.call(calls.remove, { rid: first }, as(player))
    expect(await brought()).toEqual({})
    await run()
    await settle()
    expect(await score()).toBe(0)
  })
})
