import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clubs } from '#nouns/clubs/contract/clubs.ts'
import { answer, documentOf, makeClub, makeTopic } from '#nouns/clubs/test/clubs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { replayCode } from '#rules/base62.ts'
import { giveLevels } from '#site/test/give-levels.ts'
import { hire } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { queue } from '../contract/queue.ts'

const { list, judge } = queue.calls
let site: TestSite
let writer: TestMember
let reader: TestMember
let chief: TestMember
let judges: [TestMember, TestMember, TestMember]
let m: number
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  writer = await makeMember(site, 'writer')
  reader = await makeMember(site, 'reader')
  chief = await hire(site, 'chief', ['ms', 'replay'])
  judges = [await makeMember(site, 'one'), await makeMember(site, 'two'), await makeMember(site, 'three')]
  for (const one of judges) await giveLevels(site, one, { bomb: 8 })
  m = await makeClub(site)
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const query = async (text: string, values: unknown[] = []) =>
  (await site.site.foundation.db.pool.query(text, values)).rows

/** A floor that `by` reported, with the report's number. */
async function reportedFloor(of = writer, by = reader) {
  const t = await makeTopic(site, chief, { m })
  const floor = (await answer(site, of, t, documentOf('something rude'))).data.FLOOR
  expect((await site.call(clubs.calls.report, { t, floor, reason: 'rude' }, as(by))).msg).toBe('')
  const rows = await query(
    `select r.id from reports r join floors f on f.id = r.subject where r.kind = 'floor' and f.topic = $1`,
    [t],
  )
  return { t, floor, id: rows[0].id as number }
}
const say = (id: number, by: TestMember, verdict: 'pass' | 'notPass' = 'pass', kind = 'floor') =>
  site.call(judge, { kind, id, verdict, reason: `seen by ${by.id}` }, as(by))
const waiting = async (by: TestMember) => (await site.call(list, { pageSize: 50 }, as(by))).data.rows
const stateOf = async (id: number, kind = 'floor') =>
  (await query('select state, verdict, decision from reports where kind = $1 and id = $2', [kind, id]))[0]
const shown = async (t: number, floor: number) =>
  (await site.call(clubs.calls.floors, { t })).data.rows[floor - 1]?.GONE

test('the queue is for bomb 7, to decide takes bomb 8, and each refusal names the level', async () => {
  const { id } = await reportedFloor()
  const low = await makeMember(site, 'low')
  await giveLevels(site, low, { bomb: 6 })
  expect(await site.call(list, {}, as(low))).toMatchObject({ auth: 'authority', data: { kind: 'bomb', level: 7 } })
  await giveLevels(site, low, { bomb: 7 })
  expect((await waiting(low)).map((row) => row.id)).toContain(id)
  expect(await say(id, low)).toMatchObject({ auth: 'authority', data: { kind: 'bomb', level: 8 } })
})

test('the queue tells what is reported, but not by whom; nobody sees what is about them', async () => {
  const { t, floor, id } = await reportedFloor()
  const { rid } = await uploadRun(site, writer)
  await site.call(replays.calls.report, { id: replayCode(rid), reason: 'not theirs' }, as(reader))
  const rows = await waiting(judges[0])
  const row = rows.find((one) => one.id === id)
  expect(row).toMatchObject({ kind: 'floor', state: 'open', MINE: null, REASON: 'rude', EXCERPT: 'something rude' })
  expect(row).toMatchObject({ THING: 'topic', T: t, FLOOR: floor, TITLE: 'A topic', UID: writer.id })
  expect(rows.find(({ THING, T }) => THING === 'replay' && T === rid)).toMatchObject({ REASON: 'not theirs', FLOOR: 0 })
  expect(JSON.stringify(rows)).not.toContain(String(reader.id))
  for (const party of [writer, reader]) {
    await giveLevels(site, party, { bomb: 8 })
    expect((await waiting(party)).filter((one) => one.id === id)).toEqual([])
    expect((await say(id, party)).msg).toBe('reportOwn')
    await giveLevels(site, party, {})
  }
})

