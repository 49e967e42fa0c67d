import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pictures } from '#contract/pictures.ts'
import { openFiles } from '#core/files/open-files.ts'
import { type Database, openDatabase } from '#kit/db/database.ts'
import { paintings } from '#nouns/paintings/contract/paintings.ts'
import { drawnPicture } from '#nouns/paintings/test/drawn-picture.ts'
import { plainPainting } from '#nouns/paintings/test/upload-painting.ts'
import { refusals as en } from '#words/calls/pictures.en.ts'
import { refusals as zh } from '#words/calls/pictures.zh.ts'
import { isWhole } from '../test/by-turns.ts'
import type { TestMember } from '../test/make-member.ts'
import { addMember, type SiteProcess, startProcess } from '../test/site-process.ts'
import { makeDatabase } from '../test/test-server.ts'

const kills = isWhole ? 12 : 1
const painters = 3

let made: Awaited<ReturnType<typeof makeDatabase>>
let folder: string
let db: Database
let site: SiteProcess
const members: TestMember[] = []
beforeAll(async () => {
  made = await makeDatabase(inject('server'), inject('template'))
  folder = await mkdtemp(join(tmpdir(), 'patisserie-killed-pictures-'))
  db = openDatabase(made.config)
  for (let n = 0; n < painters; n++) members.push(await addMember(db, `painter${n}`))
  await startSite()
}, 120_000)
afterAll(async () => {
  site.child.kill('SIGKILL')
  await db.close()
  await made.drop()
  await rm(folder, { recursive: true, force: true })
})

const startSite = async () => {
  site = await startProcess({
    connection: made.config,
    dataFolder: folder,
    redisUrl: null,
    ratesFactor: 1e6,
  })
}

interface Hung {
  readonly id: number
  readonly src: string
}

let seed = 50_000
/** What the site acknowledged: pictures by their paths, and works. */
const kept: string[] = []
const hung: Hung[] = []

async function hang(member: TestMember): Promise<void> {
  const bytes = await sharp(await drawnPicture(seed++))
    .resize(1_300, 300, { fit: 'fill' })
    .jpeg()
    .toBuffer()
  const sending = { token: member.token }
  const sent = await site.call(pictures.calls.upload, {}, { ...sending, file: bytes })
  expect(sent.msg).toBe('')
  const src = sent.data.data.url
  kept.push(src)
  const { msg, data } = await site.call(
    paintings.calls.upload,
    { ...plainPainting, url: src, goOn: 'notAlike' },
    sending,
  )
  expect(msg).toBe('')
  hung.push({ id: data.KeyID, src })
}

/** Every painter hangs one work after another; `kill` ends the site in the middle of it. */
function paint() {
  let isAlive = true
  const hands = members.map(async (member) => {
    // What was under way when the site died has no answer.
    while (isAlive) await hang(member).catch((error) => isAlive && Promise.reject(error))
  })
  const painting = Promise.all(hands)
  return {
    kill: async () => {
      isAlive = false
      site.child.kill('SIGKILL')
      await painting
    },
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const query = async (text: string, values: unknown[] = []) => (await db.pool.query(text, values)).rows
const workingJobs = async () =>
  (await query('select from graphile_worker._private_jobs where locked_at is not null')).length

/** Lets the jobs of dead processes be found now, and not in two minutes. */
async function forgetDead(): Promise<void> {
  await query(`update kit_workers set seen_at = seen_at - interval '1 hour'`)
  await query(`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour'`)
}

const stored = async () =>
  (await readdir(join(folder, 'files'), { recursive: true }))
    .filter((path) => path.length > 64)
    .map((path) => path.slice(3))

test(
  `after ${kills} kills every acknowledged picture and work is there, with all its sizes`,
  async () => {
    for (let n = 0; n < kills; n++) {
      const before = hung.length
      const { kill } = paint()
      await expect.poll(() => hung.length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before + painters)
      // In the middle of a job, with uploads under way.
      await expect.poll(workingJobs, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0)
      const workers = childrenOf(site.child.pid ?? 0)
      await kill()
      await expect.poll(() => workers.filter(isRunning), { timeout: 60_000 }).toEqual([])
      await forgetDead()
      await startSite()
    }
    for (const { id, src } of hung) {
      const { data } = await site.call(paintings.calls.some, { pids: [id] })
      expect(data).toMatchObject([{ KeyID: id, SRC: src }])
    }
    const unsized = async () => (await query('select from pictures where sized_at is null')).length
    for (let left = await unsized(); left > 0; left = await unsized()) {
      await expect.poll(unsized, { timeout: 120_000, interval: 100 }).toBeLessThan(left)
    }
    for (const src of kept) {
      for (const end of ['.jpg', '.webp', '.thumb.webp', '.360.avif', '.960.webp', '.avif']) {
        const answer = await fetch(`${site.origin}${src.replace('.jpg', end)}`)
        expect([src, end, answer.status]).toEqual([src, end, 200])
        const { format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
        expect(format).toBe(end === '.jpg' ? 'jpeg' : end.endsWith('avif') ? 'heif' : 'webp')
      }
    }
    // What was under way and not acknowledged leaves nothing behind.
    const files = await openFiles({ folder: join(folder, 'files'), db })
    await files.sweep({ olderThanMs: -60_000 })
    const counted = (await query('select hash from files order by hash')).map(({ hash }) => hash)
    expect((await stored()).sort()).toEqual(counted)
    expect(await readdir(join(folder, 'files', 'staging'))).toEqual([])
    files.close()
  },
  60_000 + kills * 120_000,
)

test('an upload whose picture process is killed is refused in words, and taken when it is sent again', async () => {
  const [{ token }] = members as [TestMember]
  const send = (file: Uint8Array) => site.call(pictures.calls.upload, {}, { token, file })
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const large = await sharp({ create: { width: 4_000, height: 2_500, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 50 })
    .toBuffer()
  // Starts the process that then gets the large picture.
  expect((await send(await drawnPicture(seed++))).msg).toBe('')
  const [worker = 0] = childrenOf(site.child.pid ?? 0)
  const before = workOf(worker)
  const sent = send(large)
  await expect.poll(() => workOf(worker), { timeout: 60_000, interval: 5 }).toBeGreaterThan(before + 5)
  process.kill(worker, 'SIGKILL')
  expect((await sent).msg).toBe('tooHeavy')
  expect([zh.tooHeavy, en.tooHeavy]).toEqual([expect.stringMatching(/\p{Script=Han}/u), expect.stringMatching(/^This/)])
  expect((await send(large)).msg).toBe('')
}, 120_000)

/** Processor time of a process so far, in hundredths of a second. */
function workOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}
