import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Files } from '#core/files/open-files.ts'
import { dropGoneReports } from '#core/moderation/drop-gone-reports.ts'
import { openHeldRule } from '#core/moderation/held-rule.ts'
import { mendWaiting } from '#core/moderation/mend-waiting.ts'
import { noPrints } from '#core/moderation/prints.ts'
import { countOpenReports } from '#core/moderation/report-queue.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { answer, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { reportTakenMs } from '#rules/staff/reports.ts'
import { stated } from '../server/app.ts'
import { hire } from '../test/hire.ts'
import { linkAccounts } from '../test/link-accounts.ts'
import { makeMember, type TestMember } from '../test/make-member.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'

const { calls } = replays
// Only the declared lists are used, so no file store is needed.
const { reported, posts } = stated({} as Files, () => new Date(0))
const reason = 'too sweet'
let site: TestSite
let author: TestMember
let reader: TestMember
let keeper: TestMember
let other: TestMember
let m: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  author = await makeMember(site, 'author')
  reader = await makeMember(site, 'reader')
  keeper = await hire(site, 'keeper', ['replay', 'ms'])
  other = await hire(site, 'other', ['replay'])
  m = await makeClub(site)
})
afterAll(() => site.close())

const database = () => site.site.foundation.db
const query = async (text: string, values: unknown[] = []) => (await database().pool.query(text, values)).rows
const as = ({ token }: TestMember) => ({ token })
const listed = async (state: 'todo' | 'done' = 'todo') =>
  (await site.call(calls.reports, { state, pageSize: 50 }, as(keeper))).data
const floorReports = async () => (await site.call(clubs.calls.reports, { state: 'todo' }, as(keeper))).data

/** A run that `by` reported; answers the report. */
async function reportedRun(of = author, by = reader) {
  const { rid, code } = await uploadRun(site, of)
  expect((await site.call(calls.report, { id: code, reason }, as(by))).msg).toBe('')
  const id = (await listed()).rows.find(({ replay }) => replay.KeyID === rid)?.id ?? 0
  return { rid, id }
}
const take = (id: number, by = keeper, give: 'Y' | 'N' = 'Y') => site.call(calls.takeReport, { id, take: give }, as(by))
const decide = (id: number, verdict: 'pass' | 'notPass' = 'notPass', by = keeper, why = reason) =>
  site.call(calls.decideReport, { id, verdict, reason: why }, as(by))
const close = (id: number, by = keeper) => site.call(calls.doneReport, { id }, as(by))
const rowOf = async (id: number) =>
  (await query(`select state, taker::int, verdict, decision from reports where kind = 'replay' and id = $1`, [id]))[0]
const actsOn = (rid: number) =>
  query(
    `select act, actor::int, reason, before::json ->> 'state' as before, after::json ->> 'state' as after,
       before::json ->> 'hidden' as was, after::json ->> 'hidden' as is
     from staff_log where subject = $1 order by id`,
    [`replay:${rid}`],
  )

describe('a report', () => {
  test('is taken by one member of staff, given back, and free again after a while', async () => {
    const { id } = await reportedRun()
    expect((await take(id)).msg).toBe('')
    expect(await rowOf(id)).toMatchObject({ state: 'taken', taker: keeper.id })
    const refused = await take(id, other)
    expect(refused.msg).toBe('reportTaken')
    const { until } = refused.data as unknown as { until: string } // the data of this refusal
    expect(Math.abs(Date.parse(until) - site.site.foundation.now().getTime() - reportTakenMs)).toBeLessThan(60_000)
    expect((await decide(id, 'pass', other)).msg).toBe('reportNotTaken')
    expect((await take(id, keeper, 'N')).msg).toBe('')
    expect(await rowOf(id)).toMatchObject({ state: 'open', taker: null })
    expect((await take(id, other)).msg).toBe('')
    site.advance(reportTakenMs + 1)
    expect((await take(id)).msg).toBe('')
  })

  test('is not taken by who made it or whom it is about, and not where there is none', async () => {
    const { id } = await reportedRun(author, keeper)
    expect((await take(id)).msg).toBe('reportOwn')
    const own = await reportedRun(keeper)
    expect((await take(own.id)).msg).toBe('reportOwn')
    const alt = await makeMember(site, 'keepers')
    await linkAccounts(site, keeper, alt)
    for (const about of [await reportedRun(alt), await reportedRun(author, alt)])
      expect((await take(about.id)).msg).toBe('reportOwn')
    for (const call of [take, decide, close]) expect((await call(999_999)).msg).toBe('missingReport')
  })

  test('that is wrong hides nothing; it is decided and closed once, each time with its line in the log', async () => {
    const { rid, id } = await reportedRun()
    await take(id)
    expect((await close(id)).msg).toBe('reportUndecided')
    expect((await decide(id, 'notPass', keeper, ' ')).msg).toBe('missingReason')
    expect((await decide(id)).msg).toBe('')
    expect((await decide(id)).msg).toBe('reportDecided')
    expect((await decide(id, 'notPass', keeper, 'another reason')).msg).toBe('reportDecided')
    expect((await decide(id, 'pass')).msg).toBe('reportDecided')
    expect((await decide(id, 'notPass', other)).msg).toBe('reportDecided')
    expect((await take(id)).msg).toBe('reportDecided')
    expect(await rowOf(id)).toMatchObject({ state: 'notPass', verdict: 'notPass', decision: reason })
    for (const _ of [1, 2]) expect((await close(id, other)).msg).toBe('')
    expect(await rowOf(id)).toMatchObject({ state: 'done', verdict: 'notPass' })
    expect(await actsOn(rid)).toEqual([
      {
        act: 'decideReplayReport',
        actor: keeper.id,
        reason,
        before: 'taken',
        after: 'notPass',
        was: 'false',
        is: 'false',
      },
      { act: 'doneReplayReport', actor: other.id, reason, before: 'notPass', after: 'done', was: null, is: null },
    ])
    expect((await listed('done')).rows[0]?.id).toBe(id)
  })

  test('that is right hides the run, and the log says so', async () => {
    const { rid, id } = await reportedRun()
    await take(id)
    expect((await decide(id, 'pass')).msg).toBe('')
    expect(await actsOn(rid)).toMatchObject([{ after: 'pass', was: 'false', is: 'true' }])
    expect(await query('select removed_at is not null as gone from replays where id = $1', [rid])).toEqual([
      { gone: true },
    ])
  })

  test('about a run that is gone is missing, also for who has decided it', async () => {
    const { rid, id } = await reportedRun()
    await take(id)
    await decide(id)
    await query('delete from replays where id = $1', [rid])
    expect((await close(id)).msg).toBe('missingReport')
    expect(await dropGoneReports(database(), reported)).toBe(1)
  })
})

