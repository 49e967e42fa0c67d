import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { hire } from '#site/test/hire.ts'
import { linkAccounts } from '#site/test/link-accounts.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { expectAudited, held } from '#site/test/wallet.ts'
import { paintingStaff } from '../../contract/painting-staff.ts'
import { paintings } from '../../contract/paintings.ts'
import { uploadPainting, uploadPicture } from '../../test/upload-painting.ts'
import { purgePaintings } from '../purge-paintings.ts'
import { rewardPaintings } from '../reward-paintings.ts'

const { calls } = paintingStaff
const reason = 'not ours'
const hourMs = 3_600_000

let site: TestSite
let painter: TestMember
let reader: TestMember
let chief: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  painter = await makeMember(site, 'painter')
  reader = await makeMember(site, 'reader')
  chief = await hire(site, 'chief', ['painting'])
})
afterAll(() => site.close())

const as = ({ token }: TestMember) => ({ token })
const one = (id: number, by?: TestMember) => site.call(paintings.calls.one, { id: String(id) }, by && as(by))
const forbid = (pid: number, by = chief) => site.call(calls.forbid, { pid, reason }, as(by))
const cancel = (pid: number, by = chief) => site.call(calls.cancelForbid, { pid, reason }, as(by))
const fetched = (url: string) => site.site.app.inject({ method: 'GET', url })
const status = async (url: string) => (await fetched(url)).statusCode
const remove = (pid: number, by = painter) => site.call(paintings.calls.remove, { pid }, as(by))
const query = async (text: string, values: unknown[] = []) =>
  (await site.site.foundation.db.pool.query(text, values)).rows
const removedContents = async (id: number) =>
  (
    await query(
      `select from painting_pictures e join pictures i on i.id = e.picture
       join removed_contents c on c.source_hash = i.source_hash where e.painting = $1`,
      [id],
    )
  ).length

