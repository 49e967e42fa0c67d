import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import type { Sent } from '#contract/endpoint.ts'
import { openFiles } from '#core/files/open-files.ts'
import { hire, makeStaff } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { replays } from '../contract/replays.ts'
import { purgeReplays } from './purge-replays.ts'

const dayMs = 86_400_000

type RunWish = Parameters<typeof makeRun>[0]

let site: TestSite
let reimu: TestMember
let others: TestMember[]

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
  reimu = await makeMember(site, 'reimu')
  others = []
  for (let n = 0; n < 8; n++) others.push(await makeMember(site, `fairy${n}`))
})
afterAll(() => site.close())

type Fields = Sent<typeof replays.calls.upload>
let seeds = 5_000

async function upload(fields: Partial<Fields> = {}, wish: Partial<RunWish> = {}, by = reimu) {
  const bytes = encodeReplay(makeRun({ game: 'th12', seed: seeds++, slowRate: 0, frames: 400, ...wish }))
  const rest = { NM: 'N', NB: 'N', NT: 'N', NSY: 'N', open: 'Y', commentable: 'Y', screen: '' } as const
  const input = { comment: '', category: 'other', ...rest, ...fields } as const
  const { data } = await site.call(replays.calls.upload, input, { token: by.token, file: { name: 'a.rpy', bytes } })
  return { rid: data.KeyID, code: data.CODE, bytes }
}
const one = (code: string) => site.call(replays.calls.one, { code })
const like = (rid: number, by: TestMember) => site.call(replays.calls.like, { rid }, { token: by.token })
const say = (rid: number, comment: string, by: TestMember) =>
  site.call(replays.calls.comment, { rid, comment }, { token: by.token })
const remove = (rid: number, by: TestMember) => site.call(replays.calls.remove, { rid }, { token: by.token })
const fetchFile = (code: string, game = 12) => site.site.app.inject({ url: `/jc/rpy/th${game}_ud${code}.rpy` })
const another = (n: number): TestMember => others[n] ?? reimu

describe('likes', () => {
  test('count once for each member, never for oneself', async () => {
    const { rid, code } = await upload()
    expect((await like(rid, reimu)).msg).toBe('likeSelf')
    expect((await like(rid, another(0))).data).toBe('suc')
    expect((await like(rid, another(0))).msg).toBe('liked')
    expect((await one(code)).data.LIKES).toBe(1)
    const liked = await site.call(replays.calls.liked, { reps: [rid, rid + 1] }, { token: another(0).token })
    expect(liked.data).toEqual([rid])
    expect((await like(9_999_999, reimu)).msg).toBe('deleted')
  })

  test('at the same moment count right', async () => {
    const { rid, code } = await upload()
    const answers = await Promise.all([...others, ...others, ...others].map((by) => like(rid, by)))
    expect(answers.filter(({ data }) => data === 'suc')).toHaveLength(8)
    expect(answers.filter(({ msg }) => msg === 'liked')).toHaveLength(16)
    expect((await one(code)).data.LIKES).toBe(8)
  })
})

describe('comments', () => {
  test('are listed newest first and count in the row', async () => {
    const { rid, code } = await upload()
    for (const words of ['第一！', '打得真好', '  弹幕好甜  ']) await say(rid, words, another(1))
    const { data } = await site.call(replays.calls.comments, { rid, pageSize: 2 })
    expect(data).toMatchObject({ total: 3, more: false, pageInfo: { pageNum: 1, pageSize: 2, pages: 2 } })
    expect(data.rows.map((row) => row.COMMENT)).toEqual(['弹幕好甜', '打得真好'])
    expect(data.rows[0]).toMatchObject({ UID: another(1).id, NICK: 'fairy1', HEAD: '' })
    expect((await one(code)).data.REPCOMNUM).toBe(3)
  })

  test('the answer is the row that the list shows', async () => {
    const { rid } = await upload()
    const said = await say(rid, '好', another(2))
    const { data } = await site.call(replays.calls.comments, { rid })
    expect(data.rows).toEqual([said.data])
  })

  test('of who keeps the house in order are shown so, as their page is', async () => {
    const { rid } = await upload()
    const keeper = await hire(site, 'keeper', ['user'])
    const judge = await hire(site, 'judge', ['iscore', 'replay'])
    for (const [member, sign] of [
      [keeper, 'Y'],
      [judge, 'N'],
      [another(3), 'N'],
    ] as const) {
      expect((await say(rid, '好', member)).data.STAFF).toBe(sign)
      expect((await site.call(replays.calls.comments, { rid })).data.rows[0]).toMatchObject({
        UID: member.id,
        STAFF: sign,
      })
      expect((await site.call(accounts.calls.person, { UID: member.id })).data.STAFF).toBe(sign)
    }
  })

  test('empty, long, closed and too late ones are refused', async () => {
    const open = await upload()
    const closed = await upload({ commentable: 'N' })
    expect((await say(open.rid, ' \u200b ', another(0))).msg).toBe('commentEmpty')
    expect((await say(open.rid, '甜'.repeat(201), another(0))).msg).toBe('commentLong')
    expect((await say(closed.rid, '好', another(0))).msg).toBe('commentsClosed')
    await remove(open.rid, reimu)
    expect((await say(open.rid, '好', another(0))).msg).toBe('deleted')
    expect((await site.call(replays.calls.comments, { rid: open.rid })).msg).toBe('deleted')
  })

  test('go at the word of their author only, once', async () => {
    const { rid, code } = await upload()
    const { data } = await say(rid, '说错了', another(3))
    const take = (by: TestMember) => site.call(replays.calls.removeComment, { id: data.KeyID }, { token: by.token })
    expect((await take(reimu)).msg).toBe('notOwn')
    const answers = await Promise.all([take(another(3)), take(another(3)), take(another(3))])
    expect(answers.map(({ msg }) => msg).sort()).toEqual(['', 'commentGone', 'commentGone'])
    expect((await one(code)).data.REPCOMNUM).toBe(0)
  })

  test('written and taken back at the same moment count right', async () => {
    const { rid, code } = await upload()
    const said = await Promise.all(others.map((by, n) => say(rid, `第 ${n} 条`, by)))
    await Promise.all([
      ...said
        .slice(0, 4)
        .map(({ data }, n) => site.call(replays.calls.removeComment, { id: data.KeyID }, { token: another(n).token })),
      ...others.map((by) => say(rid, '再来', by)),
      ...others.map((by) => like(rid, by)),
    ])
    expect((await one(code)).data).toMatchObject({ REPCOMNUM: 12, LIKES: 8 })
    expect((await site.call(replays.calls.comments, { rid })).data.total).toBe(12)
  })
})

