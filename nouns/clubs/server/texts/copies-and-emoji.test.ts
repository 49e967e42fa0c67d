import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pictures } from '#contract/pictures.ts'
import { writing } from '#contract/writing.ts'
import { copyPicture } from '#core/files/copies/copies.ts'
import { openFiles } from '#core/files/open-files.ts'
import * as limits from '#rules/rich-text/text-limits.ts'
import { giveLevels } from '#site/test/give-levels.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { clubs } from '../../contract/clubs.ts'
import { documentOf, makeClub, makeTopic } from '../../test/clubs.ts'

const { calls } = clubs

let site: TestSite
let m: number
let writer: TestMember
let reader: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  m = await makeClub(site)
})
afterAll(() => site.close())
let made = 0
beforeEach(async () => {
  made += 1
  writer = await makeMember(site, `writer${made}`)
  reader = await makeMember(site, `reader${made}`)
  for (const each of [writer, reader]) await giveLevels(site, each, { life: 2 })
})

const address = (n: number | string) => `https://cakes.example/${made}/${n}.png`
const emoji = (src: string) => ({ type: 'emoji', attrs: { set: 'own', src } })
const showing = (...urls: string[]) => ({
  ...documentOf('look'),
  content: urls.map((src) => ({ type: 'picture', attrs: { src, alt: '' } })),
})
const post = (by: TestMember, t: number, document: unknown) =>
  site.call(calls.postFloor, { t, document: document as ReturnType<typeof documentOf> }, { token: by.token }) // any document
const add = (by: TestMember, emojiSrc: string) => site.call(writing.calls.addEmoji, { emojiSrc }, { token: by.token })
const asked = async () => {
  const rows = site.site.foundation.db.own.selectFrom('remote_pictures').select('url')
  return (await rows.where('url', 'like', `https://cakes.example/${made}/%`).execute()).length
}
const queues = async (task: string) => {
  const { rows } = await site.site.foundation.db.pool.query<{ queue_name: string }>(
    'select distinct queue_name from graphile_worker.jobs where task_identifier = $1',
    [task],
  )
  return rows.map(({ queue_name }) => queue_name)
}

describe('own emoji', () => {
  test('have to be the writer’s own, in topics, floors and edits', async () => {
    const t = await makeTopic(site, writer, { m })
    await add(reader, address('theirs'))
    const document = documentOf('smile', emoji(address('theirs')))
    expect((await post(writer, t, document)).msg).toBe('emojiNotOwn')
    const topic = { m, title: 'Tea', document }
    expect((await site.call(calls.postTopic, topic, { token: writer.token })).msg).toBe('emojiNotOwn')
    const edit = { t, floor: 1, document, edits: 0 }
    expect((await site.call(calls.edit, edit, { token: writer.token })).msg).toBe('emojiNotOwn')
    expect((await post(reader, t, document)).msg).toBe('')
  })

  test('may be quoted, and stay in a text whose writer has them no longer', async () => {
    const t = await makeTopic(site, writer, { m })
    await add(reader, address('kept'))
    const line = { type: 'paragraph', content: [emoji(address('kept'))] }
    expect((await post(reader, t, documentOf('smile', emoji(address('kept'))))).msg).toBe('')
    const quote = { type: 'quote', attrs: { floor: 2, uid: reader.id, nick: '' }, content: [line] }
    const content = [quote, { type: 'paragraph', content: [{ type: 'text', text: 'yes' }] }]
    expect((await post(writer, t, { type: 'doc', content })).msg).toBe('')
    await site.call(writing.calls.dropEmoji, { emojiSrc: address('kept') }, { token: reader.token })
    const edit = { t, floor: 2, document: documentOf('still', emoji(address('kept'))), edits: 0 }
    expect((await site.call(calls.edit, edit, { token: reader.token })).msg).toBe('')
    expect((await post(reader, t, documentOf('again', emoji(address('kept'))))).msg).toBe('emojiNotOwn')
  })
})

describe('copies of pictures elsewhere', () => {
  test('are so many of a member within a day; above, they stay links until somebody names them anew', async () => {
    const t = await makeTopic(site, writer, { m })
    for (let n = 0; n < limits.copiesADay + 10; n += 10) {
      const urls = Array.from({ length: 10 }, (_, i) => address(n + i))
      expect((await post(writer, t, showing(...urls))).msg).toBe('')
    }
    expect(await asked()).toBe(limits.copiesADay)
    expect((await add(writer, address('smile'))).msg).toBe('tooOften')
    expect((await add(reader, address(limits.copiesADay + 1))).msg).toBe('')
    expect(await asked()).toBe(limits.copiesADay + 1)
    const { own } = site.site.foundation.db
    const hours = (n: number) => new Date(Date.now() - n * 60 * 60 * 1_000)
    for (const within of [2, 23]) {
      await own
        .updateTable('remote_pictures')
        .set({ at: hours(within) })
        .execute()
      expect((await add(writer, address('smile'))).msg).toBe('tooOften')
    }
    await own
      .updateTable('remote_pictures')
      .set({ at: hours(25) })
      .execute()
    expect((await add(writer, address('smile'))).msg).toBe('')
  })

  test('are no more where texts are written side by side', async () => {
    const topics = await Promise.all(Array.from({ length: 9 }, () => makeTopic(site, writer, { m })))
    const posts = topics.map((t, n) =>
      post(writer, t, showing(...Array.from({ length: 10 }, (_, i) => address(10 * n + i)))),
    )
    for (const { msg } of await Promise.all(posts)) expect(msg).toBe('')
    expect(await asked()).toBe(limits.copiesADay)
  })

  test('and their sizes have a line of their own, behind mails; sizes of uploads never wait there', async () => {
    const { db } = site.site.foundation
    await db.pool.query('delete from graphile_worker._private_jobs')
    const t = await makeTopic(site, writer, { m })
    await post(writer, t, showing(address('line')))
    expect(await queues('pictureCopy')).toEqual(['copies'])
    const cake = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } })
      .png()
      .toBuffer()
    const files = await openFiles({ folder: `${site.dataFolder}/files`, db })
    const work = { db, files, now: () => new Date(), fetch: async () => cake, copied: async () => undefined }
    await copyPicture(work, address('line'))
    expect(await queues('pictureSizes')).toEqual(['copies'])
    await db.pool.query('delete from graphile_worker._private_jobs')
    await site.call(pictures.calls.upload, {}, { token: writer.token, file: { name: 'x.png', bytes: cake } })
    expect(await queues('pictureSizes')).toEqual(['pictures'])
  })
})
