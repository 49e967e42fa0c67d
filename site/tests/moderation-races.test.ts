import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { deleteTopics } from '#nouns/clubs/server/purge.ts'
import { answer, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { deleteReplays } from '#nouns/replays/server/store.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { hire } from '../test/hire.ts'
import { makeMember, type TestMember } from '../test/make-member.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'
import { waitingFor } from '../test/waiting-for.ts'

const reason = 'too sweet'
let site: TestSite
let author: TestMember
let reader: TestMember
let keeper: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  author = await makeMember(site, 'author')
  reader = await makeMember(site, 'reader')
  keeper = await hire(site, 'keeper', ['replay', 'ms'])
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const db = () => site.site.foundation.db

test('who decides about a run that is being deleted holds no report the deletion waits for', async () => {
  const { rid, code } = await uploadRun(site, author)
  await site.call(replays.calls.report, { id: code, reason }, as(reader))
  const id = (await site.call(replays.calls.reports, { state: 'todo' }, as(keeper))).data.rows[0]?.id ?? 0
  await site.call(replays.calls.takeReport, { id }, as(keeper))
  const { decided } = await db().transaction(async (tx) => {
    const these = sql`select id from replays where id = ${rid} for update`
    await these.execute(tx)
    const decided = site.call(replays.calls.decideReport, { id, verdict: 'pass', reason }, as(keeper))
    await waitingFor(site, 1)
    await sql`select from reports where kind = 'replay' and id = ${id} for update nowait`.execute(tx)
    await deleteReplays(tx, these)
    return { decided }
  })
  expect((await decided).msg).toBe('missingReport')
})

test('of two equal decisions about a report at once, one is told that it was decided already', async () => {
  const { rid, code } = await uploadRun(site, author)
  await site.call(replays.calls.report, { id: code, reason }, as(reader))
  const { rows } = (await site.call(replays.calls.reports, { state: 'todo' }, as(keeper))).data
  const id = rows.find(({ state }) => state === 'open')?.id ?? 0
  await site.call(replays.calls.takeReport, { id }, as(keeper))
  const decide = () => site.call(replays.calls.decideReport, { id, verdict: 'notPass', reason }, as(keeper))
  // Both calls wait for the run's row, so that each has begun before the other has decided.
  const { answers } = await db().transaction(async (tx) => {
    await sql`select from replays where id = ${rid} for update`.execute(tx)
    const answers = Promise.all([decide(), decide()])
    await waitingFor(site, 2)
    return { answers }
  })
  expect((await answers).map(({ msg }) => msg).sort()).toEqual(['', 'reportDecided'])
  expect((await decide()).msg).toBe('reportDecided')
  const logged = await sql<{ n: number }>`select count(*)::int as n from staff_log
    where act = 'decideReplayReport' and (before::json ->> 'report')::int = ${id}`.execute(db().own)
  expect(logged.rows[0]?.n).toBe(1)
})

test.each(['before', 'after'])(
  'a floor reported just %s its topic begins to be deleted leaves no report behind',
  async (when) => {
    const t = await makeTopic(site, author, { m: await makeClub(site) })
    await answer(site, author, t)
    const { rows } = await sql<{ id: number }>`select id from floors where topic = ${t} and number = 2`.execute(
      db().own,
    )
    const report = () => site.call(clubs.calls.report, { t, floor: 2, reason }, as(reader))
    if (when === 'after') {
      const { reported } = await db().transaction(async (tx) => {
        await deleteTopics(tx, [t])
        const reported = report()
        await Promise.race([reported, waitingFor(site, 1)])
        return { reported }
      })
      expect((await reported).msg).toBe('topicGone')
    } else {
      // The report's foreign key makes the call wait for the locked member row, after it has found its floor.
      let deleted: Promise<void> = Promise.resolve()
      const { reported } = await db().transaction(async (tx) => {
        await sql`select from members where id = ${reader.id} for update`.execute(tx)
        const reported = report()
        await waitingFor(site, 1)
        deleted = db().transaction((other) => deleteTopics(other, [t]))
        await Promise.race([deleted, waitingFor(site, 2)])
        return { reported }
      })
      expect((await reported).msg).toBe('')
      await deleted
    }
    const left = await sql`select from reports where kind = 'floor' and subject = ${rows[0]?.id}`.execute(db().own)
    expect(left.rows).toHaveLength(0)
  },
)
