import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { pictures } from '#contract/pictures.ts'
import { ownsPicture } from '#core/files/pictures.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { waitingFor } from '#site/test/waiting-for.ts'
import { paintingStaff } from '../../contract/painting-staff.ts'
import { paintings } from '../../contract/paintings.ts'
import { plainPainting, uploadPainting, uploadPicture } from '../../test/upload-painting.ts'

const { calls } = paintingStaff
const reason = 'not allowed here'

let site: TestSite
let painter: TestMember
let thief: TestMember
let chief: TestMember
let readers: TestMember[]
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  painter = await makeMember(site, 'painter')
  thief = await makeMember(site, 'thief')
  chief = await hire(site, 'chief', ['painting'])
  readers = []
  for (const n of [1, 2, 3]) readers.push(await makeMember(site, `reader${n}`))
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const fetched = (url: string) => site.site.app.inject({ method: 'GET', url })
const status = async (url: string) => (await fetched(url)).statusCode
const one = (id: number, by?: TestMember) => site.call(paintings.calls.one, { id: String(id) }, by && as(by))
const publish = (url: string, by: TestMember) => site.call(paintings.calls.upload, { ...plainPainting, url }, as(by))
const remove = (pid: number, by: TestMember) => site.call(paintings.calls.remove, { pid }, as(by))
const report = async (id: number, by: readonly TestMember[]) => {
  for (const each of by) {
    const { msg } = await site.call(paintings.calls.report, { id, about: 'forbidden', reason }, as(each))
    expect(msg).toBe('')
  }
}
const decide = async (pid: number, verdict: 'pass' | 'notPass') => {
  const { rows } = (await site.call(calls.reports, { state: 'todo' }, as(chief))).data
  const id = rows.find(({ painting }) => painting.KeyID === pid)?.id ?? 0
  expect((await site.call(calls.takeReport, { id, take: 'Y' }, as(chief))).msg).toBe('')
  expect((await site.call(calls.decideReport, { id, verdict, reason }, as(chief))).msg).toBe('')
}
/** Uploads the file at an address as another member; it has the same address. */
const uploadCopy = async (url: string, by: TestMember) => {
  const file = { name: 'copy.png', bytes: (await fetched(url)).rawPayload }
  expect((await site.call(pictures.calls.upload, {}, { ...as(by), file })).data.data.url).toBe(url)
}
/** A work of the thief with a copy of the picture, which three people report. */
const reportedCopy = async (url: string) => {
  await uploadCopy(url, thief)
  const pid = await uploadPainting(site, thief, { url, goOn: 'otherVersion' })
  await report(pid, readers)
  expect((await one(pid)).msg).toBe('deleted')
  return pid
}

test('reports of a copy take away neither another’s work nor a head; the verdict of staff does', async () => {
  const [url, head] = [await uploadPicture(site, painter), await uploadPicture(site, painter)]
  await uploadPainting(site, painter, { url })
  expect((await site.call(accounts.calls.setHead, { src: head }, as(painter))).msg).toBe('')
  const copies = [await reportedCopy(url), await reportedCopy(head)] as const
  expect([await status(url), await status(head)]).toEqual([200, 200])
  // Shown again, and hidden by staff: each act ends or begins what it began alone.
  await decide(copies[0], 'notPass')
  expect(await status(url)).toBe(200)
  await decide(copies[1], 'pass')
  expect(await status(head)).toBe(404)
  const back = await site.call(calls.cancelForbid, { pid: copies[1], reason }, as(chief))
  expect([back.msg, await status(head)]).toEqual(['', 200])
})

test('reports close a picture that only its uploader shows elsewhere', async () => {
  const url = await uploadPicture(site, thief)
  expect((await site.call(accounts.calls.setHead, { src: url }, as(thief))).msg).toBe('')
  const pid = await uploadPainting(site, thief, { url })
  await report(pid, readers)
  expect(await status(url)).toBe(404)
  await decide(pid, 'notPass')
  expect(await status(url)).toBe(200)
})

test('who removes a reported work does not keep it from being remembered', async () => {
  const url = await uploadPicture(site, thief)
  const pid = await uploadPainting(site, thief, { url })
  await report(pid, readers.slice(0, 1))
  expect((await remove(pid, thief)).msg).toBe('')
  await decide(pid, 'pass')
  expect((await publish(url, thief)).msg).toBe('removedBefore')
  expect((await one(pid, thief)).msg).toBe('deleted')
})

test('nor does it where a rights holder’s claim is right', async () => {
  const url = await uploadPicture(site, thief)
  const pid = await uploadPainting(site, thief, { url })
  const claim = { name: 'A', mail: 'a@example.test', address: `http://localhost:8080/e/${pid}`, words: 'Mine.' }
  expect((await site.call(calls.claim, claim)).msg).toBe('')
  expect((await remove(pid, thief)).msg).toBe('')
  const [row] = (await site.call(calls.claims, {}, as(chief))).data.rows
  expect((await site.call(calls.decideClaim, { id: row?.id ?? 0, pass: 'Y', reason }, as(chief))).msg).toBe('')
  expect((await publish(url, thief)).msg).toBe('removedBefore')
})

test('a picture that staff replaced has no address any more, unless something else shows it', async () => {
  const [shown, gone] = [await uploadPicture(site, thief), await uploadPicture(site, thief)]
  expect((await site.call(accounts.calls.setHead, { src: shown }, as(thief))).msg).toBe('')
  for (const url of [shown, gone]) {
    const pid = await uploadPainting(site, thief, { url })
    const other = await uploadPicture(site, chief)
    expect((await site.call(calls.updateSrc, { pid, url: other, reason }, as(chief))).msg).toBe('')
    expect(await status(other)).toBe(200)
  }
  expect([await status(shown), await status(gone)]).toEqual([200, 404])
})

test('a picture that somebody takes into use while its first work is removed keeps its address', async () => {
  const url = await uploadPicture(site, painter)
  const pid = await uploadPainting(site, painter, { url })
  await uploadCopy(url, thief)
  let removed: Promise<unknown> = Promise.resolve()
  await site.site.foundation.db.transaction(async (tx) => {
    expect(await ownsPicture(tx, thief.id, url)).toBe(true)
    await tx.updateTable('members').set({ head: url }).where('id', '=', thief.id).execute()
    removed = remove(pid, painter)
    await Promise.race([removed, waitingFor(site, 1)])
  })
  expect(await removed).toMatchObject({ msg: '' })
  expect(await status(url)).toBe(200)
})

test('reports of black-flagged members do not hide a work', async () => {
  const pid = await uploadPainting(site, painter)
  const [first, second, third] = readers as [TestMember, TestMember, TestMember]
  await setBlack(site, third, true)
  await report(pid, [third, first, second])
  expect((await one(pid)).msg).toBe('')
  await setBlack(site, third, false)
})
