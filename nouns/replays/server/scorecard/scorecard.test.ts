import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sent } from '#contract/endpoint.ts'
import { openFiles } from '#core/files/open-files.ts'
import { makeStaff } from '#site/test/hire.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { signInAgain } from '#site/test/sign-in-again.ts'
import { replays } from '../../contract/replays.ts'
import { scorecard } from '../../contract/scorecard.ts'
import { plainRun } from '../../test/upload-run.ts'
import { fillSeries } from './fill-series.ts'

let site: TestSite
let reimu: TestMember
let marisa: TestMember

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
  reimu = await makeMember(site, 'reimu')
  marisa = await makeMember(site, 'marisa')
})
afterAll(() => site.close())

type Fields = Sent<typeof replays.calls.upload>
let seeds = 1
async function upload(wish: Partial<Parameters<typeof makeRun>[0]> = {}, fields: Partial<Fields> = {}) {
  const run = { game: 'th14', seed: seeds++, slowRate: 0, difficulty: 3, shot: 1, ...wish } as const
  const answer = await site.call(
    replays.calls.upload,
    { ...plainRun, ...fields },
    { token: reimu.token, file: { name: 'x.rpy', bytes: encodeReplay(makeRun(run)) } },
  )
  expect(answer).toMatchObject({ auth: '', msg: '' })
  return answer.data
}
const series = (code: string, by?: TestMember) =>
  site.call(scorecard.calls.series, { code }, by ? { token: by.token } : {})
const pair = (a: string, b: string, ...more: string[]) => site.call(scorecard.calls.pair, { a, b, more })
/** Signs in again, because a session's rights are looked up when it is first used. */
async function asStaff(member: TestMember): Promise<TestMember> {
  await makeStaff(site, member, ['replay'])
  return signInAgain(site, member)
}

describe('keys and frame rate over time', () => {
  test('of a public replay for everybody, as its stages', async () => {
    const { CODE } = await upload({ frames: 700 })
    const { data } = await series(CODE)
    const detail = (await site.call(replays.calls.one, { code: CODE })).data
    expect(data.stages.map((stage) => stage.frames)).toEqual(detail.STAGES.map((stage) => stage.frames))
    expect(data.keys).toEqual(['up', 'down', 'left', 'right', 'shot', 'focus', 'bomb'])
    expect(data.stages[0]?.rate?.low[0]).toBe(60)
  })

  test('of a closed one for its uploader and staff alone, whoever asked before', async () => {
    const { CODE } = await upload({}, { open: 'N' })
    expect((await series(CODE, reimu)).data.stages.length).toBeGreaterThan(0)
    expect(await series(CODE)).toMatchObject({ msg: 'seriesClosed', data: null })
    expect(await series(CODE, marisa)).toMatchObject({ msg: 'seriesClosed' })
  })

  test('opened, it is for everybody; closed again, for nobody', async () => {
    const { CODE, KeyID } = await upload()
    expect((await series(CODE)).msg).toBe('')
    await site.call(replays.calls.update, { ...plainRun, rid: KeyID, open: 'N' }, { token: reimu.token })
    expect((await series(CODE)).msg).toBe('seriesClosed')
  })

  test('words where a file has none, or is gone', async () => {
    const { CODE, KeyID } = await upload({ game: 'th095', difficulty: 0, shot: 0 })
    expect((await series(CODE)).msg).toBe('seriesNone')
    await site.call(replays.calls.remove, { rid: KeyID }, { token: reimu.token })
    expect((await series(CODE)).msg).toBe('deleted')
  })

  test('a job fills in what is missing, once', async () => {
    const { KeyID } = await upload()
    const { db } = site.site.foundation
    // Answers to readers are kept for a while.
    const stored = () =>
      db.own.selectFrom('replay_series').select('series').where('replay', '=', KeyID).executeTakeFirstOrThrow()
    const before = await stored()
    expect(before.series?.length).toBeGreaterThan(0)
    await db.own.deleteFrom('replay_series').where('replay', '=', KeyID).execute()
    const files = await openFiles({ folder: `${site.dataFolder}/files`, db })
    expect(await fillSeries(db, files, 10)).toBe(1)
    expect(await fillSeries(db, files, 10)).toBe(0)
    expect(await stored()).toEqual(before)
    // One that was removed has none, and gets none.
    const gone = await upload()
    await site.call(replays.calls.remove, { rid: gone.KeyID }, { token: reimu.token })
    await db.own.deleteFrom('replay_series').where('replay', '=', gone.KeyID).execute()
    expect(await fillSeries(db, files, 10)).toBe(0)
  })
})