describe('a report', () => {
  test('is decided by two who agree, as staff do; the log names both, and staff can reverse it', async () => {
    const { t, floor, id } = await reportedFloor()
    const [one, two, three] = judges
    expect((await say(id, one)).data).toBe('waits')
    expect((await say(id, one)).msg).toBe('judgedAlready')
    expect((await waiting(two)).find((row) => row.id === id)).toMatchObject({ state: 'judged', MINE: null })
    expect((await waiting(one)).find((row) => row.id === id)).toMatchObject({ state: 'judged', MINE: 'pass' })
    expect(await shown(t, floor)).toBe('')
    expect((await say(id, two)).data).toBe('decided')
    expect(await shown(t, floor)).toBe('members')
    const note = `seen by ${one.id} · seen by ${two.id}`
    expect(await stateOf(id)).toEqual({ state: 'done', verdict: 'pass', decision: note })
    expect((await say(id, three)).msg).toBe('reportDecided')
    expect((await waiting(three)).some((row) => row.id === id)).toBe(false)
    expect((await remindersOf(site, reader, 'floorReport'))[0]?.data).toMatchObject({ verdict: 'pass', note, t, floor })
    expect((await remindersOf(site, writer, 'floorStaff'))[0]?.data).toMatchObject({ state: 'judged', note, t, floor })
    const [logged] = await query(`select actor::int, after from staff_log where act = 'judgeReport' and subject = $1`, [
      `floor:${t}:${floor}`,
    ])
    expect(logged.actor).toBe(two.id)
    expect(JSON.parse(logged.after)).toMatchObject({
      report: id,
      state: 'pass',
      hidden: true,
      judges: [{ member: one.id }, { member: two.id }],
    })
    const done = (await site.call(clubs.calls.reports, { state: 'done' }, as(chief))).data.rows
    expect(done.find((row) => row.id === id)?.JUDGES).toMatchObject([
      { UID: one.id, VERDICT: 'pass', REASON: `seen by ${one.id}` },
      { UID: two.id, VERDICT: 'pass' },
    ])
    const restore = { t, floor, restore: 'Y', reason: 'they erred' } as const
    expect((await site.call(clubs.calls.deleteFloor, restore, as(chief))).msg).toBe('')
    expect(await shown(t, floor)).toBe('')
    expect((await site.call(clubs.calls.deleteFloor, { ...restore, restore: 'N' }, as(chief))).msg).toBe('')
    expect(await shown(t, floor)).toBe('staff')
  })

  test('that is not right is closed by two as well, and the thing stays', async () => {
    const { t, floor, id } = await reportedFloor()
    await say(id, judges[0], 'notPass')
    expect((await say(id, judges[1], 'notPass')).data).toBe('decided')
    expect(await shown(t, floor)).toBe('')
    expect(await stateOf(id)).toMatchObject({ state: 'done', verdict: 'notPass' })
    expect((await remindersOf(site, reader, 'floorReport'))[0]?.data).toMatchObject({ verdict: 'notPass', t })
  })

  test('about which two differ is left to staff', async () => {
    const { t, floor, id } = await reportedFloor()
    await say(id, judges[0])
    expect((await say(id, judges[1], 'notPass')).data).toBe('staff')
    expect((await say(id, judges[2])).msg).toBe('leftToStaff')
    expect((await waiting(judges[2])).find((row) => row.id === id)?.state).toBe('staff')
    expect(await shown(t, floor)).toBe('')
    const open = (await site.call(clubs.calls.reports, { pageSize: 50 }, as(chief))).data.rows
    expect(open.find((row) => row.id === id)?.JUDGES.map(({ VERDICT }) => VERDICT)).toEqual(['pass', 'notPass'])
    await site.call(clubs.calls.takeReport, { id }, as(chief))
    expect((await site.call(clubs.calls.decideReport, { id, verdict: 'pass', reason: 'rude' }, as(chief))).msg).toBe('')
  })

  test('is decided once by two deciders at once; a third at the same moment finds it decided', async () => {
    const { id } = await reportedFloor()
    const two = await Promise.all(judges.slice(0, 2).map((by) => say(id, by)))
    expect(two.map(({ data }) => data).sort()).toEqual(['decided', 'waits'])
    const next = await reportedFloor()
    await say(next.id, judges[0])
    const late = await Promise.all(judges.slice(1).map((by) => say(next.id, by)))
    expect(late.map(({ msg }) => msg).sort()).toEqual(['', 'reportDecided'])
    expect(
      await query(`select 1 from staff_log where act = 'judgeReport' and after like $1`, [`%"report":${next.id},%`]),
    ).toHaveLength(1)
  })

  test('is not decided by two accounts of one person, nor judged by an account of a party', async () => {
    const { id } = await reportedFloor()
    const [one, two] = judges
    const [twin, side] = [await makeMember(site, 'twin'), await makeMember(site, 'side')]
    for (const member of [twin, side]) await giveLevels(site, member, { bomb: 8 })
    await linkAccounts(site, one, twin)
    await linkAccounts(site, writer, side)
    await say(id, one)
    expect((await say(id, twin)).msg).toBe('judgedAlready')
    expect((await say(id, side)).msg).toBe('reportOwn')
    expect((await waiting(side)).some((row) => row.id === id)).toBe(false)
    expect((await say(id, two)).data).toBe('decided')
  })

  test('that staff have taken waits for them; one of a kind that members do not judge is not found', async () => {
    const { id } = await reportedFloor()
    await site.call(clubs.calls.takeReport, { id }, as(chief))
    expect((await say(id, judges[0])).msg).toBe('reportTaken')
    for (const kind of ['message', 'nonsense'])
      expect((await say(id, judges[0], 'pass', kind)).msg).toBe('missingReport')
    expect((await say(9_000_000, judges[0])).msg).toBe('missingReport')
    expect((await site.call(judge, { kind: 'floor', id, verdict: 'pass', reason: ' ' }, as(judges[0]))).msg).toBe(
      'missingReason',
    )
  })

  test('about a replay hides it', async () => {
    const { rid, code } = await uploadRun(site, writer)
    await site.call(replays.calls.report, { id: code, reason: 'not theirs' }, as(reader))
    const [{ id }] = await query(`select id from reports where kind = 'replay' and subject = $1`, [rid])
    await say(id, judges[0], 'pass', 'replay')
    expect((await say(id, judges[1], 'pass', 'replay')).data).toBe('decided')
    expect((await site.call(replays.calls.one, { code })).msg).toBe('deleted')
    expect((await remindersOf(site, writer, 'replayHidden'))[0]?.data).toMatchObject({ code, state: 'hidden' })
  })
})

