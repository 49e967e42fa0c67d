import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { replays } from '#nouns/replays/contract/replays.ts'
import { uploadRun } from '#nouns/replays/test/upload-run.ts'
import * as limits from '#rules/people/people-limits.ts'
import { giveCodes, hire } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { remindersOf } from '#site/test/reminders-of.ts'
import { setBlack } from '#site/test/set-black.ts'
import { commentsData } from './personal-data.ts'

const { calls } = replays
let site: TestSite
let owner: TestMember
let reader: TestMember
let keeper: TestMember
let run: { rid: number; code: string }
beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1e6, jobs: false })
  owner = await makeMember(site, 'owner')
  reader = await makeMember(site, 'reader')
  keeper = await hire(site, 'keeper', ['replay'])
  run = await uploadRun(site, owner)
})
afterAll(() => site.close())

const query = (text: string, values: unknown[]) => site.site.foundation.db.pool.query(text, values)
const say = (comment: string, { token }: TestMember = reader, { rid } = run) =>
  site.call(calls.comment, { rid, comment }, { token })
const said = async (comment: string, by?: TestMember, on?: typeof run) => (await say(comment, by, on)).data.KeyID
const take = async (id: number, { token }: TestMember = reader) =>
  (await site.call(calls.removeComment, { id }, { token })).msg
const page = async (paging: { pageSize?: number; pageNum?: number } = {}, { rid } = run) =>
  (await site.call(calls.comments, { rid, ...paging })).data
const shown = async (on = run) => (await page({}, on)).rows.map(({ COMMENT }) => COMMENT)
const counted = async ({ code } = run) => (await site.call(calls.one, { code })).data.REPCOMNUM
const told = async () => (await remindersOf(site, owner, 'replayComment')).map(({ data }) => data.words)

test('a comment is trimmed, and one that is empty or too long is refused', async () => {
  const { msg, data } = await say('  sweet \n')
  expect([msg, data.COMMENT, data.UID, data.NICK, data.HELD]).toEqual(['', 'sweet', reader.id, 'reader', 'N'])
  expect((await say(' \n ')).msg).toBe('commentEmpty')
  expect((await say('糖'.repeat(limits.comment / 3 + 1))).msg).toBe('commentLong')
  expect(await shown()).toEqual(['sweet'])
})

test('a run that takes no comments has none', async () => {
  const closed = await uploadRun(site, owner)
  await query(`update replays set commentable = false where id = $1`, [closed.rid])
  expect((await say('late', reader, closed)).msg).toBe('commentsClosed')
  expect((await say('late', owner, closed)).msg).toBe('commentsClosed')
  expect([await shown(closed), await counted(closed)]).toEqual([[], 0])
})

test('a page has the newest first, without what was removed, what waits and what is said elsewhere', async () => {
  const on = await uploadRun(site, owner)
  const other = await uploadRun(site, owner)
  for (const words of ['one', 'two', 'three']) await say(words, reader, on)
  await take(await said('removed', reader, on))
  await setBlack(site, reader, true)
  expect((await say('waits', reader, on)).data.HELD).toBe('Y')
  await setBlack(site, reader, false)
  await say('elsewhere', reader, other)
  const first = await page({ pageSize: 2 }, on)
  expect(first.rows.map(({ COMMENT, HELD }) => [COMMENT, HELD])).toEqual([
    ['three', 'N'],
    ['two', 'N'],
  ])
  expect([first.total, first.pageInfo.pages]).toEqual([3, 2])
  expect((await page({ pageSize: 2, pageNum: 2 }, on)).rows.map(({ COMMENT }) => COMMENT)).toEqual(['one'])
  expect((await page({ pageSize: 1, pageNum: 4 }, on)).rows).toEqual([])
  expect([await shown(other), await counted(on), await counted(other)]).toEqual([['elsewhere'], 3, 1])
})

test('a comment by staff has their sign, until they leave', async () => {
  const on = await uploadRun(site, owner)
  const baker = await makeMember(site, 'baker')
  await giveCodes(site, 'baker', ['admin', 'replay'])
  expect((await say('by staff', baker, on)).data.STAFF).toBe('Y')
  expect((await say('by a reader', reader, on)).data.STAFF).toBe('N')
  const signs = async () => (await page({}, on)).rows.map(({ STAFF }) => STAFF)
  expect(await signs()).toEqual(['N', 'Y'])
  await query('update members set closed_at = now() where id = $1', [baker.id])
  site.site.foundation.touched(['members', 'replay-comments'])
  expect(await signs()).toEqual(['N', 'N'])
})