describe('two runs side by side', () => {
  test('of one game and difficulty; else a word says why not', async () => {
    const [a, b] = [await upload({ score: 900_000_000 }), await upload({ score: 800_000_000, shot: 2 })]
    const hard = await upload({ difficulty: 2 })
    const other = await upload({ game: 'th13', shot: 0 })
    const answer = await pair(a.CODE, b.CODE)
    expect([answer.data.a.CODE, answer.data.b.CODE]).toEqual([a.CODE, b.CODE])
    expect(await pair(a.CODE, hard.CODE)).toMatchObject({
      msg: 'pairGame',
      data: { alike: [[a.CODE], [hard.CODE]] },
    })
    expect((await pair(a.CODE, other.CODE)).msg).toBe('pairGame')
    expect((await pair(a.CODE, a.CODE)).msg).toBe('pairSelf')
    expect(await pair(a.CODE, 'zzzz')).toMatchObject({ msg: 'pairGone', data: { gone: ['zzzz'] } })
    await site.call(replays.calls.remove, { rid: b.KeyID }, { token: reimu.token })
    expect((await pair(a.CODE, b.CODE)).msg).toBe('pairGone')
  })

  test('up to four, in the order asked for; a fifth, one twice, and one of another kind are refused', async () => {
    const next = async () => (await upload({ game: 'th10', shot: 0 })).CODE
    const [a, b, c, d, fifth] = [await next(), await next(), await next(), await next(), await next()]
    const { data } = await pair(a, b, d, c)
    expect([data.a, data.b, ...data.more].map(({ CODE }) => CODE)).toEqual([a, b, d, c])
    expect((await pair(a, b, c, d, fifth)).msg).toBe('pairMany')
    expect((await pair(a, b, a)).msg).toBe('pairSelf')
    const other = await upload({ game: 'th13', shot: 0 })
    expect(await pair(a, other.CODE, b)).toMatchObject({ msg: 'pairGame', data: { alike: [[a, b], [other.CODE]] } })
    expect(await pair(a, b, c, 'zzzz')).toMatchObject({ msg: 'pairGone', data: { gone: ['zzzz'] } })
  })

  test('a held run is gone for who compares', async () => {
    const [a, b] = [await upload({ game: 'th11' }), await upload({ game: 'th11' })]
    const { db } = site.site.foundation
    await db.own.updateTable('replays').set({ held_at: new Date() }).where('id', '=', b.KeyID).execute()
    expect(await pair(a.CODE, b.CODE)).toMatchObject({ msg: 'pairGone', data: { gone: [b.CODE] } })
  })

  test('rivals are of its kind: its shot first, the nearest score before the others', async () => {
    const at = (score: number, shot = 0) => upload({ game: 'th12', score, shot, difficulty: 1 })
    const mine = await at(500_000_000)
    const [near, far, otherShot] = [await at(510_000_000), await at(100_000_000), await at(500_000_100, 1)]
    await upload({ game: 'th12', difficulty: 0 })
    const { data } = await site.call(scorecard.calls.rivals, { code: mine.CODE })
    expect(data.map((row) => row.CODE)).toEqual([near.CODE, far.CODE, otherShot.CODE])
  })
})

describe('what the parser found odd', () => {
  test('is for staff alone and stands in no public answer', async () => {
    const { CODE, KeyID } = await upload()
    const hint = { code: 'half-rate', detail: 'stage 1', values: { stage: 'Stage 1', counter: 2, inputs: 1 } }
    const { db } = site.site.foundation
    const { facts } = await db.own
      .selectFrom('replay_facts')
      .select('facts')
      .where('replay', '=', KeyID)
      .executeTakeFirstOrThrow()
    await db.pool.query('update replay_facts set facts = $2 where replay = $1', [KeyID, { ...facts, hints: [hint] }])
    const ask = (by?: TestMember) => site.call(scorecard.calls.hints, { code: CODE }, by ? { token: by.token } : {})
    expect((await ask()).auth).toBe('login')
    expect((await ask(marisa)).auth).toBe('admin')
    expect(await ask(await asStaff(marisa))).toMatchObject({
      auth: '',
      msg: '',
      data: [{ code: hint.code, values: hint.values }],
    })
    expect(JSON.stringify((await site.call(replays.calls.one, { code: CODE })).data)).not.toContain('half-rate')
  })
})
