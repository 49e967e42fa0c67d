import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { paintings } from '../contract/paintings.ts'
import { plainPainting, uploadPainting, uploadPicture } from '../test/upload-painting.ts'

let site: TestSite
let painter: TestMember
let other: TestMember

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
  painter = await makeMember(site, 'painter')
  other = await makeMember(site, 'other')
})
afterAll(() => site.close())

type Wish = Parameters<typeof uploadPainting>[2] & object
const send = async (wish: Wish = {}, by = painter) => {
  const url = wish.url ?? (await uploadPicture(site, by))
  return site.call(paintings.calls.upload, { ...plainPainting, ...wish, url }, { token: by.token })
}
const one = (id: number, by?: TestMember) =>
  site.call(paintings.calls.one, { id: String(id) }, by ? { token: by.token } : {})
const wall = async (input = {}) => (await site.call(paintings.calls.list, input)).data

describe('a work that is published', () => {
  test('hangs on the wall and has a page with all that was said', async () => {
    const url = await uploadPicture(site, painter)
    const more = [await uploadPicture(site, painter), await uploadPicture(site, painter)]
    const said = {
      ...plainPainting,
      url,
      more,
      comment: ' 画了三天 ',
      characters: ['Reimu', 'Reimu', 'Marisa'],
      games: [14],
      tags: ['像素画', ' Ｓakura '],
      dragon: 'Reimu',
      rights: 'permission' as const,
      source: 'a friend',
      ai: 'Y' as const,
      note: 'gore' as const,
    }
    const answer = await site.call(paintings.calls.upload, said, { token: painter.token })
    expect(answer).toMatchObject({ auth: '', msg: '', data: { HELD: 'N', HELDFOR: '' } })
    const { data } = await one(answer.data.KeyID)
    expect(data).toMatchObject({
      KeyID: answer.data.KeyID,
      SRC: url,
      W: 96,
      H: 96,
      NAME: '午后的甜品屋',
      UPID: painter.id,
      NICK: 'painter',
      LIKES: 0,
      REPCOMNUM: 0,
      COMMENT: '画了三天',
      PAGES: 3,
      MOVES: 'N',
      DRAGON: 'Reimu',
      NOTE: 'gore',
      AI: 'Y',
      COMMENTABLE: 'Y',
      CHARACTERS: ['Marisa', 'Reimu'],
      GAMES: [14],
      TAGS: ['#pixel', 'sakura'],
      RIGHTS: 'permission',
      SOURCE: 'a friend',
      FORBID: 'N',
      FORBIDFOR: '',
    })
    expect(data.PICTURES.map(({ SRC }) => SRC)).toEqual([url, ...more])
    expect((await wall()).rows[0]).toMatchObject({ KeyID: answer.data.KeyID, SRC: url, PAGES: 3 })
  })

  test.each([
    ['nameEmpty', { name: ' \u200b' }],
    ['nameLong', { name: '画'.repeat(41) }],
    ['commentLong', { comment: '画'.repeat(201) }],
    ['tagEmpty', { tags: [' '] }],
    ['tagLong', { tags: [`${'很'.repeat(8)}x`] }],
    ['tagUnknown', { tags: ['#nothing'] }],
    ['characterUnknown', { characters: ['Nobody'] }],
    ['characterUnknown', { dragon: 'Nobody' }],
    ['gameUnknown', { games: [5] }],
    ['sourceMissing', { rights: 'permission' as const }],
    ['sourceLong', { source: 'x'.repeat(301) }],
    ['matchClosed', { match: 1 }],
    ['urlInvalid', { url: 'https://example.org/a.png?x=1' }],
    ['urlInvalid', { url: 'cake.png' }],
    ['pictureMissing', { url: 'https://example.org/a.png' }],
    ['pictureMissing', { url: `/pic/${'0'.repeat(64)}.png` }],
  ])('is refused with %s', async (code, wish) => {
    expect(await send(wish)).toMatchObject({ msg: code })
  })

  test("shows only the uploader's own pictures, each once", async () => {
    const theirs = await uploadPicture(site, other)
    expect(await send({ url: theirs })).toMatchObject({ msg: 'pictureMissing' })
    expect(await send({ more: [theirs] })).toMatchObject({ msg: 'pictureMissing' })
    const url = await uploadPicture(site, painter)
    expect(await send({ url, more: [url] })).toMatchObject({ msg: 'pictureTwice' })
  })

  test('is not published twice, however fast', async () => {
    const url = await uploadPicture(site, painter)
    const answers = await Promise.all([send({ url }), send({ url }), send({ url })])
    const [done] = answers.filter(({ msg }) => msg === '')
    expect(answers.map(({ msg }) => msg).toSorted()).toEqual(['', 'uploaded', 'uploaded'])
    const again = await send({ more: [url] })
    expect(again).toMatchObject({ msg: 'uploaded', data: { KeyID: done?.data.KeyID, HOW: 'bytes' } })
    await site.call(paintings.calls.remove, { pid: done?.data.KeyID ?? 0 }, { token: painter.token })
    expect(await send({ url })).toMatchObject({ msg: '' })
  })
})

