import { afterAll, beforeAll, expect, test } from 'vitest'
import { admin } from '#nouns/admin/contract/admin.ts'
import { hire } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { paintingStaff } from '../../contract/painting-staff.ts'
import { paintings } from '../../contract/paintings.ts'
import type { PaintingFault } from '../../rules/paintings.ts'
import { uploadPainting } from '../../test/upload-painting.ts'
import { purgePaintings } from '../purge-paintings.ts'

const { calls } = paintingStaff
const reason = 'a photograph'

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
const people = (count: number) => Promise.all(Array.from({ length: count }, () => makeMember(site, `reader${++names}`)))
const report = (id: number, by: TestMember, about: PaintingFault = 'forbidden') =>
  site.call(paintings.calls.report, { id, about, reason }, as(by))
const one = (id: number, by?: TestMember) => site.call(paintings.calls.one, { id: String(id) }, by && as(by))
const onWall = async () => (await site.call(paintings.calls.list, {})).data.rows.map(({ KeyID }) => KeyID)
const queue = async (state: 'todo' | 'done' = 'todo') =>
  (await site.call(calls.reports, { state, pageSize: 50 }, as(chief))).data.rows
const reportsOf = async (id: number) => (await queue()).filter(({ painting }) => painting.KeyID === id)
const decide = async (id: number, verdict: 'pass' | 'notPass') => {
  expect((await site.call(calls.takeReport, { id }, as(chief))).msg).toBe('')
  expect((await site.call(calls.decideReport, { id, verdict, reason: 'looked' }, as(chief))).msg).toBe('')
}
const query = async (text: string, values: unknown[] = []) =>
  (await site.site.foundation.db.pool.query(text, values)).rows
const status = async (url: string) => (await site.site.app.inject({ method: 'GET', url })).statusCode
/** A work that three people reported as forbidden. */
async function hiddenByReports() {
  const id = await uploadPainting(site, painter)
  const src = (await one(id)).data.SRC
  const readers = await people(3)
  for (const reader of readers) expect((await report(id, reader)).msg).toBe('')
  return { id, src, readers }
}

test('reports say what they are about; what is forbidden goes first', async () => {
  const [plain, grave] = [await uploadPainting(site, painter), await uploadPainting(site, painter)]
  const [first, second] = (await people(2)) as [TestMember, TestMember]
  await report(plain, first, 'unmarked')
  await report(grave, second)
  const rows = await queue()
  expect(rows.map(({ painting, about }) => [painting.KeyID, about])).toEqual([
    [grave, 'forbidden'],
    [plain, 'unmarked'],
  ])
  expect(rows[0]).toMatchObject({ reason, BY: { UID: second.id }, earlier: 0, painting: { HIDDEN: 'N' } })
  const menu = await site.call(admin.calls.menu, {}, as(chief))
  expect(menu.data.menu.find(({ area }) => area === 'painting')?.waiting).toBe(2)
  for (const { id } of rows) {
    await decide(id, 'notPass')
    expect((await site.call(calls.doneReport, { id }, as(chief))).msg).toBe('')
  }
  expect((await queue('done')).map(({ about }) => about).sort()).toEqual(['forbidden', 'unmarked'])
  expect((await remindersOf(site, first, 'paintingReportDone'))[0]).toEqual({
    subject: `painting:${plain}`,
    data: { painting: plain, name: '午后的甜品屋', verdict: 'notPass', note: 'looked' },
  })
})

test('a report that is right takes the work and its pictures out of sight, and tells both', async () => {
  const id = await uploadPainting(site, painter)
  const src = (await one(id)).data.SRC
  const [reader] = (await people(1)) as [TestMember]
  await report(id, reader, 'rights')
  const [row] = await reportsOf(id)
  await decide(row?.id ?? 0, 'pass')
  await site.call(calls.doneReport, { id: row?.id ?? 0 }, as(chief))
  expect((await one(id, reader)).msg).toBe('deleted')
  expect(await status(src)).toBe(404)
  expect((await one(id, painter)).data).toMatchObject({ FORBID: 'Y', FORBIDFOR: 'looked' })
  expect((await remindersOf(site, painter, 'paintingHidden'))[0]?.data).toMatchObject({
    state: 'hidden',
    note: 'looked',
  })
  expect((await remindersOf(site, reader, 'paintingReportDone'))[0]?.data).toMatchObject({ verdict: 'pass' })
  const [logged] = await query(
    `select before, after from staff_log where act = 'decidePaintingReport' and subject = $1`,
    [`painting:${id}`],
  )
  expect(JSON.parse(logged.before)).toMatchObject({ about: 'rights', said: reason, hidden: false })
  expect(JSON.parse(logged.after)).toMatchObject({ hidden: true })
})