describe('a work that staff take out of sight', () => {
  test('is gone with all its pictures for everybody but its uploader and staff, until it is shown again', async () => {
    const more = [await uploadPicture(site, painter)]
    const pid = await uploadPainting(site, painter, { more })
    const { PICTURES } = (await one(pid)).data
    const paths = PICTURES.flatMap(({ SRC }) => [SRC, SRC.replace('.png', '.thumb.webp'), SRC.replace('.png', '.webp')])
    expect(new Set(await Promise.all(paths.map(status)))).toEqual(new Set([200]))
    expect((await forbid(pid)).msg).toBe('')
    expect(new Set(await Promise.all(paths.map(status)))).toEqual(new Set([404]))
    for (const by of [undefined, reader]) expect((await one(pid, by)).msg).toBe('deleted')
    for (const by of [painter, chief]) {
      const { data } = await one(pid, by)
      expect(data).toMatchObject({ FORBID: 'Y', FORBIDFOR: reason })
      for (const { SRC } of data.PICTURES) expect(await status(SRC)).toBe(200)
      expect(await status(data.SRC)).toBe(200)
    }
    expect((await remindersOf(site, painter, 'paintingHidden'))[0]).toEqual({
      subject: `painting:${pid}`,
      data: { painting: pid, name: '午后的甜品屋', state: 'hidden', note: reason },
    })
    const [row] = (await site.call(calls.forbidden, {}, as(chief))).data
    expect(row).toMatchObject({ painting: { KeyID: pid }, reason, BY: { UID: chief.id } })
    expect((await forbid(pid)).msg).toBe('missingPainting')
    expect((await cancel(pid)).msg).toBe('')
    expect((await cancel(pid)).msg).toBe('missingForbidden')
    expect(new Set(await Promise.all(paths.map(status)))).toEqual(new Set([200]))
    expect((await one(pid)).data).toMatchObject({ FORBID: 'N', FORBIDFOR: '' })
    expect((await remindersOf(site, painter, 'paintingHidden'))[0]?.data).toMatchObject({ state: 'shown' })
    const acts = await query('select act, before, after from staff_log where subject = $1 order by id', [
      `painting:${pid}`,
    ])
    expect(acts.map(({ act, before, after }) => [act, JSON.parse(before).hidden, JSON.parse(after).hidden])).toEqual([
      ['forbidPainting', false, true],
      ['cancelPaintingForbid', true, false],
    ])
  })

  test('has addresses that end, that name one member, and that nobody can make', async () => {
    const pid = await uploadPainting(site, painter)
    const { SRC: open } = (await one(pid)).data
    await forbid(pid)
    const { SRC } = (await one(pid, painter)).data
    const answer = await fetched(SRC)
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, max-age=600', 'content-type': 'image/webp' })
    const known = { 'if-none-match': String(answer.headers.etag) }
    expect((await site.site.app.inject({ method: 'GET', url: SRC, headers: known })).statusCode).toBe(304)
    expect(await status(SRC.replace(`m=${painter.id}`, `m=${chief.id}`))).toBe(404)
    expect(await status(SRC.replace(`${pid}.1`, `${pid}.2`))).toBe(404)
    expect(await status(SRC.split('?')[0] ?? '')).toBe(404)
    expect(await status(open)).toBe(404)
    site.advance(2 * hourMs + 1_000)
    expect(await status(SRC)).toBe(404)
    site.advance(-2 * hourMs - 1_000)
    const { SRC: forStaff } = (await one(pid, chief)).data
    expect(await status(forStaff)).toBe(200)
    await query(`update members set staff = '{}' where id = $1`, [chief.id])
    expect(await status(forStaff)).toBe(404)
    await query(`update members set staff = '{painting}' where id = $1`, [chief.id])
    const { SRC: leftBehind } = (await one(pid, painter)).data
    await query('update members set closed_at = now() where id = $1', [painter.id])
    expect(await status(leftBehind)).toBe(404)
    await query('update members set closed_at = null where id = $1', [painter.id])
    expect(await status(leftBehind)).toBe(200)
  })

  test('is remembered by content and look, and forgotten once it is shown again', async () => {
    const pid = await uploadPainting(site, painter)
    const look = Buffer.alloc(32, 7)
    await query('delete from painting_hashes where painting = $1', [pid])
    await query('insert into painting_hashes (painting, hash) values ($1, $2), ($1, $2)', [pid, look])
    const looks = async () => (await query('select from removed_looks where hash = $1', [look])).length
    await forbid(pid)
    expect([await removedContents(pid), await looks()]).toEqual([1, 1])
    await cancel(pid)
    expect([await removedContents(pid), await looks()]).toEqual([0, 0])
  })

  test('that shows what another one showed: both must be shown again, and one keeps the memory', async () => {
    const url = await uploadPicture(site, painter)
    const a = await uploadPainting(site, painter, { url })
    const b = await uploadPainting(site, painter)
    // The same picture in a second work, as of two members who uploaded the same bytes.
    await query(
      `update painting_pictures set (src, picture) = (select src, picture from painting_pictures where painting = $1)
       where painting = $2`,
      [a, b],
    )
    await forbid(a)
    await forbid(b)
    await cancel(a)
    expect([await status(url), await removedContents(a)]).toEqual([404, 1])
    await cancel(b)
    expect([await status(url), await removedContents(a)]).toEqual([200, 0])
  })

  test('loses what it brought, and gets it back', async () => {
    const lucky = await makeMember(site, 'lucky')
    const pid = await uploadPainting(site, lucky)
    site.advance(49 * hourMs)
    await rewardPaintings(site.site.foundation.db, site.site.foundation.now())
    expect((await held(site, lucky)).point).toBe(2)
    await forbid(pid)
    expect((await held(site, lucky)).point ?? 0).toBe(0)
    await cancel(pid)
    expect((await held(site, lucky)).point).toBe(2)
    await expectAudited(site)
    site.advance(-49 * hourMs)
  })

  test('is not staff’s to show if its owner removed it', async () => {
    const pid = await uploadPainting(site, painter)
    await remove(pid)
    expect([(await forbid(pid)).msg, (await cancel(pid)).msg]).toEqual(['missingPainting', 'missingForbidden'])
  })

  test('can be deleted by its uploader; what staff know of it stays', async () => {
    const pid = await uploadPainting(site, painter)
    await forbid(pid)
    const { SRC } = (await one(pid, painter)).data
    expect((await remove(pid, reader)).msg).toBe('deleted')
    expect([(await remove(pid)).msg, (await remove(pid)).msg]).toEqual(['', 'deleted'])
    for (const by of [painter, chief]) expect((await one(pid, by)).msg).toBe('deleted')
    expect((await site.call(paintings.calls.comments, { pid }, as(painter))).msg).toBe('deleted')
    expect((await fetched(SRC)).statusCode).toBe(404)
    const mine = (await site.call(paintings.calls.minePaged, {}, as(painter))).data.rows
    expect(mine.map(({ KeyID }) => KeyID)).not.toContain(pid)
    const hidden = (await site.call(calls.forbidden, {}, as(chief))).data
    expect(hidden.map(({ painting }) => painting.KeyID)).not.toContain(pid)
    expect([(await cancel(pid)).msg, (await forbid(pid)).msg]).toEqual(['missingForbidden', 'missingPainting'])
    expect(await removedContents(pid)).toBe(1)
    // It still counts as a removal by staff.
    expect(await query('select hidden_by::int from hidden_paintings where painting = $1', [pid])).toEqual([
      { hidden_by: chief.id },
    ])
    await purgePaintings(site.site.foundation.db, new Date(Date.now() + 31 * 24 * hourMs))
    expect(await query('select from paintings where id = $1', [pid])).toEqual([])
  })

  test('cannot be deleted by its uploader while it is in a competition', async () => {
    const pid = await uploadPainting(site, painter)
    await query('update paintings set match = 1 where id = $1', [pid])
    await forbid(pid)
    expect((await remove(pid)).msg).toBe('matchPaintingDel')
    expect((await one(pid, painter)).data).toMatchObject({ FORBID: 'Y' })
  })

  test('and deleted by its uploader at the same time as staff show it is one or the other', async () => {
    const pid = await uploadPainting(site, painter)
    await forbid(pid)
    const [shown, gone] = await Promise.all([cancel(pid), remove(pid)])
    expect(gone.msg).toBe('')
    expect(['', 'missingForbidden']).toContain(shown.msg)
    expect((await one(pid, painter)).msg).toBe('deleted')
  })

  test('by two at once is hidden once, and its pictures are open after one act', async () => {
    const pid = await uploadPainting(site, painter)
    const { SRC } = (await one(pid)).data
    const second = await hire(site, 'second', ['painting'])
    await Promise.all([forbid(pid), forbid(pid, second)])
    const both = await Promise.all([cancel(pid), cancel(pid, second)])
    expect(both.map(({ msg }) => msg).sort()).toEqual(['', 'missingForbidden'])
    expect(await status(SRC)).toBe(200)
  })

  test('is never staff’s own, with whatever account; a reason is needed', async () => {
    const twin = await makeMember(site, 'twin')
    await linkAccounts(site, chief, twin)
    const own = await uploadPainting(site, twin)
    expect((await forbid(own)).msg).toBe('forbidOwn')
    const pid = await uploadPainting(site, painter)
    expect((await site.call(calls.forbid, { pid, reason: ' ' }, as(chief))).msg).toBe('missingReason')
    expect((await forbid(99_999_999)).msg).toBe('missingPainting')
  })
})

