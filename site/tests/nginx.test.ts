import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { pictures } from '#contract/pictures.ts'
import { type Database, openDatabase } from '#kit/db/database.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { freePort } from '../journeys/free-port.ts'
import type { TestMember } from '../test/make-member.ts'
import { addMember, type SiteProcess, sendTo, startProcess } from '../test/site-process.ts'
import { makeDatabase } from '../test/test-server.ts'

const program = '/usr/sbin/nginx'
const there = existsSync(program)
if (!there) console.warn(`skipped: no nginx at ${program}`)

const example = new URL('../../deploy/nginx.conf', import.meta.url)

/** Writes the example configuration with other ports and without TLS; everything else is unchanged. */
async function configure(folder: string, ports: { readonly own: number; readonly sites: readonly number[] }) {
  const text = await readFile(example, 'utf8')
  const own = text
    .replace('127.0.0.1:8081', `127.0.0.1:${ports.sites[0]}`)
    .replace('127.0.0.1:8082', `127.0.0.1:${ports.sites[1]}`)
    .replace(/server \{\s+listen 80[^}]+\}/g, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${ports.own};`)
    .replace(/^ *ssl_certificate.*$/gm, '')
  for (const left of ['127.0.0.1:808', 'listen 80', 'listen 443', 'ssl']) expect(own).not.toContain(left)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n')
  const head = 'daemon off; worker_processes 1; error_log stderr crit; events { worker_connections 256; }'
  const path = join(folder, 'nginx.conf')
  await writeFile(path, `${head}\npid ${folder}/pid;\nhttp {\naccess_log off;\n${temporary}\n${own}\n}\n`)
  await mkdir(join(folder, 'logs'), { recursive: true })
  return path
}

describe.runIf(there)('two processes behind the nginx of deploy/', () => {
  let made: Awaited<ReturnType<typeof makeDatabase>>
  let folder: string
  let db: Database
  let sites: SiteProcess[]
  let nginx: ReturnType<typeof spawn>
  let origin: string
  let reimu: TestMember

  beforeAll(async () => {
    made = await makeDatabase(inject('server'), inject('template'))
    folder = await mkdtemp(join(tmpdir(), 'patisserie-nginx-'))
    const options = { connection: made.config, dataFolder: folder, redisUrl: null, ratesFactor: 1_000 }
    sites = await Promise.all([startProcess(options), startProcess(options)])
    db = openDatabase(made.config)
    reimu = await addMember(db, 'reimu')
    const own = await freePort()
    const config = await configure(folder, { own, sites: sites.map((site) => Number(new URL(site.origin).port)) })
    nginx = spawn(program, ['-p', folder, '-c', config], { stdio: 'inherit' })
    origin = `http://127.0.0.1:${own}`
    const answers = () =>
      fetch(origin).then(
        ({ status }) => status === 200,
        () => false,
      )
    while (!(await answers())) await sleep(50)
  }, 120_000)
  afterAll(async () => {
    const ended = once(nginx, 'exit')
    nginx.kill('SIGQUIT')
    await ended
    await Promise.all(sites.map((site) => site.stop()))
    await db.close()
    await made.drop()
    await rm(folder, { recursive: true, force: true })
  }, 60_000)

  const plain = { comment: '', category: 'other', NM: 'N', NB: 'N', NT: 'N', NSY: 'N', open: 'Y' } as const
  const upload = (seed: number) =>
    sendTo(origin, replays.calls.upload, {
      input: { ...plain, commentable: 'Y', screen: '' },
      sending: {
        token: reimu.token,
        file: encodeReplay(makeRun({ game: 'th12', seed, slowRate: 0, frames: 300 })),
      },
    })

  test('pages, uploads and files pass, with the id that nginx gave', async () => {
    const { data } = await upload(1)
    // The other process may answer the page; it gets the notification of the write a moment later.
    await expect.poll(() => fetch(`${origin}/rpy`).then((page) => page.text())).toContain(data.CODE)
    const page = await fetch(`${origin}/rpy`)
    expect(page.headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/)
    expect((await fetch(`${origin}/jc/rpy/th12_ud${data.CODE}.rpy`)).status).toBe(200)
  })

  test.each([5_242_881, 9_000_000, 30_000_000])('a picture of %i bytes is refused in words', async (bytes) => {
    const sending = { token: reimu.token, file: Buffer.alloc(bytes) }
    const answer = await sendTo(origin, pictures.calls.upload, { input: {}, sending })
    expect(answer).toMatchObject({ auth: '', msg: 'FileTooBig', data: { limit: 5_242_880 } })
  })

  test('live news come at once, not when a buffer is full', async () => {
    const { data } = await upload(2)
    const leaving = new AbortController()
    const stream = await fetch(`${origin}/api/live?replay=${data.KeyID}`, { signal: leaving.signal })
    let heard = ''
    const listening = (async () => {
      for await (const bytes of stream.body ?? []) heard += Buffer.from(bytes).toString()
    })().catch(() => undefined)
    await expect.poll(() => heard, { timeout: 30_000 }).toContain('"comments":0')
    await sendTo(origin, replays.calls.comment, {
      input: { rid: data.KeyID, comment: 'tasty' },
      sending: { token: reimu.token },
    })
    await expect.poll(() => heard, { timeout: 30_000 }).toContain('"comments":1')
    leaving.abort()
    await listening
  })

  test('nobody comes from where they claim, and what is for the house stays there', async () => {
    // The 601st request from 203.0.113.7 would get 429. These come from this machine, which has no limit.
    const claim = { 'x-forwarded-for': '203.0.113.7' }
    for (let round = 0; round < 13; round++) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => fetch(`${origin}/robots-none`, { headers: claim })),
      )
      expect(answers.every(({ status }) => status === 200)).toBe(true)
    }
    for (const path of ['/metrics', '/readyz', '/healthz']) {
      expect(await (await fetch(`${origin}${path}`)).text()).toContain('nginx')
    }
  }, 60_000)

  test('a process that stops is not noticed', { timeout: 60_000 }, async () => {
    let working = true
    const statuses = new Set<number>()
    const visitors = Promise.all(
      [1, 2, 3, 4].map(async () => {
        while (working) {
          const response = await fetch(`${origin}/p${Math.random()}`)
          statuses.add(response.status)
          await response.text()
        }
      }),
    )
    await sleep(300)
    expect(await sites[0]?.stop()).toBe(0)
    await sleep(1_000)
    working = false
    await visitors
    expect([...statuses]).toEqual([200])
    expect((await upload(3)).msg).toBe('')
  })
})