test('three people who report a work as forbidden hide it until staff look; its uploader is told, but not by whom', async () => {
  const id = await uploadPainting(site, painter)
  const src = (await one(id)).data.SRC
  const [a, b, c] = (await people(3)) as [TestMember, TestMember, TestMember]
  await report(id, a)
  await report(id, b)
  expect((await report(id, b)).msg).toBe('reported')
  expect((await one(id)).msg).toBe('')
  expect(await onWall()).toContain(id)
  expect((await report(id, c)).msg).toBe('')
  expect((await one(id)).msg).toBe('deleted')
  expect(await onWall()).not.toContain(id)
  expect((await report(id, (await people(1))[0] as TestMember)).msg).toBe('deleted')
  expect(await status(src)).toBe(404)
  const { data } = await one(id, painter)
  expect(data.FORBID).toBe('Y')
  expect(data.FORBIDFOR).toContain('三个人')
  const told = (await remindersOf(site, painter, 'paintingHidden')).find(({ subject }) => subject === `painting:${id}`)
  expect(told?.data).toMatchObject({ state: 'hidden', note: data.FORBIDFOR })
  expect(JSON.stringify(told)).not.toContain(String(c.id))
  expect((await site.call(calls.forbidden, {}, as(chief))).data[0]).toMatchObject({ BY: null, painting: { KeyID: id } })
  const logged = await query(`select actor::int, after from staff_log where act = 'reportPainting' and subject = $1`, [
    `painting:${id}`,
  ])
  expect(logged).toHaveLength(1)
  expect(logged[0]?.actor).toBe(c.id)
  expect(JSON.parse(logged[0]?.after)).toMatchObject({ hidden: true, by: [a.id, b.id, c.id] })
  // Only what staff removed is remembered.
  const known = `select from removed_contents c join pictures i on i.source_hash = c.source_hash
    join painting_pictures e on e.picture = i.id where e.painting = $1`
  expect(await query(known, [id])).toEqual([])
})

test('what staff let be is shown again with its pictures, and reports alone hide it no more', async () => {
  const { id, src } = await hiddenByReports()
  const [first] = await reportsOf(id)
  expect(first?.painting.HIDDEN).toBe('Y')
  expect(await status(first?.painting.SRC ?? '')).toBe(200)
  await decide(first?.id ?? 0, 'notPass')
  expect((await one(id)).msg).toBe('')
  expect(await status(src)).toBe(200)
  const told = (await remindersOf(site, painter, 'paintingHidden')).filter(
    ({ subject }) => subject === `painting:${id}`,
  )
  expect(told[0]?.data).toMatchObject({ state: 'shown', note: 'looked' })
  const [logged] = await query(
    `select before, after from staff_log where act = 'decidePaintingReport' and subject = $1`,
    [`painting:${id}`],
  )
  expect(JSON.parse(logged.before).hidden).toBe(true)
  expect(JSON.parse(logged.after).hidden).toBe(false)
  for (const reader of await people(3)) expect((await report(id, reader)).msg).toBe('')
  expect((await one(id)).msg).toBe('')
})

test('what staff find forbidden stays hidden, by them from then on', async () => {
  const { id } = await hiddenByReports()
  const [first, next] = await reportsOf(id)
  await decide(first?.id ?? 0, 'pass')
  const [row] = (await site.call(calls.forbidden, {}, as(chief))).data
  expect(row).toMatchObject({ painting: { KeyID: id }, reason: 'looked', BY: { UID: chief.id } })
  // Another report that is not right does not show what staff hid.
  await decide(next?.id ?? 0, 'notPass')
  expect((await one(id)).msg).toBe('deleted')
})

