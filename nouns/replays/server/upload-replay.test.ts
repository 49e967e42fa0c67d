import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { PathEvent } from '@patisserie/replay/path-facts'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sent } from '#contract/endpoint.ts'
import { hashOf } from '#core/files/open-files.ts'
import { codeOfGam, gameNumbers } from '#rules/games/games.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { setBlack } from '#site/test/set-black.ts'
import { replays } from '../contract/replays.ts'
import { plainRun } from '../test/upload-run.ts'

type RunWish = Parameters<typeof makeRun>[0]

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
const run = (wish: Partial<RunWish> = {}) =>
  encodeReplay(makeRun({ game: 'th14', seed: seeds++, slowRate: 0, ...wish }))
const send = (bytes: Uint8Array, fields: Partial<Fields> = {}, by = reimu) =>
  site.call(replays.calls.upload, { ...plainRun, ...fields }, { token: by.token, file: { name: 'th14_01.rpy', bytes } })
/** A run of game 7 with two lives throughout, a pressed bomb key and these events by stage. */
function ofSeven(events: readonly (readonly PathEvent[])[]) {
  const made = makeRun({ game: 'th07', seed: seeds++, slowRate: 0, difficulty: 1, frames: 1_000 })
  if (made.game !== 'th07') throw new Error('asked for game 7')
  const stages = made.stages.map((stage, i) => ({
    ...stage,
    start: { ...stage.start, lives: 2 },
    inputs: stage.inputs.map((keys, frame) => (frame === 80 ? keys | 2 : keys)),
    events: events[i] ?? [],
  }))
  return encodeReplay({ ...made, stages })
}
const detail = async (code: string) => (await site.call(replays.calls.one, { code })).data
const fetchFile = (name: string) => site.site.app.inject({ url: `/jc/rpy/${name}` })

describe('a file of every game', () => {
  test.each(gameNumbers)('game %i is read, listed and given out again', async (gam) => {
    const bytes = run({ game: codeOfGam(gam), name: 'Mochi' })
    const typedScore = gam === 9 ? 123_456_780 : undefined
    const answer = await send(bytes, { comment: '打得不错！', ...(typedScore && { typedScore }) })
    expect(answer).toMatchObject({ auth: '', msg: '' })
    const shown = await detail(answer.data.CODE)
    expect(shown).toMatchObject({
      KeyID: answer.data.KeyID,
      GAM: gam,
      PILOT: 'Mochi',
      COMMENT: '打得不错！',
      UPID: reimu.id,
      NICK: 'reimu',
      LIKES: 0,
      REPCOMNUM: 0,
      SIZE: bytes.byteLength,
      FILE: `th${gam}_ud${answer.data.CODE}.rpy`,
      JF: null,
    })
    if (typedScore) expect(shown.SCORE).toBe(typedScore)
    const file = await fetchFile(shown.FILE)
    expect(file.rawPayload.equals(bytes)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${shown.FILE}"`,
      'x-content-type-options': 'nosniff',
    })
  })

  test('codes count up from the first', async () => {
    const { data } = await site.call(replays.calls.list, { pageSize: 50 })
    expect(data.rows.map((row) => row.KeyID).sort((a, b) => a - b)).toEqual(data.rows.map((_, i) => i + 1))
    expect(data.rows.at(-1)?.CODE).toBe('0001')
  })
})

