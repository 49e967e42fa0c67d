import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pictures } from '#contract/pictures.ts'
import { hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { paintingStaff } from '../../contract/painting-staff.ts'
import { paintings } from '../../contract/paintings.ts'
import type { AlikeReason } from '../../rules/paintings.ts'
import { drawnPicture } from '../../test/drawn-picture.ts'
import { plainPainting } from '../../test/upload-painting.ts'

let site: TestSite
let painter: TestMember
let other: TestMember
let desk: TestMember
let seed = 1_000

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
  painter = await makeMember(site, 'painter')
  other = await makeMember(site, 'other')
  desk = await hire(site, 'desk', ['painting'])
})
afterAll(() => site.close())

const upload = async (bytes: Uint8Array, by: TestMember): Promise<string> => {
  const answer = await site.call(pictures.calls.upload, {}, { token: by.token, file: { name: 'a.png', bytes } })
  // A picture that was uploaded before is refused with its address in the code.
  return answer.data?.data?.url ?? answer.msg.replace('upload repeated ', '')
}
const publish = async (bytes: Uint8Array, by: TestMember, goOn?: AlikeReason) => {
  const url = await upload(bytes, by)
  return site.call(paintings.calls.upload, { ...plainPainting, url, ...(goOn && { goOn }) }, { token: by.token })
}
/** A work of its own, which nothing looks like. */
const fresh = async () => {
  const bytes = await drawnPicture(++seed)
  return { bytes, id: (await publish(bytes, painter)).data.KeyID }
}
const jpeg = (bytes: Uint8Array) => sharp(bytes).jpeg({ quality: 60 }).toBuffer()
const doubts = async () => (await site.call(paintingStaff.calls.doubts, {}, { token: desk.token })).data.rows
const denied = async (id: number) => {
  const { rows } = await site.site.foundation.db.pool.query(
    `select amount from rewards where kind = 'painting' and subject = $1 and reason = 7`,
    [id],
  )
  return rows.length > 0
}

test('a copy by another is shown the earlier work, and goes on with a reason; its reward waits for staff', async () => {
  const { bytes, id } = await fresh()
  const copy = await jpeg(bytes)
  expect(await publish(copy, other)).toMatchObject({ msg: 'alike', data: [{ KeyID: id, HOW: 'same' }] })
  const { data } = await publish(copy, other, 'permission').then((answer) => {
    expect(answer.msg).toBe('')
    return answer
  })
  const beside = (await site.call(paintings.calls.beside, { pid: id })).data
  expect(beside.ALIKE.map(({ KeyID }) => KeyID)).toEqual([data.KeyID])
  expect((await doubts()).find(({ painting }) => painting.KeyID === data.KeyID)?.ALIKE[0]).toMatchObject({ KeyID: id })
})

test('the same file by another is said to be the same file', async () => {
  const { bytes, id } = await fresh()
  expect(await publish(bytes, other)).toMatchObject({ msg: 'alike', data: [{ KeyID: id, HOW: 'bytes' }] })
})

test('another version of an own work goes on and brings nothing more', async () => {
  const { bytes, id } = await fresh()
  const version = await jpeg(bytes)
  expect(await publish(version, painter)).toMatchObject({ msg: 'alike', data: [{ KeyID: id }] })
  const { data } = await publish(version, painter, 'otherVersion')
  expect([await denied(data.KeyID), await denied(id)]).toEqual([true, false])
  expect((await doubts()).map(({ painting }) => painting.KeyID)).not.toContain(data.KeyID)
})

test('an own work that was turned or inverted goes on, and its reward waits for staff', async () => {
  const { bytes } = await fresh()
  for (const changed of [
    await sharp(bytes).rotate(90).png().toBuffer(),
    await sharp(bytes).rotate(180).png().toBuffer(),
    await sharp(bytes).negate({ alpha: false }).png().toBuffer(),
  ]) {
    const { msg, data } = await publish(changed, painter, 'otherVersion')
    expect(msg).toBe('')
    expect((await doubts()).map(({ painting }) => painting.KeyID)).toContain(data.KeyID)
  }
})

test('a work that is gone is not shown, but what looks like it is not paid by itself', async () => {
  const { bytes, id } = await fresh()
  await site.call(paintings.calls.remove, { pid: id }, { token: painter.token })
  const { msg, data } = await publish(await jpeg(bytes), other)
  expect(msg).toBe('')
  expect((await doubts()).map(({ painting }) => painting.KeyID)).toContain(data.KeyID)
})

