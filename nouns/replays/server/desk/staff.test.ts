import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasPriority } from '#core/members/levels/has-priority.ts'
import { admin } from '#nouns/admin/contract/admin.ts'
import { replayCode } from '#rules/base62.ts'
import { giveLevels } from '#site/test/give-levels.ts'
import { hire, makeStaff } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { setBlack } from '#site/test/set-black.ts'
import { replays } from '../../contract/replays.ts'
import { plainRun } from '../../test/upload-run.ts'
import { hideReplay } from '../store.ts'

const { calls } = replays
const reason = 'the clock stands still'
const minute = 60_000

let site: TestSite
let player: TestMember
let reader: TestMember
let keeper: TestMember
let other: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  player = await makeMember(site, 'player')
  reader = await makeMember(site, 'reader')
  keeper = await hire(site, 'keeper', ['replay'])
  other = await hire(site, 'other', ['replay'])
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })

let seeds = 9_000
const fileOf = (seed: number) => ({ name: 'a.rpy', bytes: encodeReplay(makeRun({ game: 'th14', seed, slowRate: 4 })) })
const upload = (by: TestMember, seed = seeds++) => site.call(calls.upload, plainRun, { ...as(by), file: fileOf(seed) })
const shelved = async (by = player, seed = seeds++) => {
  const { data, msg } = await upload(by, seed)
  expect(msg).toBe('')
  return { rid: data.KeyID, id: data.CODE }
}
const report = (id: string, by = reader) => site.call(calls.report, { id, reason }, as(by))
const queue = async (state: 'todo' | 'done' = 'todo') =>
  (await site.call(calls.reports, { state }, as(keeper))).data.rows
const reportedNow = async (id: string) => {
  const found = (await queue()).find(({ replay }) => replay.CODE === id)
  if (!found) throw new Error(`no report about ${id}`)
  return found
}
const isListed = async (rid: number, by?: TestMember) =>
  (await site.call(calls.list, { pageSize: 50 }, by && as(by))).data.rows.some(({ KeyID }) => KeyID === rid)

