import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Files } from '#core/files/open-files.ts'
import { dropGoneReports } from '#core/moderation/drop-gone-reports.ts'
import { mendWaiting } from '#core/moderation/mend-waiting.ts'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { deleteTopics } from '#nouns/clubs/server/purge.ts'
import { answer, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { purgeReplays } from '#nouns/replays/server/purge-replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { stated } from '../server/app.ts'
import { hire } from '../test/hire.ts'
import { makeMember, type TestMember } from '../test/make-member.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'

const monthMs = 31 * 86_400_000
const reason = 'too sweet'
const { reported, posts } = stated({} as Files, () => new Date(0)) // only the declared lists are used, so no file store is needed
let site: TestSite
let author: TestMember
let reader: TestMember
let keeper: TestMember
let m: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  author = await makeMember(site, 'author')
  reader = await makeMember(site, 'reader')
  keeper = await hire(site, 'keeper', ['replay', 'ms'])
  m = await makeClub(site)
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const db = () => site.site.foundation.db

async function reportedRun() {
  const { rid, code } = await uploadRun(site, author)
  expect((await site.call(replays.calls.report, { id: code, reason }, as(reader))).msg).toBe('')
  const rows = (await site.call(replays.calls.reports, { state: 'todo' }, as(keeper))).data.rows
  const id = rows.find(({ replay }) => replay.KeyID === rid)?.id ?? 0
  expect((await site.call(replays.calls.takeReport, { id }, as(keeper))).msg).toBe('')
  return { rid, id }
}

async function reportedFloor() {
  const t = await makeTopic(site, author, { m })
  await answer(site, author, t)
  expect((await site.call(clubs.calls.report, { t, floor: 2, reason }, as(reader))).msg).toBe('')
  const rows = (await site.call(clubs.calls.reports, { state: 'todo' }, as(keeper))).data.rows
  const id = rows.find(({ T }) => T === t)?.id ?? 0
  expect((await site.call(clubs.calls.takeReport, { id }, as(keeper))).msg).toBe('')
  return { t, id }
}

const logged = async () => {
  const { rows } = await db().pool.query<{ act: string; before: object; after: object }>(
    'select act, before::json, after::json from staff_log order by id desc limit 1',
  )
  return rows[0]
}

test('a report that is right about a run its owner removed hides nothing, and what the owner removed stays theirs', async () => {
  const { rid, id } = await reportedRun()
  await site.call(replays.calls.remove, { rid }, as(author))
  expect((await site.call(replays.calls.decideReport, { id, verdict: 'pass', reason }, as(keeper))).msg).toBe('')
  expect(await logged()).toMatchObject({
    act: 'decideReplayReport',
    before: { report: id, member: author.id, hidden: true },
    after: { state: 'pass', hidden: true },
  })
  const hidden = (await site.call(replays.calls.hidden, {}, as(keeper))).data
  expect(hidden.filter(({ replay }) => replay.KeyID === rid)).toEqual([])
})

test('a report that is right about a floor its author removed hides nothing', async () => {
  const { t, id } = await reportedFloor()
  await site.call(clubs.calls.remove, { t, floor: 2 }, as(author))
  expect((await site.call(clubs.calls.decideReport, { id, verdict: 'pass', reason }, as(keeper))).msg).toBe('')
  expect(await logged()).toMatchObject({ act: 'decideMSReport', before: { hidden: true }, after: { hidden: true } })
})

test('one number in two nouns is two reports', async () => {
  const run = await reportedRun()
  const answered = await site.call(clubs.calls.decideReport, { id: run.id, verdict: 'pass', reason }, as(keeper))
  expect(answered.msg).toBe('missingReport')
  expect((await site.call(clubs.calls.doneReport, { id: run.id }, as(keeper))).msg).toBe('missingReport')
})

test('what staff do with a report leaves a report of another noun with the same number as it was', async () => {
  const { id } = await reportedRun()
  const twin = "kind = 'floor' and id = $1"
  await db().pool.query(
    `insert into reports (kind, id, subject, reporter, reason, priority, at) values ('floor', $1, 1, $2, '', false, now())`,
    [id, reader.id],
  )
  const before = await db().pool.query(`select * from reports where ${twin}`, [id])
  expect(before.rows).toMatchObject([{ state: 'open', taker: null }])
  for (const take of ['N', 'Y'] as const) {
    expect((await site.call(replays.calls.takeReport, { id, take }, as(keeper))).msg).toBe('')
  }
  expect((await site.call(replays.calls.decideReport, { id, verdict: 'notPass', reason }, as(keeper))).msg).toBe('')
  expect((await site.call(replays.calls.doneReport, { id }, as(keeper))).msg).toBe('')
  expect((await db().pool.query(`select * from reports where ${twin}`, [id])).rows).toEqual(before.rows)
  await db().pool.query(`delete from reports where ${twin}`, [id])
})

test('of two staff who decide one report at once, one does, and a floor goes once', async () => {
  const { id } = await reportedFloor()
  const decide = (verdict: 'pass' | 'notPass') =>
    site.call(clubs.calls.decideReport, { id, verdict, reason }, as(keeper))
  const answers = await Promise.all([decide('pass'), decide('notPass'), decide('pass')])
  expect(answers.filter(({ msg }) => msg === 'reportDecided').length).toBeGreaterThan(0)
  const { rows } = await db().pool.query(
    `select count(*)::int as n from staff_log where act = 'decideMSReport' and (before::json ->> 'report')::int = $1`,
    [id],
  )
  expect(rows[0]?.n).toBe(1)
})

test('a purge takes the reports of a thing along, and the daily job those it finds without one', async () => {
  const run = await reportedRun()
  const floor = await reportedFloor()
  const open = async () => {
    const { rows } = await db().pool.query<{ kind: string }>(
      'select kind from reports where (kind, id) in (values ($1, $2::int), ($3, $4::int)) order by kind',
      ['replay', run.id, 'floor', floor.id],
    )
    return rows.map(({ kind }) => kind)
  }
  expect(await open()).toEqual(['floor', 'replay'])
  await site.call(replays.calls.remove, { rid: run.rid }, as(author))
  const { files } = await import('#core/files/open-files.ts').then(async ({ openFiles }) => ({
    files: await openFiles({ folder: `${site.dataFolder}/files`, db: db() }),
  }))
  await purgeReplays(db(), files, new Date(Date.now() + monthMs))
  expect(await open()).toEqual(['floor'])
  await db().transaction((tx) => deleteTopics(tx, [floor.t]))
  expect(await open()).toEqual([])
  const orphan = await reportedFloor()
  await db().own.deleteFrom('topics').where('id', '=', orphan.t).execute()
  expect(await dropGoneReports(db(), reported)).toBe(1)
  expect(await dropGoneReports(db(), reported)).toBe(0)
})

test('the queue of what waits follows a post through waiting, release, removal and deletion', async () => {
  const { rid } = await uploadRun(site, author)
  const waits = async () => {
    const { rows } = await db().pool.query(
      "select why, author::int from waiting where kind = 'replay' and subject = $1",
      [rid],
    )
    return rows
  }
  const set = (change: string) => db().pool.query(`update replays set ${change} where id = $1`, [rid])
  expect(await waits()).toEqual([])
  await set("held_at = now(), held_why = 'first'")
  expect(await waits()).toEqual([{ why: 'first', author: author.id }])
  await set('removed_at = now()')
  expect(await waits()).toEqual([])
  await set('removed_at = null')
  expect(await waits()).toHaveLength(1)
  await set('held_at = null, held_why = null')
  expect(await waits()).toEqual([])
  await set("held_at = now(), held_why = 'black'")
  await db().pool.query('delete from replays where id = $1', [rid])
  expect(await waits()).toEqual([])
})

test('every table whose posts wait has the triggers that keep the queue equal to it', async () => {
  const { rows } = await db().pool.query<{ line: string }>(
    `select tgrelid::regclass || ' ' || tgtype || ' ' || replace(encode(tgargs, 'escape'), '\\000', ' ') as line
     from pg_trigger where tgfoid = 'follow_waiting'::regproc`,
  )
  // After each row: 1, and 4 for inserts, 8 for deletions, 16 for updates.
  const wanted = posts.flatMap(({ kind, table, author: by }) =>
    [5, 9, 17].map((type) => `${table} ${type} ${kind} ${by} `),
  )
  expect(rows.map(({ line }) => line).sort()).toEqual(wanted.sort())
})

test('an id that no report can have is bad input, not a fault', async () => {
  for (const calls of [replays.calls, clubs.calls]) {
    expect((await site.call(calls.takeReport, { id: 2_147_483_647 }, as(keeper))).msg).toBe('missingReport')
    expect((await site.call(calls.takeReport, { id: 2_147_483_648 }, as(keeper))).status).toBe(400)
  }
  const held = { kind: 'replay', pass: 'Y', reason } as const
  expect((await site.call(replays.calls.decideHeld, { ...held, id: 2_147_483_647 }, as(keeper))).msg).toBe(
    'missingHeld',
  )
  expect((await site.call(replays.calls.decideHeld, { ...held, id: 2_147_483_648 }, as(keeper))).status).toBe(400)
})

test('the daily job mends a queue that its triggers left alone', async () => {
  const { rid } = await uploadRun(site, author)
  expect(await mendWaiting(db(), posts)).toBe(0)
  await db().transaction(async (tx) => {
    await sql`alter table replays disable trigger user`.execute(tx)
    await sql`update replays set held_at = now(), held_why = 'first' where id = ${rid}`.execute(tx)
    await sql`insert into waiting (kind, subject, author, at, why) values ('floor', 999999999, 1, now(), 'first')`.execute(
      tx,
    )
    await sql`alter table replays enable trigger user`.execute(tx)
  })
  expect(await mendWaiting(db(), posts)).toBe(2)
  const { rows } = await db().pool.query('select kind, subject, author::int, why from waiting')
  expect(rows).toEqual([{ kind: 'replay', subject: rid, author: author.id, why: 'first' }])
  expect(await mendWaiting(db(), posts)).toBe(0)
})

test('the daily job drops rows of posts that no longer wait or were removed', async () => {
  const [shown, removed] = [await uploadRun(site, author), await uploadRun(site, author)]
  const before = (await db().pool.query('select count(*)::int as n from waiting')).rows[0]?.n
  await db().transaction(async (tx) => {
    await sql`alter table replays disable trigger user`.execute(tx)
    await sql`update replays set held_at = now(), held_why = 'first', removed_at = now() where id = ${removed.rid}`.execute(
      tx,
    )
    await sql`insert into waiting (kind, subject, author, at, why)
      select 'replay', id, ${author.id}, now(), 'first' from replays where id in (${shown.rid}, ${removed.rid})`.execute(
      tx,
    )
    await sql`alter table replays enable trigger user`.execute(tx)
  })
  expect(await mendWaiting(db(), posts)).toBe(2)
  expect((await db().pool.query('select count(*)::int as n from waiting')).rows[0]?.n).toBe(before)
})

test('the reports a member made are taken along by kind, and forgotten', async () => {
  await reportedRun()
  const { t } = await reportedFloor()
  const part = stated({} as Files, () => new Date(0)).personalData.find(({ name }) => name === 'reports')
  const taken = (await part?.export(db().read, reader.id)) as { floor: object[]; replay: object[] } // the form that the part declares
  expect(taken.floor.at(-1)).toMatchObject({ topic: t, number: 2, reason, state: 'taken' })
  expect(taken.replay.at(-1)).toMatchObject({ reason })
  for (const _ of [1, 2]) await db().transaction(async (tx) => part?.forget(tx, reader.id))
  const { rows } = await db().pool.query('select count(*)::int as n from reports where reporter = $1', [reader.id])
  expect(rows[0]?.n).toBe(0)
})