describe('what the file says', () => {
  test('a clear on Lunatic without a bomb: difficulty, shot, stages, checks and medal', async () => {
    const run14 = makeRun({
      game: 'th14',
      seed: 900,
      difficulty: 3,
      shot: 0,
      score: 812_345_670,
      slowRate: 0.2,
      date: '2026-05-01T12:30:00Z',
    })
    if (!('stages' in run14)) throw new Error('game 14 has stages')
    const silent = {
      ...run14,
      stages: run14.stages.map((stage) =>
        'inputs' in stage ? { ...stage, inputs: stage.inputs.map((keys) => keys & ~2) } : stage,
      ),
    }
    const { data } = await send(encodeReplay(silent as typeof run14), {
      category: 'hunguan',
      NB: 'Y',
      NM: 'Y',
      NSY: 'N',
    })
    const shown = await detail(data.CODE)
    expect(shown).toMatchObject({
      RANK: 'L',
      CHARA: 'ReimuA',
      SCORE: 812_345_670,
      TYPE: 'full',
      CATEGORY: 'hunguan',
      STAGE: 'clear',
      CLEARED: true,
      REPTIME: '2026-05-01T20:30',
      xz: '14-hard',
      NB: 'Y',
      MODE: '',
    })
    expect(shown.CHECKS).toMatchObject({ NB: 'verified', NSY: '', NT: '' })
    expect(shown.SLOW).toBeCloseTo(0.2)
    expect(shown.STAGES).toHaveLength(6)
    expect(shown.STAGES.at(-1)).toMatchObject({ stage: '6', endScore: 812_345_670 })
    expect(shown.INPUT?.bombs).toBe(0)
  })

  test('the events of game 7 prove its claims, and count by stage', async () => {
    const events: readonly (readonly PathEvent[])[] = [
      [
        { frame: 100, what: 'border' },
        { frame: 160, what: 'borderBroken' },
      ],
      [
        { frame: 80, what: 'bomb' },
        { frame: 700, what: 'border' },
      ],
    ]
    const upload = async (stages: typeof events) => {
      const { data } = await send(ofSeven(stages), { NM: 'Y', NB: 'Y' })
      return detail(data.CODE)
    }
    const shown = await upload(events)
    expect(shown.CHECKS).toMatchObject({ NM: 'verified', NB: 'contradicted' })
    expect(shown.STAGES.slice(0, 2)).toMatchObject([
      { path: 'byRule', lost: 0, events: { bombs: 0, borders: 1, broken: 1 } },
      { path: 'byRule', lost: 0, events: { bombs: 1, borders: 1, broken: 0 } },
    ])
    const hit = await upload([
      [
        { frame: 85, what: 'hit' },
        { frame: 100, what: 'lifeLost' },
      ],
    ])
    expect(hit.CHECKS).toMatchObject({ NM: 'contradicted', NB: 'verified' })
    expect(hit.STAGES.map(({ lost }) => lost)).toEqual([1, 0, 0, 0, 0, 0])
  })

  test('a stage that ends where the keys lead, and where no death fits, lost no life', async () => {
    const { data } = await send(run({ game: 'th12', seed: 3, difficulty: 1, frames: 2_000 }))
    const { STAGES } = await detail(data.CODE)
    expect(STAGES.map(({ path }) => path)).toContain('exact')
    for (const { path, lost, events } of STAGES) {
      expect(lost).toBe(path === 'exact' ? 0 : null)
      expect(events).toBeNull()
    }
  })

  test('a changed category changes the medal, the facts stay', async () => {
    const { data } = await send(run({ difficulty: 3, clear: true }), { category: 'hunguan' })
    expect((await detail(data.CODE)).xz).toBe('14-hard')
    const written = { ...plainRun, category: 'neta', comment: '只是玩玩', open: 'N', commentable: 'N' } as const
    const update = (by: TestMember) =>
      site.call(replays.calls.update, { rid: data.KeyID, ...written }, { token: by.token })
    expect((await update(marisa)).msg).toBe('notOwn')
    expect((await update(reimu)).data).toBe('suc')
    expect(await detail(data.CODE)).toMatchObject({
      xz: '',
      COMMENT: '只是玩玩',
      OPEN: 'N',
      COMMENTABLE: 'N',
      RANK: 'L',
    })
  })

  test('a black-flagged member changes only what waits for staff', async () => {
    const flagged = await makeMember(site, 'flagged')
    const before = (await send(run({ difficulty: 3, score: 1_234_560 }), {}, flagged)).data
    await setBlack(site, flagged, true)
    const waits = (await send(run({ difficulty: 3, score: 1_234_570 }), {}, flagged)).data
    const update = (rid: number) =>
      site.call(replays.calls.update, { ...plainRun, rid, comment: 'rewritten' }, { token: flagged.token })
    expect([before.HELD, waits.HELD]).toEqual(['N', 'Y'])
    expect([(await update(before.KeyID)).auth, (await update(waits.KeyID)).auth]).toEqual(['black', ''])
    expect((await detail(before.CODE)).COMMENT).toBe(plainRun.comment)
  })

  test('text that PostgreSQL cannot hold loses only what it cannot', async () => {
    const { data, msg } = await send(run(), { comment: 'a\0b\ud800c' })
    expect(msg).toBe('')
    expect((await detail(data.CODE)).COMMENT).toBe('ab�c')
  })
})