test('a desk has the reports of its own noun, whatever their state, and those that wait first', async () => {
  const t = await makeTopic(site, author, { m })
  await answer(site, author, t)
  await site.call(clubs.calls.report, { t, floor: 2, reason }, as(reader))
  const before = await listed()
  const { id } = await reportedRun()
  const todo = await listed()
  expect(todo.total).toBe(before.total + 1)
  expect(todo.rows.at(-1)).toMatchObject({ id, state: 'open', reason, BY: { UID: reader.id }, TAKEN: null })
  expect(await countOpenReports('replay')(database().read)).toBe(todo.total)
  expect((await floorReports()).total).toBe(1)
  await query(`update reports set priority = (kind = 'replay' and id = $1)`, [id])
  site.site.foundation.touched(['reports'])
  expect((await listed()).rows[0]).toMatchObject({ id, priority: true })
  await take(id)
  await decide(id)
  expect((await listed()).rows[0]).toMatchObject({ id, state: 'notPass', decision: reason })
  await close(id)
  expect((await listed()).total).toBe(before.total)
  expect(await countOpenReports('replay')(database().read)).toBe(before.total)
  expect(await countOpenReports('floor')(database().read)).toBe(1)
})

test('the daily job drops reports of what is gone, in every noun, and no other', async () => {
  const t = await makeTopic(site, author, { m })
  await answer(site, author, t)
  await site.call(clubs.calls.report, { t, floor: 2, reason }, as(reader))
  const [gone] = [await reportedRun(), await reportedRun()]
  const left = () => query('select kind, id::int from reports order by kind, id')
  const all = await left()
  await query('delete from replays where id = $1', [gone.rid])
  await query('delete from topics where id = $1', [t])
  expect(await dropGoneReports(database(), reported)).toBe(2)
  const kept = await left()
  expect(kept).toHaveLength(all.length - 2)
  expect(kept).not.toContainEqual({ kind: 'replay', id: gone.id })
  expect(await dropGoneReports(database(), reported)).toBe(0)
})

test('the daily job drops what waits no more while other posts wait', async () => {
  const [waits, seen, removed] = [
    await uploadRun(site, author),
    await uploadRun(site, author),
    await uploadRun(site, author),
  ]
  await query(`update replays set held_at = now(), held_why = 'first' where id = any($1::int[])`, [
    [waits.rid, removed.rid],
  ])
  const client = await database().pool.connect()
  try {
    await client.query('begin')
    await client.query('alter table replays disable trigger user')
    await client.query('update replays set removed_at = now() where id = $1', [removed.rid])
    await client.query(
      `insert into waiting (kind, subject, author, at, why) values ('replay', $1, $2, now(), 'first')`,
      [seen.rid, author.id],
    )
    await client.query('alter table replays enable trigger user')
    await client.query('commit')
  } finally {
    client.release()
  }
  expect(await mendWaiting(database(), posts)).toBe(2)
  expect(await query('select kind, subject from waiting')).toEqual([{ kind: 'replay', subject: waits.rid }])
  expect(await mendWaiting(database(), posts)).toBe(0)
})

test('of the first posts of an account those of every kind count', async () => {
  const novice = await makeMember(site, 'novice')
  const now = new Date('2026-11-20T12:00:00Z')
  const waits = (reviewFirst: number) =>
    database().transaction(async (tx) => {
      const rule = openHeldRule({ reviewFirst, antiSpam: false, posts, origin: 'http://localhost' })
      const member = { id: novice.id, black: false, standing: 'new' } as const
      const held = await rule.post(tx, { member, now, prints: noPrints })
      return held.held_why
    })
  const { rid } = await uploadRun(site, novice)
  expect([await waits(1), await waits(2)]).toEqual([null, 'first'])
  await site.call(calls.comment, { rid, comment: 'mine' }, as(novice))
  expect([await waits(2), await waits(3)]).toEqual([null, 'first'])
})
