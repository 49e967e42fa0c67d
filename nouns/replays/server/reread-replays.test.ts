import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseReplay } from '@patisserie/replay/parse'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openFiles } from '#core/files/open-files.ts'
import type { GameCode } from '#rules/games/games.ts'
import { makeMember, type TestMember } from '#site/test/make-member.ts'
import { openTestSite, type TestSite } from '#site/test/open-test-site.ts'
import { settleJobs } from '#site/test/settle-jobs.ts'
import { replays } from '../contract/replays.ts'
import { scorecard } from '../contract/scorecard.ts'
import { plainRun } from '../test/upload-run.ts'
import { inputFingerprints } from './fingerprint.ts'
import { rereadReplays } from './reread-replays.ts'

let site: TestSite
let reimu: TestMember
let marisa: TestMember

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 1_000 })
  reimu = await makeMember(site, 'reimu')
  marisa = await makeMember(site, 'marisa')
})
beforeEach(() => settleJobs(site))
afterAll(() => site.close())

let seed = 40
function runOf(game: GameCode) {
  const run = makeRun({ game, seed: seed++, slowRate: 0, difficulty: 1, frames: 1_300 })
  // 811 is 1 modulo 30: with such a count, older readings took the samples for inputs.
  return run.game === 'th143' ? { ...run, inputs: run.inputs?.slice(0, 811) ?? [] } : run
}
const framesOf = (bytes: Uint8Array): number => {
  const result = parseReplay(bytes)
  return result.ok ? (result.replay.frames ?? 0) : 0
}
const send = (bytes: Uint8Array, by: TestMember) =>
  site.call(replays.calls.upload, plainRun, { token: by.token, file: { name: 'x.rpy', bytes } })
const sql = async <T>(text: string, values: unknown[] = []) =>
  (await site.site.foundation.db.pool.query(text, values)).rows as T[]
/** Sets the row to what an older reading stored: another hash of the keys, another length, no series. */
async function makeOlder(id: number, bytes: Uint8Array, game: GameCode) {
  const { formerHash } = inputFingerprints(game, bytes)
  await sql('update replays set input_hash = coalesce($2, input_hash), frames = 2 * frames where id = $1', [
    id,
    formerHash,
  ])
  await sql(`update replay_facts set reading = 0, facts = jsonb_set(facts, '{inputs}', 'null') where replay = $1`, [id])
  await sql('delete from replay_series where replay = $1', [id])
}
const reread = async (most?: number) => {
  const { db } = site.site.foundation
  const files = await openFiles({ folder: `${site.dataFolder}/files`, db })
  let changes = 0
  await rereadReplays({ db, files, changed: () => void changes++ }, most)
  return changes
}
const older = async () => (await sql<{ n: number }>('select count(*) as n from replay_facts where reading < 1'))[0]?.n

test.each(['th07', 'th08', 'th143'] as const)(
  '%s: the same keys under another name are found before and after',
  async (game) => {
    const run = runOf(game)
    const first = encodeReplay(run)
    const { data } = await send(first, reimu)
    await makeOlder(data.KeyID, first, game)
    const renamed = encodeReplay({ ...run, name: 'Other' })
    const twin = { msg: 'repeated', data: { KeyID: data.KeyID, own: false } }
    expect(await send(renamed, marisa)).toMatchObject(twin)

    expect(await reread()).toBe(1)
    expect(await send(renamed, marisa)).toMatchObject(twin)
    const [row] = await sql<{ input_hash: string }>('select input_hash from replays where id = $1', [data.KeyID])
    expect(row?.input_hash).toBe(inputFingerprints(game, first).inputHash)
    const detail = (await site.call(replays.calls.one, { code: data.CODE })).data
    expect(detail.FRAMES).toBe(game === 'th143' ? 811 : framesOf(first))
    expect(detail.INPUT).not.toBeNull()
    expect((await site.call(scorecard.calls.series, { code: data.CODE })).msg).toBe('')
    expect(await reread()).toBe(0)
  },
)

