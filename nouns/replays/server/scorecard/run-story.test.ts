import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sent } from '#contract/endpoint.ts'
import { ownData } from '#nouns/accounts/contract/own-data.ts'
import * as limits from '#rules/house-limits.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { replays } from '../../contract/replays.ts'
import { scorecard } from '../../contract/scorecard.ts'
import { archiveScores } from '../../rules/archive-scores.ts'
import { plainRun } from '../../test/upload-run.ts'
import { formerStatement, stagesStatement } from './run-story.ts'

let site: TestSite
let reimu: TestMember
let marisa: TestMember

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
  reimu = await makeMember(site, 'reimu')
  marisa = await makeMember(site, 'marisa')
})
afterAll(() => site.close())

type Wish = Partial<Parameters<typeof makeRun>[0]>
type Fields = Partial<Sent<typeof replays.calls.upload>>
let seeds = 1
async function upload(wish: Wish, by = reimu, fields: Fields = {}) {
  const run = { game: 'th14', seed: seeds++, slowRate: 0, difficulty: 3, shot: 1, ...wish } as const
  const answer = await site.call(
    replays.calls.upload,
    { ...plainRun, ...fields },
    { token: by.token, file: { name: 'x.rpy', bytes: encodeReplay(makeRun(run)) } },
  )
  expect(answer).toMatchObject({ auth: '', msg: '' })
  return answer.data
}
const story = async (code: string) => (await site.call(scorecard.calls.story, { code })).data

async function change(sql: string, values: readonly unknown[]) {
  await site.site.foundation.db.pool.query(sql, [...values])
  site.site.foundation.touched(['replays'])
}
const hold = (...ids: number[]) => change('update replays set held_at = now() where id = any($1::integer[])', [ids])

test('a run has its place by score among those of its shot, in every category', async () => {
  const high = await upload({ score: 900_000_000 }, marisa, { category: 'other' })
  const low = await upload({ score: 700_000_000 })
  await upload({ score: 950_000_000, shot: 2 })
  await upload({ score: 950_000_000, difficulty: 2 })
  expect((await story(low.CODE)).place).toEqual({ rank: 2, of: 2 })
  expect((await story(high.CODE)).place).toEqual({ rank: 1, of: 2 })
  await site.call(replays.calls.remove, { rid: high.KeyID }, { token: marisa.token })
  expect((await story(low.CODE)).place).toEqual({ rank: 1, of: 1 })
  expect(await site.call(scorecard.calls.story, { code: high.CODE })).toMatchObject({ msg: 'deleted', data: null })
})

test('the step is over the best of one’s own runs uploaded before', async () => {
  const at = (score: number, by = reimu) => upload({ game: 'th13', difficulty: 1, shot: 0, score }, by)
  const [best, second] = [await at(500_000_000), await at(400_000_000)]
  await at(590_000_000, marisa)
  const now = await at(600_000_000)
  await at(650_000_000)
  expect((await story(best.CODE)).former).toBeNull()
  expect((await story(second.CODE)).former).toMatchObject({ CODE: best.CODE, SCORE: 500_000_000 })
  const { former, richest } = await story(now.CODE)
  expect(former).toMatchObject({ CODE: best.CODE })
  expect(former?.stage?.step).toBeGreaterThan(0)
  expect(richest?.gain).toBeGreaterThan(0)
  // Whoever hides their replays has no earlier one told.
  const show = (showreplay: 'Y' | 'N') => site.call(ownData.calls.setPrivacy, { showreplay }, { token: reimu.token })
  await show('N')
  expect((await story(now.CODE)).former).toBeNull()
  await show('Y')
  expect((await story(now.CODE)).former?.CODE).toBe(best.CODE)
})

test('the archive compares with ten runs of the shot and more', async () => {
  const best = archiveScores(14, 'L', 'SakuyaB')?.best ?? 0
  const run = await upload({ shot: 5, score: best - 10 })
  const { archive } = await story(run.CODE)
  expect(archive).toMatchObject({ runs: 70, best, top: best, about: false })
  expect(archive?.above).toBeGreaterThan(90)
  expect((await story((await upload({ game: 'th095', difficulty: 0, shot: 0 })).CODE)).archive).toBeNull()
})

test('stages are compared with the median of ten other runs, with fewer not at all', async () => {
  const at = (score: number) => upload({ game: 'th12', difficulty: 0, shot: 0, score })
  const run = await at(800_000_000)
  for (let i = 0; i < 9; i++) await at(400_000_000 + i * 1_000_000)
  expect((await story(run.CODE)).gains).toEqual([])
  const last = await at(450_000_000)
  const { gains, brightest } = await story(run.CODE)
  expect(brightest?.gain).toBe(Math.max(...gains.map(({ own, median }) => own - median)))
  expect(gains.length).toBeGreaterThan(1)
  expect(gains.every(({ own, median }) => own > median)).toBe(true)
  await hold(last.KeyID)
  expect((await story(run.CODE)).gains).toEqual([])
})