describe('a report', () => {
  test('is handled from end to end', async () => {
    const { rid, id } = await shelved()
    expect((await report(id)).msg).toBe('')
    expect((await report(id)).msg).toBe('reported')
    const { id: n, ...row } = await reportedNow(id)
    expect(row).toMatchObject({ state: 'open', reason, BY: { UID: reader.id }, priority: false })
    expect(row.evidence).toMatchObject({ slow: 4, slowLimit: 10, tool: null, duplicates: [], earlier: 0 })
    const decide = { id: n, verdict: 'pass', reason: 'seen it' } as const
    expect((await site.call(calls.decideReport, decide, as(keeper))).msg).toBe('reportNotTaken')
    expect((await site.call(calls.takeReport, { id: n }, as(keeper))).msg).toBe('')
    expect((await site.call(calls.doneReport, { id: n }, as(keeper))).msg).toBe('reportUndecided')
    expect((await site.call(calls.decideReport, { ...decide, reason: ' ' }, as(keeper))).msg).toBe('missingReason')
    expect(await isListed(rid)).toBe(true)
    expect((await site.call(calls.decideReport, decide, as(keeper))).msg).toBe('')
    expect((await site.call(calls.decideReport, decide, as(keeper))).msg).toBe('reportDecided')
    expect((await site.call(calls.decideReport, { ...decide, verdict: 'notPass' }, as(keeper))).msg).toBe(
      'reportDecided',
    )
    for (const by of [undefined, player, reader]) expect(await isListed(rid, by)).toBe(false)
    expect((await site.call(calls.one, { code: id }, as(player))).msg).toBe('deleted')
    expect((await reportedNow(id)).replay.HIDDEN).toBe('Y')
    expect(await remindersOf(site, reader, 'reportDone')).toEqual([])
    expect((await site.call(calls.doneReport, { id: n }, as(keeper))).msg).toBe('')
    expect((await site.call(calls.doneReport, { id: n }, as(keeper))).msg).toBe('')
    const told = { note: 'seen it', code: id }
    expect(await remindersOf(site, reader, 'reportDone')).toEqual([
      { subject: `replay:${rid}`, data: { ...told, verdict: 'pass' } },
    ])
    expect(await remindersOf(site, player, 'replayHidden')).toEqual([
      { subject: `replay:${rid}`, data: { ...told, state: 'hidden' } },
    ])
    expect((await queue('done'))[0]).toMatchObject({ id: n, state: 'done', decision: 'seen it' })

    const [hidden] = (await site.call(calls.hidden, {}, as(keeper))).data
    expect(hidden).toMatchObject({ reason: 'seen it', replay: { CODE: id }, BY: { UID: keeper.id } })
    expect((await site.call(calls.restore, { id, reason: 'a mistake' }, as(keeper))).msg).toBe('')
    expect(await isListed(rid)).toBe(true)
    expect((await site.call(calls.restore, { id, reason: 'a mistake' }, as(keeper))).msg).toBe('missingHidden')
    expect((await site.call(calls.hidden, {}, as(keeper))).data).toEqual([])

    const acts = await site.site.foundation.db.read
      .selectFrom('staff_log')
      .select(['act', 'actor'])
      .where('subject', '=', `replay:${rid}`)
      .orderBy('id')
      .execute()
    expect(acts.map(({ act }) => act)).toEqual(['decideReplayReport', 'doneReplayReport', 'restoreReplay'])
    // The report is closed, so the replay can be reported again.
    expect((await report(id)).msg).toBe('')
  })

  test('that is not right leaves the replay where it is', async () => {
    const { rid, id } = await shelved()
    await report(id)
    const { id: n } = await reportedNow(id)
    await site.call(calls.takeReport, { id: n }, as(keeper))
    await site.call(calls.decideReport, { id: n, verdict: 'notPass', reason: 'it is fine' }, as(keeper))
    await site.call(calls.doneReport, { id: n }, as(keeper))
    expect(await isListed(rid)).toBe(true)
    expect((await remindersOf(site, player, 'replayHidden')).some(({ subject }) => subject === `replay:${rid}`)).toBe(
      false,
    )
    expect((await remindersOf(site, reader, 'reportDone'))[0]).toMatchObject({
      data: { verdict: 'notPass', note: 'it is fine' },
    })
  })

  test('is taken by one of two, and by the other after half an hour', async () => {
    const { id } = await shelved()
    await report(id)
    const { id: n } = await reportedNow(id)
    const take = (by: TestMember) => site.call(calls.takeReport, { id: n }, as(by))
    const answers = await Promise.all([take(keeper), take(other)])
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['', 'reportTaken'])
    const [first, second] = answers[0]?.msg === '' ? [keeper, other] : [other, keeper]
    expect((await take(first)).msg).toBe('')
    site.advance(31 * minute)
    expect((await reportedNow(id)).state).toBe('open')
    expect((await take(second)).msg).toBe('')
    const decide = { id: n, verdict: 'pass', reason } as const
    expect((await site.call(calls.decideReport, decide, as(first))).msg).toBe('reportNotTaken')
    expect((await site.call(calls.takeReport, { id: n, take: 'N' }, as(second))).msg).toBe('')
    expect((await take(first)).msg).toBe('')
  })

  test('is never about one’s own, nor judged by whom it is about', async () => {
    const { id } = await shelved()
    expect((await report(id, player)).msg).toBe('reportSelf')
    expect((await site.call(calls.report, { id, reason: ' ' }, as(reader))).msg).toBe('missingReason')
    expect((await report('zzzz')).msg).toBe('deleted')
    const own = await shelved(keeper)
    await report(own.id)
    const { id: n } = await reportedNow(own.id)
    expect((await site.call(calls.takeReport, { id: n }, as(keeper))).msg).toBe('reportOwn')
    await report(id, keeper)
    expect((await site.call(calls.takeReport, { id: (await reportedNow(id)).id }, as(keeper))).msg).toBe('reportOwn')
  })

  test('of bomb level 1 goes first', async () => {
    const early = await shelved()
    const { own } = site.site.foundation.db
    const trusted = await makeMember(site, 'trusted')
    expect(await own.transaction().execute((tx) => hasPriority(tx, trusted.id))).toBe(false)
    await giveLevels(site, trusted, { bomb: 1 })
    expect(await own.transaction().execute((tx) => hasPriority(tx, trusted.id))).toBe(true)
    await report(early.id, trusted)
    expect((await reportedNow(early.id)).priority).toBe(true)
  })

  test('shows copies of the file, removed ones too, and a copy in the meantime keeps it away', async () => {
    const seed = seeds++
    const { rid, id } = await shelved(player, seed)
    await report(id)
    const { id: n } = await reportedNow(id)
    await site.call(calls.takeReport, { id: n }, as(keeper))
    await site.call(calls.decideReport, { id: n, verdict: 'pass', reason }, as(keeper))
    const again = await shelved(other, seed)
    expect((await reportedNow(id)).evidence.duplicates).toEqual([
      { CODE: again.id, UPID: other.id, NICK: 'other', same: 'file', removed: false },
    ])
    expect((await site.call(calls.restore, { id, reason }, as(keeper))).msg).toBe('duplicateReplay')
    expect(await isListed(rid)).toBe(false)
  })

  test('names whose confirmed signature the file carries, and how often its uploader was found out before', async () => {
    const { rid, id } = await shelved()
    await report(id)
    const { own } = site.site.foundation.db
    await own.updateTable('replays').set({ pilot: 'ｙｕｙｕｋｏ ' }).where('id', '=', rid).execute()
    const signature = { name: 'YUYUKO', member: reader.id, confirmed_at: new Date() }
    await own.insertInto('pilots').values(signature).execute()
    const { evidence } = await reportedNow(id)
    expect(evidence.signatureOf).toEqual({ UID: reader.id, NICK: 'reader' })
    expect(evidence.earlier).toBeGreaterThan(0)
  })

  test('what its owner removed is nothing staff could bring back', async () => {
    const { rid, id } = await shelved()
    await site.call(calls.remove, { rid }, as(player))
    expect((await site.call(calls.restore, { id, reason }, as(keeper))).msg).toBe('missingHidden')
  })

  test('decided while the owner removes the replay does not make that removal restorable', async () => {
    const { rid, id } = await shelved()
    await report(id)
    const { id: n } = await reportedNow(id)
    await site.call(calls.takeReport, { id: n }, as(keeper))
    const { db } = site.site.foundation
    const { decided } = await db.transaction(async (tx) => {
      await hideReplay(tx, rid, new Date())
      const decided = site.call(calls.decideReport, { id: n, verdict: 'pass', reason }, as(keeper))
      const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      await expect.poll(async () => (await db.pool.query(waiting)).rowCount, { timeout: 30_000 }).toBeGreaterThan(0)
      return { decided }
    })
    expect((await decided).msg).toBe('')
    expect((await site.call(calls.restore, { id, reason }, as(keeper))).msg).toBe('missingHidden')
  })
})