test('what its uploader deleted meanwhile is decided all the same, and never shown again', async () => {
  const [bad, good] = [await hiddenByReports(), await hiddenByReports()]
  for (const { id } of [bad, good]) {
    expect((await site.call(paintings.calls.remove, { pid: id }, as(painter))).msg).toBe('')
    expect((await one(id, painter)).msg).toBe('deleted')
    expect((await reportsOf(id))[0]?.painting).toMatchObject({ HIDDEN: 'Y' })
  }
  const { db, now } = site.site.foundation
  const later = new Date(now().getTime() + 31 * 86_400_000)
  await purgePaintings(db, later)
  const [first] = await reportsOf(bad.id)
  expect(await status(first?.painting.SRC ?? '')).toBe(200)
  await decide(first?.id ?? 0, 'pass')
  const known = `select from removed_contents c join pictures i on i.source_hash = c.source_hash
    join painting_pictures e on e.picture = i.id where e.painting = $1`
  expect(await query(known, [bad.id])).toHaveLength(1)
  await decide((await reportsOf(good.id))[0]?.id ?? 0, 'notPass')
  expect((await one(good.id)).msg).toBe('deleted')
  expect(await status(good.src)).toBe(404)
  expect((await reportsOf(bad.id))[0]?.painting).toMatchObject({ HIDDEN: 'Y' })
  // The same picture can be published again, for staff found nothing wrong with it.
  const again = await uploadPainting(site, painter, { url: good.src })
  expect((await one(again)).data).toMatchObject({ SRC: good.src })
  expect(await status(good.src)).toBe(200)
  await purgePaintings(db, later)
  expect(await query('select id from paintings where id = any($1)', [[bad.id, good.id]])).toEqual([])
})

test('what nobody has looked at is not purged; what staff hid is, after 30 days', async () => {
  const [waits, hidden] = [await hiddenByReports(), await hiddenByReports()]
  const [first] = await reportsOf(hidden.id)
  await decide(first?.id ?? 0, 'pass')
  const { db, now } = site.site.foundation
  await purgePaintings(db, new Date(now().getTime() + 31 * 86_400_000))
  expect((await one(waits.id, painter)).data).toMatchObject({ FORBID: 'Y' })
  expect((await one(hidden.id, painter)).msg).toBe('deleted')
  // The picture keeps no address.
  expect(await status(hidden.src)).toBe(404)
})

test('accounts of one person report as one', async () => {
  const id = await uploadPainting(site, painter)
  const [a, twin, b, c] = (await people(4)) as [TestMember, TestMember, TestMember, TestMember]
  await linkAccounts(site, a, twin)
  for (const by of [a, twin, b]) expect((await report(id, by)).msg).toBe('')
  expect((await one(id)).msg).toBe('')
  expect((await report(id, c)).msg).toBe('')
  expect((await one(id)).msg).toBe('deleted')
})

test('only reports of what is forbidden, and only open ones, hide a work', async () => {
  const id = await uploadPainting(site, painter)
  const [a, b, c, d] = (await people(4)) as [TestMember, TestMember, TestMember, TestMember]
  await report(id, a, 'rights')
  await report(id, b)
  await report(id, c)
  expect((await one(id)).msg).toBe('')
  await query(`update reports set state = 'done', verdict = 'notPass' where kind = 'painting' and reporter = $1`, [
    b.id,
  ])
  await report(id, d)
  expect((await one(id)).msg).toBe('')
})

test('two third reports at once hide the work once', async () => {
  const id = await uploadPainting(site, painter)
  const readers = await people(4)
  for (const reader of readers.slice(0, 2)) await report(id, reader)
  const answers = await Promise.all(readers.slice(2).map((reader) => report(id, reader)))
  expect(answers.map(({ msg }) => msg).sort()).toEqual(['', 'deleted'])
  expect(
    await query(`select from staff_log where act = 'reportPainting' and subject = $1`, [`painting:${id}`]),
  ).toHaveLength(1)
  expect(await query('select from hidden_paintings where painting = $1', [id])).toHaveLength(1)
})

test('two third people at once hide it, whoever is first', async () => {
  const id = await uploadPainting(site, painter)
  const readers = await people(3)
  await report(id, readers[0] as TestMember)
  const answers = await Promise.all(readers.slice(1).map((reader) => report(id, reader)))
  expect(answers.map(({ msg }) => msg)).toEqual(['', ''])
  expect((await one(id)).msg).toBe('deleted')
})

test('one’s own work is not reported, nor decided about; a reason is needed', async () => {
  const id = await uploadPainting(site, painter)
  expect((await report(id, painter)).msg).toBe('reportSelf')
  const [reader] = (await people(1)) as [TestMember]
  const blank = { id, about: 'other', reason: ' ' } as const
  expect((await site.call(paintings.calls.report, blank, as(reader))).msg).toBe('missingReason')
  const own = await uploadPainting(site, chief)
  await report(own, reader)
  const [row] = await reportsOf(own)
  expect((await site.call(calls.takeReport, { id: row?.id ?? 0 }, as(chief))).msg).toBe('reportOwn')
})
