import { afterAll, beforeAll, expect, test } from 'vitest'
import { commentsData } from '#core/comments/personal-data.ts'
import { purgeComments } from '#core/comments/purge-comments.ts'
import type { Files } from '#core/files/open-files.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import { stated } from '../server/app.ts'
import { hire } from '../test/hire.ts'
import { makeMember, type TestMember } from '../test/make-member.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'
import { setBlack } from '../test/set-black.ts'

const { calls } = replays
const monthMs = 31 * 86_400_000
// Only the declared lists are used, so no file store is needed.
const kinds = stated({} as Files, () => new Date(0)).comments
const data = commentsData(kinds)
let site: TestSite
let owner: TestMember
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6 })
  owner = await makeMember(site, 'owner')
})
afterAll(() => site.close())

const say = (rid: number, comment: string, { token }: TestMember) =>
  site.call(calls.comment, { rid, comment }, { token })
const take = (id: number, { token }: TestMember) => site.call(calls.removeComment, { id }, { token })
const shown = async ({ rid, code }: { rid: number; code: string }) => {
  const { rows } = (await site.call(calls.comments, { rid })).data
  return [(await site.call(calls.one, { code })).data.REPCOMNUM, rows.map(({ COMMENT }) => COMMENT)]
}
const forget = async ({ id }: TestMember) => {
  await site.site.foundation.db.transaction((tx) => data.forget(tx, id))
  site.site.foundation.touched(['replays', 'replay-comments'])
}

test('a member is forgotten with comments that wait, that were removed and that everybody sees', async () => {
  const { db } = site.site.foundation
  const run = await uploadRun(site, owner)
  const leaver = await makeMember(site, 'leaver')
  await say(run.rid, 'stays', owner)
  await say(run.rid, 'seen', leaver)
  await take((await say(run.rid, 'removed', leaver)).data.KeyID, leaver)
  await setBlack(site, leaver, true)
  expect((await say(run.rid, 'waits', leaver)).data.HELD).toBe('Y')
  await take((await say(run.rid, 'waited', leaver)).data.KeyID, leaver)
  expect(await shown(run)).toEqual([2, ['seen', 'stays']])
  expect(await data.stands(db.read, leaver.id)).toBe(true)
  const row = (comment: string, removed: unknown = null) => ({
    replay: run.rid,
    comment,
    at: expect.any(Date),
    removed_at: removed,
  })
  expect(await data.export(db.read, leaver.id)).toEqual({
    ...Object.fromEntries(kinds.map(({ kind }) => [kind, []])),
    replay: [row('seen'), row('removed', expect.any(Date)), row('waits'), row('waited', expect.any(Date))],
  })
  await forget(leaver)
  await forget(leaver)
  expect(await shown(run)).toEqual([1, ['stays']])
  expect(await data.stands(db.read, leaver.id)).toBe(false)
})

test('a comment below something else is neither listed nor counted nor taken back as one below a run', async () => {
  const { db } = site.site.foundation
  const run = await uploadRun(site, owner)
  await say(run.rid, 'mine', owner)
  const other = { kind: 'test', subject: run.rid, author: owner.id, comment: 'elsewhere', at: new Date() }
  const { id } = await db.own
    .insertInto('comments')
    .values({ ...other, held_at: null, removed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  site.site.foundation.touched(['replay-comments'])
  expect(await shown(run)).toEqual([1, ['mine']])
  expect((await take(id, owner)).msg).toBe('commentGone')
  await db.own.deleteFrom('comments').where('id', '=', id).execute()
})

test('below a run that waits only its uploader and staff of the replays read comments', async () => {
  const run = await uploadRun(site, owner)
  const reader = await makeMember(site, 'reader')
  await say(run.rid, 'mine', owner)
  const { pool } = site.site.foundation.db
  await pool.query("update replays set held_at = now(), held_why = 'first' where id = $1", [run.rid])
  site.site.foundation.touched(['replays', 'replay-comments'])
  const read = async (by?: TestMember) => {
    const { msg, data } = await site.call(calls.comments, { rid: run.rid }, by && { token: by.token })
    return msg || data.rows.map(({ COMMENT }) => COMMENT)
  }
  for (const by of [owner, await hire(site, 'judge', ['replay'])]) expect(await read(by)).toEqual(['mine'])
  for (const by of [undefined, reader, await hire(site, 'host', ['ms'])]) expect(await read(by)).toBe('deleted')
})

test('the daily work deletes what was removed a month ago, and comments on runs that are gone', async () => {
  const { db } = site.site.foundation
  const run = await uploadRun(site, owner)
  const gone = await uploadRun(site, owner)
  await say(run.rid, 'stays', owner)
  await take((await say(run.rid, 'removed', owner)).data.KeyID, owner)
  await say(gone.rid, 'orphan', owner)
  await db.own.deleteFrom('replays').where('id', '=', gone.rid).execute()
  const left = async () => {
    const rows = await db.own
      .selectFrom('comments')
      .select('comment')
      .where('subject', 'in', [run.rid, gone.rid])
      .orderBy('id')
      .execute()
    return rows.map(({ comment }) => comment)
  }
  expect(await left()).toEqual(['stays', 'removed', 'orphan'])
  await purgeComments(db, kinds, new Date(Date.now() + monthMs / 2))
  expect(await left()).toEqual(['stays', 'removed'])
  await purgeComments(db, kinds, new Date(Date.now() + monthMs))
  expect(await left()).toEqual(['stays'])
})