describe('a file that is not public', () => {
  test('is listed, and goes to its uploader and to staff of the replays alone', async () => {
    const { code, bytes } = await upload({ open: 'N' })
    const staff = another(7)
    await makeStaff(site, staff, ['replay'])
    site.site.foundation.touched(['members'])
    const get = (by?: TestMember) => site.call(replays.calls.download, { id: code }, by ? { token: by.token } : {})
    expect((await one(code)).data.OPEN).toBe('N')
    const refused = await fetchFile(code)
    expect(refused.statusCode).toBe(404)
    expect(refused.body).toContain('没有公开')
    expect((await get()).auth).toBe('login')
    expect((await get(another(0))).msg).toBe('notOwn')
    for (const by of [reimu, staff]) expect(Buffer.from((await get(by)).data ?? '').equals(bytes)).toBe(true)
  })

  test('a name with another game, and other names, are not there', async () => {
    const { code } = await upload()
    expect((await fetchFile(code)).statusCode).toBe(200)
    expect((await fetchFile(code, 11)).statusCode).toBe(404)
    for (const name of ['x', 'th12_udZZZZ.rpy', '..%2f..%2fsecret', 'th12_ud0000.rpy']) {
      expect((await site.site.app.inject({ url: `/jc/rpy/${name}` })).statusCode).toBe(404)
    }
  })
})

describe('removing', () => {
  test('hides the replay and its file at once, and lets it be uploaded again', async () => {
    const wish = { seed: 31_337 }
    const { rid, code } = await upload({}, wish)
    expect((await remove(rid, another(0))).msg).toBe('notOwn')
    expect((await remove(rid, reimu)).data).toBe('suc')
    expect((await remove(rid, reimu)).msg).toBe('deleted')
    expect((await one(code)).msg).toBe('deleted')
    expect((await like(rid, another(0))).msg).toBe('deleted')
    expect((await fetchFile(code)).statusCode).toBe(404)
    expect((await site.call(replays.calls.download, { id: code }, { token: reimu.token })).msg).toBe('deleted')
    expect((await site.call(replays.calls.some, { reps: [rid] })).data).toEqual([])
    const again = await upload({}, wish)
    expect(again.rid).toBeGreaterThan(rid)
  })

  test('purges after a month, with comments and likes; the file goes with the next sweep', async () => {
    const { db } = site.site.foundation
    const files = await openFiles({ folder: `${site.dataFolder}/files`, db })
    const { rid } = await upload()
    const kept = await db.own.selectFrom('replays').select('file_hash').where('id', '=', rid).executeTakeFirstOrThrow()
    await say(rid, '再见', another(0))
    await like(rid, another(0))
    await remove(rid, reimu)
    await purgeReplays(db, files, new Date(Date.now() + 29 * dayMs))
    expect(await files.read(kept.file_hash)).not.toBeNull()
    expect(await purgeReplays(db, files, new Date(Date.now() + 31 * dayMs))).toBeGreaterThan(0)
    await files.sweep({ olderThanMs: -dayMs })
    expect(await files.read(kept.file_hash)).toBeNull()
    expect(await db.own.selectFrom('comments').select('id').where('subject', '=', rid).execute()).toEqual([])
  })
})