test('what is out of everybody’s sight meanwhile is not shown to helpers; staff still have the report', async () => {
  const [gone, hidden, covered] = [await reportedFloor(), await reportedFloor(), await reportedFloor()]
  const shelf = await makeClub(site)
  const away = await makeTopic(site, writer, { m: shelf, document: documentOf('in a club') })
  expect((await site.call(clubs.calls.report, { t: away, floor: 1, reason: 'rude' }, as(reader))).msg).toBe('')
  const { code, rid } = await uploadRun(site, writer)
  await site.call(replays.calls.report, { id: code, reason: 'not theirs' }, as(reader))
  await site.call(clubs.calls.remove, { t: gone.t, floor: gone.floor }, as(writer))
  const staffAct = { t: hidden.t, floor: hidden.floor, reason: 'rude', restore: 'N' } as const
  expect((await site.call(clubs.calls.deleteFloor, staffAct, as(chief))).msg).toBe('')
  await query('update floors set held_at = now(), held_why = $2 where topic = $1 and number = 2', [
    covered.t,
    'members',
  ])
  await query('update clubs set hidden = true where id = $1', [shelf])
  expect((await site.call(replays.calls.remove, { rid }, as(writer))).msg).toBe('')
  const rows = (await waiting(judges[0])).filter(({ kind }) => kind !== 'hidden')
  const shownHere = rows.filter(
    ({ THING, T }) => (THING === 'replay' && T === rid) || [gone.t, hidden.t, covered.t, away].includes(T),
  )
  expect(shownHere).toEqual([])
  const forStaff = (await site.call(clubs.calls.reports, { state: 'todo', pageSize: 50 }, as(chief))).data.rows
  expect(forStaff.map(({ id }) => id)).toEqual(expect.arrayContaining([gone.id, hidden.id, covered.id]))
})

test('floors that members hid are in the queue too, for staff to decide', async () => {
  const t = await makeTopic(site, chief, { m })
  const floor = (await answer(site, writer, t, documentOf('covered'))).data.FLOOR
  for (let n = 0; n < 3; n++) {
    const hider = await makeMember(site, `hider${n}`)
    await giveLevels(site, hider, { bomb: 2 })
    await site.call(clubs.calls.hideFloor, { t, floor, reason: `why ${n}` }, as(hider))
  }
  const row = (await waiting(judges[0])).find((one) => one.kind === 'hidden' && one.T === t)
  expect(row).toMatchObject({ state: 'staff', FLOOR: floor, EXCERPT: 'covered', REASON: 'why 0 · why 1 · why 2' })
})