test('only its author removes a comment, once', async () => {
  const on = await uploadRun(site, owner)
  const [id] = [await said('mine', reader, on), await said('stays', reader, on)]
  expect(await take(id, owner)).toBe('notOwn')
  expect([await shown(on), await counted(on)]).toEqual([['stays', 'mine'], 2])
  expect([await take(id), await take(id)]).toEqual(['', 'commentGone'])
  expect([await shown(on), await counted(on)]).toEqual([['stays'], 1])
})

describe('the owner', () => {
  test('is told the beginning of what others say, and nothing of their own words', async () => {
    const on = await uploadRun(site, owner)
    const before = (await told()).length
    await say('mine', owner, on)
    expect(await told()).toHaveLength(before)
    await say('a'.repeat(90), reader, on)
    expect([(await told()).length, (await told())[0]]).toEqual([before + 1, `${'a'.repeat(80)}…`])
  })

  test('does not keep the words of a comment that its author took back, or who is forgotten', async () => {
    const on = await uploadRun(site, owner)
    const other = await uploadRun(site, owner)
    const leaver = await makeMember(site, 'leaver')
    const id = await said('regretted', reader, on)
    await say('regretted', reader, other)
    expect((await told()).slice(0, 2)).toEqual(['regretted', 'regretted'])
    await take(id)
    expect((await told()).slice(0, 2)).toEqual(['regretted', undefined])
    await say('by one who leaves', leaver, other)
    expect((await told())[0]).toBe('by one who leaves')
    const count = async () => undefined
    const kind = {
      kind: 'replay',
      ledgerKind: 'replay',
      table: 'replays',
      exported: '',
      reminderKind: 'replayComment',
    } as const
    const data = commentsData([{ ...kind, count, uncount: count }])
    await site.site.foundation.db.transaction((tx) => data.forget(tx, leaver.id))
    expect([(await told())[0], await shown(other)]).toEqual([undefined, ['regretted']])
  })

  test('is told of a comment that waits once it is released, and it is counted then', async () => {
    const on = await uploadRun(site, owner)
    const decide = (id: number, pass: 'Y' | 'N') =>
      site.call(calls.decideHeld, { kind: 'comment', id, pass, reason: 'because' }, { token: keeper.token })
    const before = (await told()).length
    await setBlack(site, reader, true)
    const [good, bad, gone] = [
      await said('good', reader, on),
      await said('bad', reader, on),
      await said('taken back', reader, on),
    ]
    await setBlack(site, reader, false)
    expect(await take(gone)).toBe('')
    expect([await told().then((all) => all.length), await counted(on)]).toEqual([before, 0])
    expect([(await decide(good, 'Y')).msg, (await decide(bad, 'N')).msg]).toEqual(['', ''])
    expect([(await told())[0], await shown(on), await counted(on)]).toEqual(['good', ['good'], 1])
    for (const id of [good, bad, gone]) expect((await decide(id, 'Y')).msg).toBe('missingHeld')
    const { rows } = await query(
      `select act, subject, reason, before::json ->> 'words' as words, after::json ->> 'verdict' as verdict, actor::int
       from staff_log where act = 'decideHeld' order by id`,
      [],
    )
    const act = { act: 'decideHeld', reason: 'because', actor: keeper.id }
    expect(rows).toEqual([
      { ...act, subject: `comment:${good}`, words: 'good', verdict: 'pass' },
      { ...act, subject: `comment:${bad}`, words: 'bad', verdict: 'notPass' },
    ])
    expect((await remindersOf(site, reader, 'heldDecided')).map(({ data }) => data.verdict)).toEqual([
      'notPass',
      'pass',
    ])
  })

  test('of a comment that is on staff’s desk is not the staff who wrote it', async () => {
    const on = await uploadRun(site, owner)
    await setBlack(site, keeper, true)
    const id = await said('my own', keeper, on)
    await setBlack(site, keeper, false)
    const input = { kind: 'comment', id, pass: 'Y', reason: 'because' } as const
    expect((await site.call(calls.decideHeld, input, { token: keeper.token })).msg).toBe('heldOwn')
    expect(await counted(on)).toBe(0)
  })
})