describe('a work that waits', () => {
  test('is seen only by its uploader; a member’s works wait until as many as the setting says are live', async () => {
    const strict = await openTestSite({ reviewPaintings: 1 })
    try {
      const [newcomer, guest] = [await makeMember(strict, 'newcomer'), await makeMember(strict, 'guest')]
      const url = await uploadPicture(strict, newcomer)
      const { data } = await strict.call(paintings.calls.upload, { ...plainPainting, url }, { token: newcomer.token })
      expect(data).toMatchObject({ HELD: 'Y', HELDFOR: 'first' })
      const id = String(data.KeyID)
      const seen = (token?: string) => strict.call(paintings.calls.one, { id }, token ? { token } : {})
      expect(await seen()).toMatchObject({ msg: 'deleted' })
      expect(await seen(guest.token)).toMatchObject({ msg: 'deleted' })
      expect(await seen(newcomer.token)).toMatchObject({ msg: '', data: { HELD: 'Y', HELDFOR: 'first' } })
      expect((await strict.call(paintings.calls.list, {})).data).toMatchObject({ total: 0, rows: [] })
      const own = await strict.call(paintings.calls.minePaged, {}, { token: newcomer.token })
      expect(own.data.rows).toMatchObject([{ KeyID: data.KeyID, HELD: 'Y', FORBID: 'N' }])
      const like = { pid: data.KeyID }
      expect(await strict.call(paintings.calls.like, like, { token: guest.token })).toMatchObject({ msg: 'deleted' })
      const beside = await strict.call(paintings.calls.beside, like)
      expect(beside).toMatchObject({ msg: 'deleted' })
      await strict.site.foundation.db.own
        .updateTable('paintings')
        .set({ held_at: null, held_why: null })
        .where('id', '=', data.KeyID)
        .execute()
      const second = await uploadPicture(strict, newcomer)
      expect(
        await strict.call(paintings.calls.upload, { ...plainPainting, url: second }, { token: newcomer.token }),
      ).toMatchObject({ data: { HELD: 'N' } })
    } finally {
      await strict.close()
    }
  })

  test('is that of a black-flagged member', async () => {
    const black = await makeMember(site, 'black')
    const shown = await uploadPainting(site, black)
    await setBlack(site, black, true)
    expect(await send({}, black)).toMatchObject({ data: { HELD: 'Y', HELDFOR: 'black' } })
    const change = { ...plainPainting, pid: shown, name: 'changed' }
    expect(await site.call(paintings.calls.update, change, { token: black.token })).toMatchObject({ auth: 'black' })
  })
})

describe('a change', () => {
  test('replaces all that was said, and what the work is found by', async () => {
    const pid = await uploadPainting(site, painter, { characters: ['Marisa'], tags: ['moon'] })
    const change = { ...plainPainting, pid, name: 'moon cake', tags: ['#desserts'], commentable: 'N' as const }
    expect(await site.call(paintings.calls.update, change, { token: painter.token })).toMatchObject({ data: 'suc' })
    expect((await one(pid)).data).toMatchObject({
      NAME: 'moon cake',
      CHARACTERS: [],
      TAGS: ['#desserts'],
      COMMENTABLE: 'N',
    })
    expect((await wall({ tag: 'moon' })).rows).toEqual([])
    expect((await wall({ tag: 'Desserts' })).rows).toMatchObject([{ KeyID: pid }])
  })

  test("is refused for others' works, gone ones and wrong words", async () => {
    const pid = await uploadPainting(site, painter)
    const change = (wish: object, by = painter) =>
      site.call(paintings.calls.update, { ...plainPainting, pid, ...wish }, { token: by.token })
    expect(await change({}, other)).toMatchObject({ msg: 'notOwn' })
    expect(await change({ name: '' })).toMatchObject({ msg: 'nameEmpty' })
    expect(await change({ pid: 2_000_000_000 })).toMatchObject({ msg: 'deleted' })
  })
})

describe('removing', () => {
  test('takes a work from the wall at once, and is for its uploader alone', async () => {
    const pid = await uploadPainting(site, painter)
    const remove = (by: TestMember) => site.call(paintings.calls.remove, { pid }, { token: by.token })
    expect(await remove(other)).toMatchObject({ msg: 'notOwn' })
    expect(await remove(painter)).toMatchObject({ data: 'suc' })
    expect(await remove(painter)).toMatchObject({ msg: 'deleted' })
    expect(await one(pid, painter)).toMatchObject({ msg: 'deleted' })
    expect((await wall()).rows.map(({ KeyID }) => KeyID)).not.toContain(pid)
  })

  test('is refused for the work of a competition', async () => {
    const pid = await uploadPainting(site, painter)
    await site.site.foundation.db.own.updateTable('paintings').set({ match: 1 }).where('id', '=', pid).execute()
    const answer = await site.call(paintings.calls.remove, { pid }, { token: painter.token })
    expect(answer).toMatchObject({ msg: 'matchPaintingDel' })
    expect((await one(pid)).msg).toBe('')
  })
})