test('runs that wait for staff are told to nobody: no place, no step over them, no story of their own', async () => {
  const at = (score: number, by = reimu) => upload({ game: 'th11', difficulty: 1, shot: 0, score }, by)
  const [best, before, theirs] = [await at(500_000_000), await at(400_000_000), await at(700_000_000, marisa)]
  const now = await at(600_000_000)
  await hold(best.KeyID, theirs.KeyID)
  const { place, former } = await story(now.CODE)
  expect(place).toEqual({ rank: 1, of: 2 })
  expect(former?.CODE).toBe(before.CODE)
  expect(await site.call(scorecard.calls.story, { code: best.CODE })).toMatchObject({ msg: 'deleted', data: null })
})

test('practice runs stand among those of their stage, runs of one score on one place', async () => {
  const at = async (stage: string, score: number) => {
    const run = await upload({ game: 'th11', difficulty: 2, shot: 3, score })
    await change(`update replays set type = 'stage', stage = $2 where id = $1`, [run.KeyID, stage])
    return run
  }
  await at('4', 90_000_000)
  const [first, second, low] = [await at('3', 60_000_000), await at('3', 60_000_000), await at('3', 50_000_000)]
  expect((await story(first.CODE)).place).toEqual({ rank: 1, of: 3 })
  expect((await story(second.CODE)).place).toEqual({ rank: 1, of: 3 })
  const { place, former, archive } = await story(low.CODE)
  expect(place).toEqual({ rank: 3, of: 3 })
  expect([former?.SCORE, archive]).toEqual([60_000_000, null])
})

test('a run with ten thousand higher ones has no place', async () => {
  const run = await upload({ game: 'th11', difficulty: 0, shot: 1, score: 10_000_000 })
  const higher = (from: number, to: number) =>
    change(
      `with f as (insert into files (hash, size, uses, at) select md5(i::text) || md5(i::text), 1, 1, now()
         from generate_series($2::integer, $3::integer) i returning hash)
       insert into replays (uploader, game, difficulty, shot, score, score_typed, uploaded_at, pilot, comment, category,
         type, played, stage, version, mode, screen, open, commentable, achievement, nm, nb, nt, nsy,
         check_nm, check_nb, check_nt, check_nsy, file_hash, file_size)
       select uploader, game, difficulty, shot, score + 10, false, uploaded_at, pilot, comment, category,
         type, played, stage, version, mode, screen, open, commentable, achievement, nm, nb, nt, nsy,
         check_nm, check_nb, check_nt, check_nsy, f.hash, 1 from replays r, f where r.id = $1`,
      [run.KeyID, from, to],
    )
  await higher(1, limits.exactTotal - 1)
  expect((await story(run.CODE)).place).toEqual({ rank: limits.exactTotal, of: limits.exactTotal })
  await higher(limits.exactTotal, limits.exactTotal)
  expect((await story(run.CODE)).place).toBeNull()

  // Of so many runs neither read walks an index of all runs until it meets one of its own.
  const client = await site.site.foundation.db.pool.connect()
  try {
    await client.query('analyze replays')
    await client.query('set plan_cache_mode = force_generic_plan')
    for (const { name, sql } of [formerStatement, stagesStatement]) {
      await client.query(`prepare "${name} plan" as ${sql}`)
      const nulls = Array.from(
        { length: Math.max(...[...sql.matchAll(/\$(\d)/g)].map(([, n]) => Number(n))) },
        () => 'null',
      )
      const { rows } = await client.query(`explain execute "${name} plan" (${nulls.join(', ')})`)
      expect(JSON.stringify(rows), name).not.toMatch(/using replays_(time|score) /)
    }
  } finally {
    client.release(true)
  }
})

test('scenes are compared with runs of the same scene', async () => {
  const one = await upload({ game: 'th095', difficulty: 0, shot: 0, seed: 501 })
  const row = (await site.call(replays.calls.one, { code: one.CODE })).data
  const { place, gains, richest } = await story(one.CODE)
  const { data } = await site.call(replays.calls.list, { game: 95, pageSize: 50, pageNum: 1 })
  expect(place?.of).toBe(data.rows.filter(({ STAGE, CHARA }) => STAGE === row.STAGE && CHARA === row.CHARA).length)
  expect([gains, richest]).toEqual([[], null])
})