test('a reading from before the events of game 7 gets their proofs', async () => {
  const file = encodeReplay(runOf('th07'))
  const { data } = await send(file, reimu)
  const facts = () => sql('select facts from replay_facts where replay = $1', [data.KeyID])
  const [fresh] = await sql<object>('select check_nm, check_nb from replays where id = $1', [data.KeyID])
  const whole = await facts()

  await sql(
    `update replay_facts set reading = 1, facts = jsonb_set(facts, '{stages}',
       (select jsonb_agg(stage - 'proof') from jsonb_array_elements(facts -> 'stages') stage)) where replay = $1`,
    [data.KeyID],
  )
  await sql(`update replays set check_nm = 'claimed', check_nb = 'claimed' where id = $1`, [data.KeyID])
  expect(await facts()).not.toEqual(whole)

  expect(await reread()).toBe(1)
  expect(await facts()).toEqual(whole)
  const { STAGES } = (await site.call(replays.calls.one, { code: data.CODE })).data
  expect(STAGES.map(({ path }) => path)).toEqual(STAGES.map(() => 'byRule'))
  expect(await sql('select check_nm, check_nb from replays where id = $1', [data.KeyID])).toEqual([fresh])
  expect(fresh).not.toEqual({ check_nm: 'claimed', check_nb: 'claimed' })
})

test('a run at 120 Hz lasts as long as its recorded inputs', async () => {
  const run = runOf('th10')
  if (run.game !== 'th10') throw new Error('asked for game 10')
  const stages = run.stages.map((stage) => ({ ...stage, frames: 2 * stage.inputs.length }))
  const file = encodeReplay({ ...run, stages })
  const { data } = await send(file, reimu)
  await makeOlder(data.KeyID, file, 'th10')
  await reread()
  const detail = (await site.call(replays.calls.one, { code: data.CODE })).data
  expect(detail.FRAMES).toBe(run.stages.reduce((sum, { inputs }) => sum + inputs.length, 0))
  expect(detail.STAGES.map(({ frames }) => frames)).toEqual(run.stages.map(({ inputs }) => inputs.length))
})

test('a stop in the middle leaves the rest for the next run, which asks for itself until none is left', async () => {
  for (const game of ['th07', 'th08', 'th10'] as const) {
    const file = encodeReplay(runOf(game))
    await makeOlder((await send(file, reimu)).data.KeyID, file, game)
  }
  await reread(1)
  await settleJobs(site, 'rereadReplays')
  expect(await older()).toBe(0)
})

test('a file that cannot be read keeps no other, and is tried again by a later run', async () => {
  const ids: number[] = []
  for (const game of ['th07', 'th08', 'th10'] as const) {
    const file = encodeReplay(runOf(game))
    const { data } = await send(file, reimu)
    await makeOlder(data.KeyID, file, game)
    ids.push(data.KeyID)
  }
  const [row] = await sql<{ file_hash: string }>('select file_hash from replays where id = $1', [ids[0]])
  const name = row?.file_hash ?? ''
  const path = join(site.dataFolder, 'files', name.slice(0, 2), name)
  await rename(path, `${path}.away`)
  await mkdir(path)
  // One replay per batch, so that the first fault fills the batch.
  await expect(reread(1)).rejects.toThrow('EISDIR')
  await expect.poll(older).toBe(1)
  await rm(path, { recursive: true })
  await rename(`${path}.away`, path)
  await reread()
  expect(await older()).toBe(0)
  await sql(
    `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = 'rereadReplays'`,
  )
})

test('of two older rows with one run the earlier takes the hash, and nothing stops', async () => {
  const run = runOf('th07')
  const first = encodeReplay(run)
  const one = (await send(first, reimu)).data.KeyID
  await sql(`update replays set input_hash = 'x' where id = $1`, [one])
  const second = encodeReplay({ ...run, name: 'Other' })
  const other = (await send(second, marisa)).data.KeyID
  await sql(`update replays set input_hash = 'y' where id = $1`, [other])
  await sql('update replay_facts set reading = 0 where replay = any($1)', [[one, other]])
  await reread()
  const rows = await sql<{ id: number; input_hash: string }>(
    'select id, input_hash from replays where id = any($1) order by id',
    [[one, other]],
  )
  expect(rows.map((row) => row.input_hash)).toEqual([inputFingerprints('th07', first).inputHash, 'y'])
  expect(await older()).toBe(0)
})

test('a replay whose file is gone stays as it was read once', async () => {
  const { data } = await send(encodeReplay(runOf('th10')), reimu)
  await sql('update replay_facts set reading = 0 where replay = $1', [data.KeyID])
  await sql(`begin; set local session_replication_role = replica;
    update replays set file_hash = repeat('f', 64) where id = ${data.KeyID}; commit`)
  expect(await reread()).toBe(0)
  expect(await older()).toBe(0)
})