describe('what a flagged member posts', () => {
  test('waits: a replay is its owner’s alone until staff let it through', async () => {
    const rude = await makeMember(site, 'rude')
    await setBlack(site, rude, true)
    const { data } = await upload(rude)
    expect(data.HELD).toBe('Y')
    const { KeyID: rid, CODE: id } = data
    for (const by of [undefined, reader, rude]) expect(await isListed(rid, by)).toBe(false)
    expect((await site.call(calls.one, { code: id }, as(reader))).msg).toBe('deleted')
    expect((await site.call(calls.one, { code: id }, as(rude))).data.HELD).toBe('Y')
    expect((await site.call(calls.like, { rid }, as(reader))).msg).toBe('deleted')
    expect((await site.call(calls.myHeld, {}, as(rude))).data).toMatchObject([
      { kind: 'replay', id: rid, why: 'black' },
    ])
    expect((await site.call(calls.myHeld, {}, as(reader))).data).toEqual([])
    const held = (await site.call(calls.held, {}, as(keeper))).data.rows
    expect(held).toMatchObject([{ kind: 'replay', id: rid, UID: rude.id, why: 'black' }])
    await setBlack(site, rude, false)
    // The flag has ended since, but the stored reason of the hold stays.
    expect((await site.call(calls.held, {}, as(keeper))).data.rows).toMatchObject([{ id: rid, why: 'black' }])
    await setBlack(site, rude, true)
    const decide = { kind: 'replay', id: rid, pass: 'Y', reason } as const
    const both = await Promise.all([
      site.call(calls.decideHeld, decide, as(keeper)),
      site.call(calls.decideHeld, decide, as(other)),
    ])
    expect(both.map(({ msg }) => msg).sort()).toEqual(['', 'missingHeld'])
    expect(await isListed(rid)).toBe(true)
    expect(await remindersOf(site, rude, 'heldDecided')).toEqual([
      { subject: `replay:${rid}`, data: { verdict: 'pass', note: reason, code: id, what: 'replay' } },
    ])
  })

  test('a comment is counted once it is seen', async () => {
    const { rid, id } = await shelved()
    const loud = await makeMember(site, 'loud')
    await setBlack(site, loud, true)
    const said = await site.call(calls.comment, { rid, comment: 'BAD' }, as(loud))
    expect(said.data.HELD).toBe('Y')
    const seen = async () =>
      (await site.call(calls.comments, { rid }, as(reader))).data.rows.map(({ COMMENT }) => COMMENT)
    const counted = async () => (await site.call(calls.one, { code: id })).data.REPCOMNUM
    expect([await seen(), await counted()]).toEqual([[], 0])
    const decide = { kind: 'comment', id: said.data.KeyID, reason } as const
    const told = async () =>
      (await remindersOf(site, player, 'replayComment')).filter(({ subject }) => subject === `replay:${rid}`)
    expect(await told()).toEqual([])
    // Reminders of members who are flagged reach nobody.
    await setBlack(site, loud, false)
    expect((await site.call(calls.decideHeld, { ...decide, pass: 'Y' }, as(keeper))).msg).toBe('')
    expect([await seen(), await counted()]).toEqual([['BAD'], 1])
    expect(await told()).toMatchObject([{ data: { code: id, words: 'BAD' } }])
    await setBlack(site, loud, true)
    const worse = (await site.call(calls.comment, { rid, comment: 'WORSE' }, as(loud))).data.KeyID
    expect((await site.call(calls.decideHeld, { ...decide, id: worse, pass: 'N' }, as(keeper))).msg).toBe('')
    expect([await seen(), await counted()]).toEqual([['BAD'], 1])
    expect((await site.call(calls.decideHeld, { ...decide, id: worse, pass: 'Y' }, as(keeper))).msg).toBe('missingHeld')
  })

  test('a comment released on a run that was removed meanwhile reminds nobody', async () => {
    const { rid } = await shelved()
    const late = await makeMember(site, 'late')
    await setBlack(site, late, true)
    const { KeyID: id } = (await site.call(calls.comment, { rid, comment: 'LATE' }, as(late))).data
    await setBlack(site, late, false)
    expect((await site.call(calls.remove, { rid }, as(player))).msg).toBe('')
    const decide = { kind: 'comment', id, pass: 'Y', reason } as const
    expect((await site.call(calls.decideHeld, decide, as(keeper))).msg).toBe('')
    const told = await remindersOf(site, player, 'replayComment')
    expect(told.filter(({ subject }) => subject === `replay:${rid}`)).toEqual([])
  })

  test('a member no longer sees their waiting comment on a run that was removed; staff still decide it', async () => {
    const { rid } = await shelved()
    const late = await makeMember(site, 'later')
    await setBlack(site, late, true)
    const { KeyID: id } = (await site.call(calls.comment, { rid, comment: 'LATER' }, as(late))).data
    const own = async () => (await site.call(calls.myHeld, {}, as(late))).data.map((row) => row.id)
    expect(await own()).toEqual([id])
    await site.call(calls.remove, { rid }, as(player))
    expect(await own()).toEqual([])
    expect((await site.call(calls.held, {}, as(keeper))).data.rows.map((row) => row.id)).toContain(id)
  })

  test('comments on the things of other nouns wait at their own desk', async () => {
    const { rid } = await shelved()
    const loud = await makeMember(site, 'louder')
    await setBlack(site, loud, true)
    const { KeyID: id } = (await site.call(calls.comment, { rid, comment: 'BAD' }, as(loud))).data
    const queue = async () => (await site.call(calls.held, {}, as(keeper))).data
    const waiting = async () =>
      (await site.call(admin.calls.menu, {}, as(keeper))).data.menu.find(({ area }) => area === 'replay')?.waiting
    const reports = (await site.call(calls.reports, { state: 'todo' }, as(keeper))).data.total
    const { rows, total } = await queue()
    expect(rows.at(-1)).toMatchObject({ kind: 'comment', id })
    expect(await waiting()).toBe(total + reports)
    await site.site.foundation.db.pool.query(`update comments set kind = 'other' where id = $1`, [id])
    const decide = { kind: 'comment', id, pass: 'N', reason } as const
    expect((await site.call(calls.decideHeld, decide, as(keeper))).msg).toBe('missingHeld')
    expect((await queue()).rows.map((row) => row.id)).not.toContain(id)
    expect(await waiting()).toBe(total - 1 + reports)
  })

  test('is for others to judge, staff who lost their codes and were flagged included', async () => {
    await setBlack(site, other, true)
    const { data } = await upload(other)
    const decide = { kind: 'replay', id: data.KeyID, pass: 'Y', reason } as const
    expect((await site.call(calls.decideHeld, decide, as(other))).msg).toBe('heldOwn')
    await setBlack(site, other, false)
    const alt = await makeMember(site, 'keepers')
    await linkAccounts(site, keeper, alt)
    await setBlack(site, alt, true)
    const theirs = { kind: 'replay', id: (await upload(alt)).data.KeyID, pass: 'Y', reason } as const
    expect((await site.call(calls.decideHeld, theirs, as(keeper))).msg).toBe('heldOwn')
  })
})

test('the first posts of an account wait where the site says so, until that many were let through', async () => {
  const strict = await openTestSite({ ratesFactor: 1e6, reviewFirst: 2 })
  try {
    const newcomer = await makeMember(strict, 'newcomer')
    const staff = await makeMember(strict, 'keeper')
    await makeStaff(strict, staff, ['replay'])
    const post = async () =>
      (await strict.call(calls.upload, plainRun, { ...as(newcomer), file: fileOf(seeds++) })).data
    const waiting = [await post(), await post(), await post()]
    expect(waiting.map(({ HELD }) => HELD)).toEqual(['Y', 'Y', 'Y'])
    for (const { KeyID: id } of waiting.slice(0, 2)) {
      expect((await strict.call(calls.decideHeld, { kind: 'replay', id, pass: 'Y', reason }, as(staff))).msg).toBe('')
    }
    expect((await post()).HELD).toBe('N')
    expect(
      (await strict.call(calls.held, {}, as(staff))).data.rows.map(({ why, replay }) => [why, replay.CODE]),
    ).toEqual([['first', replayCode(waiting[2]?.KeyID ?? 0)]])
  } finally {
    await strict.close()
  }
}, 60_000)
