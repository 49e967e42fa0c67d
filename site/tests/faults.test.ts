import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { hashOf } from '#core/files/open-files.ts'
import { type Database, openDatabase } from '#kit/db/database.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { isWhole } from '../test/by-turns.ts'
import type { TestMember } from '../test/make-member.ts'
import { findRedis } from '../test/outside/find-redis.ts'
import { openProxy, throughPort, type Wire } from '../test/outside/open-proxy.ts'
import { openS3 } from '../test/outside/open-s3.ts'
import { addMember, type SiteProcess, startProcess } from '../test/site-process.ts'
import { makeDatabase } from '../test/test-server.ts'

const outageMs = isWhole ? 30_000 : 2_500
/** Longer than any retry interval of the site. */
const recoveryMs = 60_000
const patience = { timeout: 4 * (outageMs + recoveryMs) }

const plain = { comment: '', category: 'other', NM: 'N', NB: 'N', NT: 'N', NSY: 'N', open: 'Y' } as const
let seeds = 50_000
const redisUrl = await findRedis(13)

let made: Awaited<ReturnType<typeof makeDatabase>>
let s3: Awaited<ReturnType<typeof openS3>>
let folder: string
let db: Database
let site: SiteProcess
let reimu: TestMember
let rid: number
const wires: Record<'database' | 'files' | 'redis', Wire> = {} as never // filled before the first test

beforeAll(async () => {
  made = await makeDatabase(inject('server'), inject('template'))
  s3 = await openS3()
  folder = await mkdtemp(join(tmpdir(), 'patisserie-faults-'))
  const database = throughPort(made.config)
  wires.database = await openProxy(database.target)
  wires.files = await openProxy({ host: '127.0.0.1', port: s3.port })
  wires.redis = await openProxy({ host: '127.0.0.1', port: 6_379 })
  site = await startProcess({
    connection: database.at(wires.database.port),
    dataFolder: folder,
    stores: [{ ...s3.settings, endpoint: `http://127.0.0.1:${wires.files.port}` }],
    redisUrl: redisUrl?.replace('6379', String(wires.redis.port)) ?? null,
    ratesFactor: 100_000,
  })
  db = openDatabase(made.config)
  reimu = await addMember(db, 'reimu')
  rid = (await upload()).data.KeyID
}, 120_000)
afterAll(async () => {
  expect(await site.stop()).toBe(0)
  for (const wire of Object.values(wires)) await wire.close()
  await db.close()
  await s3.close()
  await made.drop()
  await rm(folder, { recursive: true, force: true })
})

async function upload() {
  const bytes = encodeReplay(makeRun({ game: 'th12', seed: seeds++, slowRate: 0, frames: 300 }))
  const sending = { token: reimu.token, file: bytes }
  const answer = await site.call(replays.calls.upload, { ...plain, commentable: 'Y', screen: '' }, sending)
  return { ...answer, hash: hashOf(bytes) }
}

let words = 0
async function say() {
  const comment = `word ${words++}`
  return { ...(await site.call(replays.calls.comment, { rid, comment }, { token: reimu.token })), comment }
}
const read = () => site.call(replays.calls.one, { code: '0001' })
const page = () => fetch(`${site.origin}/page-${words++}`)

interface Seen {
  /** Failed answers: status and text. */
  readonly refused: Set<string>
  readonly comments: string[]
  readonly files: { readonly code: string; readonly hash: string }[]
}

/** Calls the site until it is stopped; records the acknowledged writes and how other calls failed. */
function load() {
  const seen: Seen = { refused: new Set(), comments: [], files: [] }
  let working = true
  const loop = async (once: () => Promise<unknown>) => {
    while (working) {
      await once().catch((error: unknown) => seen.refused.add(`no answer: ${String(error)}`))
      await sleep(40)
    }
  }
  const note = ({ status, msg }: { status: number; msg: string }) =>
    (status === 200 && msg === '') || void seen.refused.add(`${status} ${msg}`)
  const loops = [
    loop(async () => {
      const answer = await say()
      if (note(answer)) seen.comments.push(answer.comment)
    }),
    loop(async () => {
      const answer = await upload()
      if (note(answer)) seen.files.push({ code: answer.data.CODE, hash: answer.hash })
    }),
    loop(async () => note(await read())),
    loop(async () => {
      const response = await page()
      if (response.status !== 200) seen.refused.add(`page ${response.status} ${response.headers.get('retry-after')}`)
      await response.text()
    }),
  ]
  return {
    seen,
    end: async () => {
      working = false
      await Promise.all(loops)
    },
  }
}

/** Expects that writes, uploads, reads and pages work again without a restart. */
async function works() {
  await expect.poll(async () => (await say()).msg, { timeout: recoveryMs, interval: 100 }).toBe('')
  await expect.poll(async () => (await upload()).msg, { timeout: recoveryMs, interval: 100 }).toBe('')
  await expect.poll(async () => (await read()).status, { timeout: recoveryMs, interval: 100 }).toBe(200)
  await expect.poll(async () => (await page()).status, { timeout: recoveryMs, interval: 100 }).toBe(200)
}

async function nothingLost({ comments, files }: Seen) {
  const { rows } = await db.pool.query<{ comment: string }>('select comment from comments')
  const there = new Set(rows.map(({ comment }) => comment))
  expect(comments.filter((comment) => !there.has(comment))).toEqual([])
  for (const { code, hash } of files) {
    const response = await fetch(`${site.origin}/jc/rpy/th12_ud${code}.rpy`)
    expect(hashOf(Buffer.from(await response.arrayBuffer()))).toBe(hash)
  }
  expect(comments.length).toBeGreaterThan(0)
}

async function outage(part: keyof typeof wires, kind: 'cut' | 'hang') {
  const { seen, end } = load()
  await sleep(500)
  await wires[part][kind]()
  await sleep(outageMs)
  const ready = await fetch(`${site.origin}/readyz`)
  const states = { status: ready.status, ...((await ready.json()) as Record<string, unknown>) }
  await wires[part].mend()
  await works()
  await end()
  await nothingLost(seen)
  return { seen, states }
}

describe.each(['cut', 'hang'] as const)('while the way is %s', (kind) => {
  test('to the database: everybody is told to come back', patience, async () => {
    const { seen, states } = await outage('database', kind)
    expect(states).toMatchObject({ status: 503, ready: false, database: 'gone' })
    const allowed = ['503 busy', 'page 503 5']
    expect([...seen.refused].filter((each) => !allowed.includes(each))).toEqual([])
    if (kind === 'cut') expect(seen.refused).toContain('503 busy')
  })

  // Every day only the way to the database hangs: every act needs it.
  if (kind === 'hang' && !isWhole) return
  test('to the files: words go on, files are told to come back', patience, async () => {
    const { seen, states } = await outage('files', kind)
    expect(states).toMatchObject({ status: 200, ready: true, database: 'ok', files: 'gone' })
    expect([...seen.refused].filter((each) => each !== '503 busy')).toEqual([])
    if (kind === 'cut') expect(seen.refused).toContain('503 busy')
  })

  test.runIf(redisUrl)('to Redis: nobody notices', patience, async () => {
    const { seen, states } = await outage('redis', kind)
    expect(states).toMatchObject({ status: 200, ready: true, redis: 'gone' })
    expect([...seen.refused]).toEqual([])
    await expect
      .poll(async () => (await fetch(`${site.origin}/readyz`)).json(), { timeout: recoveryMs })
      .toMatchObject({ redis: 'ok' })
  })
})