describe('what is refused', () => {
  test('a file that cannot be read, with the reason', async () => {
    expect(await send(Buffer.from('hello, hello, hello, hello'))).toMatchObject({
      msg: 'unreadable',
      data: { reason: 'unknown_magic' },
    })
    expect((await send(Buffer.alloc(0))).data).toMatchObject({ reason: 'empty' })
    expect((await send(run().subarray(0, 200))).msg).toBe('unreadable')
  })

  test('no file, and more bytes than a replay has', async () => {
    expect((await site.call(replays.calls.upload, plainRun, { token: reimu.token })).msg).toBe('fileMissing')
    expect(await send(Buffer.alloc(1_000_001))).toMatchObject({ msg: 'fileTooBig', data: { limit: 1_000_000 } })
  })

  test('guests and unverified members', async () => {
    const kogasa = await makeMember(site, 'kogasa', false)
    expect((await send(run(), {}, kogasa)).auth).toBe('mailCheck')
    expect((await site.call(replays.calls.upload, plainRun, {})).auth).toBe('login')
  })

  test('the same file, and the same keys under another name', async () => {
    const wish = { game: 'th10', seed: 77, slowRate: 0 } as const
    const first = await send(encodeReplay(makeRun({ ...wish, name: 'Mochi' })))
    expect(first.msg).toBe('')
    const here = { KeyID: first.data.KeyID, CODE: first.data.CODE }
    expect(await send(encodeReplay(makeRun({ ...wish, name: 'Mochi' })))).toMatchObject({
      msg: 'repeated',
      data: { ...here, own: true },
    })
    expect(await send(encodeReplay(makeRun({ ...wish, name: 'Thief' })), {}, marisa)).toMatchObject({
      msg: 'repeated',
      data: { ...here, own: false },
    })
  })

  test('another player’s confirmed signature, however it is written', async () => {
    await site.site.foundation.db.own
      .insertInto('pilots')
      .values([
        { name: 'HAKUREI', member: marisa.id, confirmed_at: new Date() },
        { name: 'AAAAAAAA', member: marisa.id, confirmed_at: new Date() },
      ])
      .execute()
    expect(await send(run({ name: 'Hakurei' }))).toMatchObject({ msg: 'otherPilot', data: { pilot: 'Hakurei' } })
    expect((await send(run({ name: 'hakurei' }), {}, marisa)).msg).toBe('')
    expect((await send(run({ name: 'AAAAAAAA' }))).msg).toBe('')
  })

  test('slow runs where runs rank, at the upload and afterwards', async () => {
    const slow = run({ slowRate: 12.5 })
    expect(await send(slow, { category: 'score' })).toMatchObject({ msg: 'slowRate', data: { slow: 12.5, limit: 10 } })
    const { data } = await send(slow, { category: 'neta' })
    const change = await site.call(
      replays.calls.update,
      { rid: data.KeyID, ...plainRun, category: 'nn' },
      { token: reimu.token },
    )
    expect(change.msg).toBe('slowRate')
  })

  test('game 9 without its total, or with less than the file shows', async () => {
    const bytes = run({ game: 'th09', score: 1_000_000 })
    expect((await send(bytes)).msg).toBe('scoreMissing')
    expect((await send(bytes, { typedScore: 10 })).msg).toBe('scoreMissing')
    expect((await send(bytes, { typedScore: 9_999_999_991 })).msg).toBe('scoreTooHigh')
    expect((await send(bytes, { typedScore: 9_999_999_990 })).msg).toBe('')
  })

  test('scores above the counterstop; game 6 above its own is taken', async () => {
    expect((await send(run({ score: 20_000_000_000 }))).msg).toBe('scoreTooHigh')
    expect((await send(run({ game: 'th06', score: 1_000_000_000 }))).msg).toBe('')
  })

  test('long comments and somebody else’s screenshot', async () => {
    expect((await send(run(), { comment: '甜'.repeat(201) })).msg).toBe('commentLong')
    expect((await send(run(), { comment: '甜'.repeat(200) })).msg).toBe('')
    expect((await send(run(), { screen: `/pic/${'0'.repeat(64)}.png` })).msg).toBe('pictureUnknown')
  })
})

describe('at the same moment', () => {
  test('one file sent many times is kept once, the others hear of it', async () => {
    const bytes = run({ game: 'th11' })
    const answers = await Promise.all([reimu, marisa, reimu, marisa].map((by) => send(bytes, {}, by)))
    const kept = answers.filter(({ msg }) => msg === '')
    expect(kept).toHaveLength(1)
    const others = answers.filter(({ msg }) => msg === 'repeated')
    expect(others).toHaveLength(3)
    for (const { data } of others) expect(data).toMatchObject({ KeyID: kept[0]?.data.KeyID })
    expect((await fetchFile(`th11_ud${kept[0]?.data.CODE}.rpy`)).rawPayload.equals(bytes)).toBe(true)
    const rows = site.site.foundation.db.own.selectFrom('files').select('uses').where('hash', '=', hashOf(bytes))
    expect(await rows.execute()).toEqual([{ uses: 1 }])
  })
})

const shared = fileURLToPath(new URL('../../../../shared/replays/', import.meta.url))
const here = existsSync(shared)
if (!here) console.warn('skipped: shared/replays lies not beside this repository')

describe.skipIf(!here)('files of the collection', () => {
  test('every real file that can be read is taken and given out unchanged', async () => {
    const expected = JSON.parse(await readFile(`${shared}expected.json`, 'utf8')) as { file: string; expect: string }[]
    for (const { file, expect: verdict } of expected) {
      const bytes = await readFile(`${shared}real/${file}`)
      const answer = await send(bytes, { typedScore: 9_000_000_000 })
      expect([file, answer.msg]).toEqual([file, verdict === 'ok' ? '' : 'unreadable'])
      if (verdict !== 'ok') continue
      const shown = await detail(answer.data.CODE)
      expect((await fetchFile(shown.FILE)).rawPayload.equals(bytes)).toBe(true)
    }
  }, 60_000)

  test('no hostile file is a fault, and what is shown of it is harmless JSON', async () => {
    for (const name of (await readdir(`${shared}hostile`)).filter((file) => file.endsWith('.rpy'))) {
      const answer = await send(await readFile(`${shared}hostile/${name}`), { typedScore: 9_000_000_000 })
      expect([name, answer.status]).toEqual([name, 200])
      if (answer.msg === '') expect((await detail(answer.data.CODE)).CODE).toBe(answer.data.CODE)
      else expect(['unreadable', 'repeated', 'scoreTooHigh', 'fileTooBig', 'unsupported']).toContain(answer.msg)
    }
  }, 60_000)
})