test('what has nothing to compare by is published, and its reward waits for staff', async () => {
  const hue = { r: 10, g: 20, b: ++seed % 255 }
  const flat = await sharp({ create: { width: 300, height: 200, channels: 3, background: hue } })
    .png()
    .toBuffer()
  const { data } = await publish(flat, painter)
  expect((await doubts()).map(({ painting }) => painting.KeyID)).toContain(data.KeyID)
})

test('what staff removed is refused by its file, and waits by its look, however it is turned', async () => {
  const { bytes, id } = await fresh()
  const act = { pid: id, reason: 'not allowed here' }
  expect((await site.call(paintingStaff.calls.forbid, act, { token: desk.token })).msg).toBe('')
  expect(await publish(bytes, other)).toMatchObject({ msg: 'removedBefore' })
  const turned = await sharp(bytes).rotate(90).flop().jpeg().toBuffer()
  expect(await publish(turned, other)).toMatchObject({ msg: '', data: { HELD: 'Y', HELDFOR: 'alike' } })
  await site.call(paintingStaff.calls.cancelForbid, { ...act, reason: 'our mistake' }, { token: desk.token })
  expect(await publish(bytes, other)).toMatchObject({ msg: 'alike' })
})

test('what looks like a removed work waits without a question, whatever else it looks like', async () => {
  const { bytes, id } = await fresh()
  expect((await publish(await jpeg(bytes), other, 'permission')).msg).toBe('')
  const act = { pid: id, reason: 'not allowed here' }
  expect((await site.call(paintingStaff.calls.forbid, act, { token: desk.token })).msg).toBe('')
  const further = await sharp(bytes).webp({ quality: 50 }).toBuffer()
  expect(await publish(further, desk)).toMatchObject({ msg: '', data: { HELD: 'Y', HELDFOR: 'alike' } })
})

describe('a picture that staff replaced', () => {
  const replace = async (pid: number, bytes: Uint8Array, page = 1) => {
    const said = { pid, page, url: await upload(bytes, desk), reason: 'without the face' }
    expect((await site.call(paintingStaff.calls.updateSrc, said, { token: desk.token })).msg).toBe('')
  }
  const alikeTo = async (pid: number) =>
    (await site.call(paintings.calls.beside, { pid })).data.ALIKE.map(({ KeyID }) => KeyID)

  test('no longer makes the work alike to others, but is not paid again', async () => {
    const [{ bytes, id }, next] = [await fresh(), await drawnPicture(++seed)]
    await replace(id, next)
    const { msg, data } = await publish(await jpeg(bytes), other)
    expect(msg).toBe('')
    expect([await alikeTo(id), await alikeTo(data.KeyID)]).toEqual([[], []])
    expect((await doubts()).map(({ painting }) => painting.KeyID)).toContain(data.KeyID)
    expect(await publish(await jpeg(next), other)).toMatchObject({ msg: 'alike', data: [{ KeyID: id }] })
    expect((await site.call(paintings.calls.one, { id: String(id) })).data.COLOUR).toMatch(/^#[0-9a-f]{6}$/)
  })

  test('unpairs the works that were alike by it, and no others', async () => {
    const [first, second] = [await drawnPicture(++seed), await drawnPicture(++seed)]
    const url = await upload(first, painter)
    const work = { ...plainPainting, url, more: [await upload(second, painter)] }
    const { KeyID: id } = (await site.call(paintings.calls.upload, work, { token: painter.token })).data
    const byFirst = (await publish(await jpeg(first), other, 'permission')).data.KeyID
    const bySecond = (await publish(await jpeg(second), other, 'permission')).data.KeyID
    expect((await alikeTo(id)).sort()).toEqual([byFirst, bySecond].sort())
    await replace(id, await drawnPicture(++seed))
    expect([await alikeTo(id), await alikeTo(byFirst), await alikeTo(bySecond)]).toEqual([[bySecond], [], [id]])
    // With the former picture in its place the work is what it was.
    await replace(id, first)
    expect(await publish(await sharp(first).webp({ quality: 50 }).toBuffer(), desk)).toMatchObject({
      msg: 'alike',
      data: expect.arrayContaining([expect.objectContaining({ KeyID: id })]),
    })
  })
})

test('two who publish one picture at once do not both pass unseen', async () => {
  const bytes = await drawnPicture(++seed)
  const answers = await Promise.all([publish(await jpeg(bytes), painter), publish(bytes, other)])
  expect(answers.map(({ msg }) => msg).sort()).toEqual(['', 'alike'])
})