describe('a work that its owner removes', () => {
  test('has no address any more, but where something else shows the picture', async () => {
    const [url, head] = [await uploadPicture(site, painter), await uploadPicture(site, painter)]
    const pid = await uploadPainting(site, painter, { url, more: [head] })
    expect((await site.call(accounts.calls.setHead, { src: head }, as(painter))).msg).toBe('')
    expect((await site.call(paintings.calls.remove, { pid }, as(painter))).msg).toBe('')
    expect([await status(url), await status(head)]).toEqual([404, 200])
    await uploadPainting(site, painter, { url })
    expect(await status(url)).toBe(200)
  })
})

describe('a picture that staff put in the place of another', () => {
  test('is shown by the work, and the log has both', async () => {
    const pid = await uploadPainting(site, painter, { more: [await uploadPicture(site, painter)] })
    const before = (await one(pid)).data
    const [first, next] = [await uploadPicture(site, chief, 120), await uploadPicture(site, chief, 140)]
    const replace = (page: number, url: string) => site.call(calls.updateSrc, { pid, page, url, reason }, as(chief))
    expect((await replace(1, first)).msg).toBe('')
    expect((await replace(2, next)).msg).toBe('')
    const { data } = await one(pid)
    expect(data).toMatchObject({ SRC: first, W: 120, H: 120 })
    expect(data.PICTURES.map(({ SRC, W }) => [SRC, W])).toEqual([
      [first, 120],
      [next, 140],
    ])
    const [logged] = await query(`select before, after from staff_log where act = 'updateSRC' order by id limit 1`)
    expect(JSON.parse(logged.before)).toEqual({ member: painter.id, page: 1, src: before.SRC, width: 96, height: 96 })
    expect(JSON.parse(logged.after)).toMatchObject({ src: first, width: 120 })
    expect((await remindersOf(site, painter, 'paintingHidden'))[0]?.data).toMatchObject({
      state: 'replaced',
      note: reason,
    })
    expect((await replace(3, first)).msg).toBe('missingPainting')
    expect((await replace(1, before.SRC)).msg).toBe('pictureMissing')
    await forbid(pid)
    expect((await replace(1, first)).msg).toBe('missingPainting')
  })
})

test('staff find a work by its number, whatever its state', async () => {
  const pid = await uploadPainting(site, painter)
  const byId = () => site.call(calls.byId, { pid }, as(chief))
  expect((await byId()).data).toMatchObject({ KeyID: pid, FORBID: 'N' })
  await forbid(pid)
  const { data } = await byId()
  expect(data).toMatchObject({ FORBID: 'Y', FORBIDFOR: reason })
  expect(await status(data.PICTURES[0]?.SRC ?? '')).toBe(200)
  const mine = (await site.call(paintings.calls.minePaged, {}, as(painter))).data.rows.find(
    ({ KeyID }) => KeyID === pid,
  )
  expect(mine).toMatchObject({ FORBID: 'Y' })
  expect(await status(mine?.SRC ?? '')).toBe(200)
  expect((await site.call(calls.byId, { pid: 99_999_999 }, as(chief))).msg).toBe('missingPainting')
})
