import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { queue } from '#nouns/queue/contract/queue.ts'
import { giveLevels } from '#site/test/give-levels.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { paintingStaff } from '../../contract/painting-staff.ts'
import { paintings } from '../../contract/paintings.ts'
import type { PaintingFault } from '../../rules/paintings.ts'
import { uploadPainting } from '../../test/upload-painting.ts'

const { calls } = paintingStaff

let site: TestSite
let painter: TestMember
let chief: TestMember
let names = 0
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  painter = await makeMember(site, 'painter')
  chief = await hire(site, 'chief', ['painting'])
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const person = () => makeMember(site, `reader${++names}`)
const query = async (text: string, values: unknown[] = []) =>
  (await site.site.foundation.db.pool.query(text, values)).rows
/** Reports a work; answers the number of the report. */
async function report(id: number, by: TestMember, about: PaintingFault): Promise<number> {
  const said = { id, about, reason: 'look' }
  expect((await site.call(paintings.calls.report, said, as(by))).msg).toBe('')
  const [row] = await query(`select max(id)::int as id from reports where kind = 'painting' and subject = $1`, [id])
  return row.id
}
const reports = (id: number) =>
  query(`select id::int, state, verdict, decision from reports where kind = 'painting' and subject = $1 order by id`, [
    id,
  ])
const one = (id: number) => site.call(paintings.calls.one, { id: String(id) })

describe('when staff find a report not right', () => {
  const refuse = async (id: number) => {
    expect((await site.call(calls.takeReport, { id }, as(chief))).msg).toBe('')
    const said = { id, verdict: 'notPass', reason: 'looked' } as const
    expect((await site.call(calls.decideReport, said, as(chief))).msg).toBe('')
  }

  test('others that say the same of the work are closed with it, and their reporters are told', async () => {
    const pid = await uploadPainting(site, painter)
    const readers = [await person(), await person(), await person()]
    const ids: number[] = []
    for (const reader of readers) ids.push(await report(pid, reader, 'forbidden'))
    expect((await one(pid)).msg).toBe('deleted')
    const [first = 0, ...others] = ids
    await refuse(first)
    expect((await one(pid)).msg).toBe('')
    expect(await reports(pid)).toEqual([
      { id: first, state: 'notPass', verdict: 'notPass', decision: 'looked' },
      ...others.map((id) => ({ id, state: 'done', verdict: 'notPass', decision: 'looked' })),
    ])
    for (const reader of readers.slice(1)) {
      expect(await remindersOf(site, reader, 'paintingReportDone')).toMatchObject([
        { subject: `painting:${pid}`, data: { verdict: 'notPass', note: 'looked' } },
      ])
    }
    const logged = await query(
      `select after from staff_log where act = 'decidePaintingReport' and subject = $1 order by id`,
      [`painting:${pid}`],
    )
    expect(logged.map(({ after }) => JSON.parse(after).with ?? null)).toEqual([null, first, first])
  })

  test('those wait on that say something else, or something that their reporter has to show', async () => {
    const pid = await uploadPainting(site, painter)
    const rights = await report(pid, await person(), 'rights')
    const alsoRights = await report(pid, await person(), 'rights')
    const unmarked = await report(pid, await person(), 'unmarked')
    const other = await report(pid, await person(), 'other')
    await refuse(unmarked)
    await refuse(rights)
    expect((await reports(pid)).map(({ id, state }) => [id, state])).toEqual([
      [rights, 'notPass'],
      [alsoRights, 'open'],
      [unmarked, 'notPass'],
      [other, 'open'],
    ])
  })

  test('those wait on that other staff have taken, and the decider’s own', async () => {
    const pid = await uploadPainting(site, painter)
    const second = await hire(site, 'second', ['painting'])
    const first = await report(pid, await person(), 'unmarked')
    const taken = await report(pid, await person(), 'unmarked')
    const free = await report(pid, await person(), 'unmarked')
    const own = await report(pid, chief, 'unmarked')
    expect((await site.call(calls.takeReport, { id: taken }, as(second))).msg).toBe('')
    await refuse(first)
    expect((await reports(pid)).map(({ id, state }) => [id, state])).toEqual([
      [first, 'notPass'],
      [taken, 'taken'],
      [free, 'done'],
      [own, 'open'],
    ])
  })
})

describe('members of bomb 8', () => {
  const judge = (id: number, by: TestMember, verdict: 'pass' | 'notPass' = 'pass') =>
    site.call(queue.calls.judge, { kind: 'painting', id, verdict, reason: 'seen' }, as(by))
  const waiting = async (by: TestMember) => (await site.call(queue.calls.list, { pageSize: 50 }, as(by))).data.rows
  const judges: TestMember[] = []
  beforeAll(async () => {
    for (let n = 0; n < 2; n++) {
      const member = await person()
      await giveLevels(site, member, { bomb: 8 })
      judges.push(member)
    }
  })

  test('see what a report of a work is about, and decide it by two; staff can show the work again', async () => {
    const [a, b] = judges as [TestMember, TestMember]
    const pid = await uploadPainting(site, painter, { name: '湖边', comment: 'by the lake' })
    const id = await report(pid, await person(), 'rights')
    const row = (await waiting(a)).find((each) => each.id === id)
    expect(row).toMatchObject({
      kind: 'painting',
      ABOUT: 'rights',
      REASON: 'look',
      THING: 'painting',
      T: pid,
      FLOOR: 0,
    })
    expect(row).toMatchObject({ TITLE: '湖边', UID: painter.id, EXCERPT: 'by the lake' })
    expect((await judge(id, a)).data).toBe('waits')
    expect((await judge(id, b)).data).toBe('decided')
    expect((await one(pid)).msg).toBe('deleted')
    const cancel = { pid, reason: 'they erred' }
    expect((await site.call(calls.cancelForbid, cancel, as(chief))).msg).toBe('')
    expect((await one(pid)).msg).toBe('')
  })

  test('neither see nor decide what may be forbidden, or what is out of sight', async () => {
    const [a] = judges as [TestMember]
    const pid = await uploadPainting(site, painter)
    const grave = await report(pid, await person(), 'forbidden')
    const plain = await report(pid, await person(), 'unmarked')
    expect((await waiting(a)).map(({ id }) => id)).toContain(plain)
    expect((await waiting(a)).map(({ id }) => id)).not.toContain(grave)
    expect((await judge(grave, a)).msg).toBe('missingReport')
    expect((await site.call(calls.forbid, { pid, reason: 'a photograph' }, as(chief))).msg).toBe('')
    expect((await waiting(a)).map(({ id }) => id)).not.toContain(plain)
    expect((await judge(plain, a)).msg).toBe('missingReport')
  })
})
