import { statSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { encodeReplay } from '@patisserie/replay-encoder/encode'
import { makeRun } from '@patisserie/replay-encoder/make-run'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { hashOf, openFiles } from '#core/files/open-files.ts'
import { openFolderStore } from '#core/files/stores/folder-store.ts'
import { openS3Store } from '#core/files/stores/s3-store.ts'
import { auditLedger } from '#core/ledger/audit.ts'
import { postTransfer } from '#core/ledger/post-transfer.ts'
import { walletOf } from '#core/ledger/reads.ts'
import { type ConnectionConfig, type Database, openDatabase } from '#kit/db/database.ts'
import { addJob } from '#kit/jobs/jobs.ts'
import { replays } from '#nouns/replays/contract/replays.ts'
import { house } from '#rules/ledger/houses.ts'
import { makeMember, type TestMember } from '../test/make-member.ts'
import { openTestSite, type TestSite } from '../test/open-test-site.ts'
import { openS3 } from '../test/outside/open-s3.ts'
import { type SiteProcess, startProcess } from '../test/site-process.ts'
import { dropDatabase, withDatabase } from '../test/test-server.ts'
import { BackupError, filesName, jobsName, readLines } from './backup-folder.ts'
import { restoreBackup } from './restore-backup.ts'
import { checkApart } from './site-secrets.ts'
import { type Taken, takeBackup } from './take-backup.ts'

const plain = { comment: '', category: 'other', NM: 'N', NB: 'N', NT: 'N', NSY: 'N', open: 'Y' } as const
let seeds = 70_000

let site: TestSite
let place: string
let reimu: TestMember
let taken: Taken
let apart: string
let secrets: { readonly file: string }
/** What was acknowledged, and when. */
const acknowledged: {
  readonly at: number
  readonly code?: string
  readonly hash?: string
  readonly comment?: string
  /** Key of a transfer. */
  readonly paid?: string
}[] = []

beforeAll(async () => {
  site = await openTestSite({ ratesFactor: 100_000, jobs: false })
  place = await mkdtemp(join(tmpdir(), 'patisserie-backup-'))
  // As an earlier release left it.
  await chmod(place, 0o755)
  reimu = await makeMember(site, 'reimu')
  const marisa = await makeMember(site, 'marisa')
  const { db } = site.site.foundation
  await db.transaction((tx) => addJob(tx, 'mail', { to: 'a@example.test', subject: '蛋糕', text: 'a\tb\\n\n"' }))
  const link = 'http://localhost:8080/link#reset.Sugar-and-spice'
  await db.transaction((tx) => addJob(tx, 'mail', { to: 'b@example.test', subject: '重设', text: `看这里：${link}` }))
  let working = true
  const upload = async () => {
    const bytes = encodeReplay(makeRun({ game: 'th12', seed: seeds++, slowRate: 0, frames: 300 }))
    const sending = { token: reimu.token, file: { name: 'a.rpy', bytes } }
    const { data, msg } = await site.call(replays.calls.upload, { ...plain, commentable: 'Y', screen: '' }, sending)
    expect(msg).toBe('')
    acknowledged.push({ at: Date.now(), code: data.CODE, hash: hashOf(bytes) })
    return data.KeyID
  }
  const talk = async (rid: number) => {
    for (let n = 0; working; n++) {
      const comment = `好吃 ${rid} ${n} \\N \t "quoted" 🍰`
      const { msg } = await site.call(replays.calls.comment, { rid, comment }, { token: marisa.token })
      expect(msg).toBe('')
      acknowledged.push({ at: Date.now(), comment })
    }
  }
  const share = async () => {
    while (working) await upload()
  }
  const pay = async (to: number) => {
    for (let n = 0; working; n++) {
      const paid = `pay:${to}:${n}`
      const reward = { from: house('mint'), to, resource: 'score', amount: n + 1 } as const
      const gift = { from: to, to: to === reimu.id ? marisa.id : reimu.id, resource: 'score', amount: 1 } as const
      const about = { kind: 'nothing', id: 0 } as const
      const moves = [reward, gift]
      await db.transaction((tx) => postTransfer(tx, { reason: 'prize', about, key: paid, at: new Date(), moves }))
      acknowledged.push({ at: Date.now(), paid })
    }
  }
  // Files that lose their last use meanwhile, and a sweep that takes whatever has none: the snapshot may still name them.
  const files = await openFiles({ folder: join(site.dataFolder, 'files'), db })
  const forget = async () => {
    for (let n = 0; working; n++) {
      const bytes = Buffer.from(`short-lived ${n}`)
      const [hash = ''] = (await db.transaction((tx) => files.keep(tx, [bytes], new Date()))).hashes
      await new Promise((wake) => setTimeout(wake, 30))
      await db.transaction((tx) => files.release(tx, [hash]))
      await files.sweep({ olderThanMs: -60_000 })
    }
  }
  await db.pool.query(
    "insert into second_factors (member, secret, created_at) values ($1, '\\x00', now()) on conflict do nothing",
    [reimu.id],
  )
  const rids = [await upload(), await upload()]
  const load = Promise.all([...rids.map(talk), share(), share(), forget(), forget(), pay(reimu.id), pay(marisa.id)])
  while (acknowledged.filter(({ paid }) => !paid).length < 40) await new Promise((wake) => setTimeout(wake, 50))
  const store = await openFolderStore(join(site.dataFolder, 'files'))
  apart = await mkdtemp(join(tmpdir(), 'patisserie-secrets-'))
  secrets = { file: join(apart, 'secrets.json') }
  taken = await takeBackup({ connection: site.connection, store, place, secrets: secrets.file, now: new Date() })
  await new Promise((wake) => setTimeout(wake, 300))
  working = false
  await load
}, 120_000)
afterAll(async () => {
  await site.close()
  for (const folder of [place, apart]) await rm(folder, { recursive: true, force: true })
})

let databases = 0
/** An empty database and folder to bring the site back into. */
async function emptyPlace() {
  const server = inject('server')
  const name = `patisserie_test_${process.pid}_restored_${++databases}`
  const admin = new pg.Client(server.config)
  await admin.connect()
  await admin.query(`create database ${name}`)
  const dataFolder = await mkdtemp(join(tmpdir(), 'patisserie-restored-'))
  const connection: ConnectionConfig = withDatabase(server, name)
  return {
    connection,
    dataFolder,
    store: await openFolderStore(join(dataFolder, 'files')),
    close: async () => {
      await dropDatabase((sql) => admin.query(sql), name)
      await admin.end()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

const count = async (db: Database, sql: string) =>
  (await db.pool.query<{ n: number }>(`select count(*) as n from ${sql}`)).rows[0]?.n

describe('a backup taken under load', () => {
  let here: Awaited<ReturnType<typeof emptyPlace>>
  let restored: SiteProcess
  let db: Database
  beforeAll(async () => {
    here = await emptyPlace()
    await restoreBackup({ ...here, folder: taken.folder, replace: false, secrets })
    db = openDatabase(here.connection)
    restored = await startProcess({ ...here, redisUrl: null, ratesFactor: 1 })
  }, 120_000)
  afterAll(async () => {
    await restored.stop()
    await db.close()
    await here.close()
  })

  test('has every write that was acknowledged before it', async () => {
    const before = acknowledged.filter(({ at }) => at < Date.parse(taken.manifest.takenAt))
    expect(before.filter(({ paid }) => !paid).length).toBeGreaterThan(20)
    expect(before.filter(({ paid }) => paid).length).toBeGreaterThan(20)
    const { rows } = await db.pool.query<{ comment: string }>('select comment from comments')
    const comments = new Set(rows.map((row) => row.comment))
    const keys = new Set(
      (await db.pool.query<{ key: string }>('select key from ledger_posts')).rows.map(({ key }) => key),
    )
    for (const { code, hash, comment, paid } of before) {
      if (paid !== undefined) expect(keys.has(paid)).toBe(true)
      if (comment !== undefined) expect(comments.has(comment)).toBe(true)
      if (code === undefined) continue
      const response = await fetch(`${restored.origin}/jc/rpy/th12_ud${code}.rpy`)
      expect(hashOf(Buffer.from(await response.arrayBuffer()))).toBe(hash)
    }
  })

  test('is of one moment: counters agree with what they count, and no file is missing', async () => {
    expect(
      await count(
        db,
        "replays r where comments <> (select count(*) from comments c where c.kind = 'replay' and c.subject = r.id)",
      ),
    ).toBe(0)
    expect(await count(db, 'replays')).toBeGreaterThan(2)
    const named: string[] = []
    for await (const hash of readLines(taken.folder, filesName)) named.push(hash)
    expect(named.length).toBe(taken.manifest.files.rows)
    for (const hash of named) expect(hashOf((await here.store.get(hash)) ?? Buffer.of())).toBe(hash)
    expect(await count(db, 'replays where file_hash not in (select hash from files where uses > 0)')).toBe(0)
  })

  test('has a ledger that adds up, and that goes on', async () => {
    expect((await auditLedger(db)).map(({ wrong }) => wrong)).toEqual([[], []])
    const moves = [{ from: house('mint'), to: reimu.id, resource: 'score', amount: 5 }] as const
    const before = (await walletOf(db.own, reimu.id)).balances.score
    expect(before).toBeGreaterThan(0)
    const about = { kind: 'nothing', id: 0 } as const
    await db.transaction((tx) => postTransfer(tx, { reason: 'prize', about, key: 'after', at: new Date(), moves }))
    expect((await walletOf(db.own, reimu.id)).balances.score).toBe(before + 5)
    expect((await auditLedger(db)).map(({ wrong }) => wrong)).toEqual([[], []])
  })

  test('goes on where it was: sessions hold, ids go on, nobody may change what is written once', async () => {
    const bytes = encodeReplay(makeRun({ game: 'th12', seed: seeds++, slowRate: 0, frames: 300 }))
    const newest = (await db.pool.query<{ id: number }>('select max(id) as id from replays')).rows[0]?.id ?? 0
    const sending = { token: reimu.token, file: bytes }
    const { data } = await restored.call(replays.calls.upload, { ...plain, commentable: 'Y', screen: '' }, sending)
    expect(data.KeyID).toBeGreaterThan(newest)
    const schema = `
      select count(*) as n, count(*) filter (where tgenabled = 'O') as awake from pg_trigger where not tgisinternal`
    const references = "select count(*) as n from pg_constraint where contype = 'f' and convalidated"
    const indexes = "select indexdef from pg_indexes where schemaname = 'public' order by indexname"
    for (const sql of [schema, references, indexes]) {
      const [old, now] = await Promise.all([site.site.foundation.db.pool.query(sql), db.pool.query(sql)])
      expect(now.rows).toEqual(old.rows)
    }
  })

  test('does the jobs that waited', async () => {
    const mails = () => readdir(join(here.dataFolder, 'mail')).catch(() => [])
    await expect
      .poll(async () => (await mails()).filter((name) => name.endsWith('.json')).length, { timeout: 30_000 })
      .toBe(1)
    const [name = ''] = (await mails()).filter((each) => each.endsWith('.json'))
    expect(JSON.parse(await readFile(join(here.dataFolder, 'mail', name), 'utf8'))).toMatchObject({
      text: 'a\tb\\n\n"',
    })
  })

  test('is not written over what is there, nor under a site that runs', async () => {
    const again = { ...here, folder: taken.folder, secrets }
    await expect(restoreBackup({ ...again, replace: false })).rejects.toThrow('The database is not empty')
    await expect(restoreBackup({ ...again, replace: true })).rejects.toThrow('Somebody works on this database')
  })
})

describe('secrets that open other secrets', () => {
  test('are not in the backup, and all that is kept is its owner’s alone', async () => {
    const { rows } = await site.site.foundation.db.pool.query<{ value: Buffer }>('select value from kit_secrets')
    expect(rows.length).toBeGreaterThan(1)
    let mails = 0
    for await (const job of readLines(taken.folder, jobsName)) {
      expect(job).not.toContain('Sugar-and-spice')
      mails += Number(job.startsWith('mail'))
    }
    expect(mails).toBeGreaterThan(0)
    for (const entry of await readdir(taken.folder, { withFileTypes: true })) {
      const bytes = await readFile(join(taken.folder, entry.name))
      const text = (entry.name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1')
      for (const { value } of rows)
        expect(text.includes(value.toString('hex')) || text.includes(value.toString('base64'))).toBe(false)
    }
    const kept = await readdir(place, { withFileTypes: true, recursive: true })
    const open = kept.filter(({ parentPath, name }) => (statSync(join(parentPath, name)).mode & 0o077) !== 0)
    expect(open.map(({ name }) => name)).toEqual([])
    expect(statSync(place).mode & 0o777).toBe(0o700)
    expect(statSync(secrets.file).mode & 0o777).toBe(0o600)
  })

  test('are not written among the backups, nor through a link', async () => {
    const link = join(apart, 'link')
    await symlink(place, link)
    for (const folder of [place, link, join(link, '..', 'link'), join(place, '..name')])
      expect(() => checkApart(join(folder, 'secrets.json'), place)).toThrow('lies among the backups')
    expect(() => checkApart(join(apart, 'secrets.json'), place)).not.toThrow()
    expect(() => checkApart(join(apart, 'secrets.json'), link)).not.toThrow()
  })

  test('a restore asks for them, and without them takes second factors off', { timeout: 120_000 }, async () => {
    const here = await emptyPlace()
    try {
      const order = { ...here, folder: taken.folder, replace: true }
      await expect(restoreBackup({ ...order, secrets: null })).rejects.toThrow('comes without the site')
      await expect(restoreBackup({ ...order, secrets: { file: join(apart, 'none') } })).rejects.toThrow(
        'There is no file',
      )
      await restoreBackup({ ...order, secrets: 'none' })
      const db = openDatabase(here.connection)
      expect([await count(db, 'second_factors'), await count(db, 'kit_secrets')]).toEqual([0, 0])
      await db.close()
      await restoreBackup({ ...order, secrets })
      const whole = openDatabase(here.connection)
      const old = await site.site.foundation.db.pool.query('select * from kit_secrets order by name')
      expect((await whole.pool.query('select * from kit_secrets order by name')).rows).toEqual(old.rows)
      expect(await count(whole, 'second_factors')).toBe(1)
      await whole.close()
    } finally {
      await here.close()
    }
  })
})

test('a restore replaces what is there when told, from a bucket too', { timeout: 120_000 }, async () => {
  const s3 = await openS3()
  const here = await emptyPlace()
  const store = await openS3Store(s3.settings)
  try {
    await restoreBackup({ ...here, store, folder: taken.folder, replace: false, secrets })
    const db = openDatabase(here.connection)
    await db.pool.query('delete from comments')
    await db.close()
    // A backup broken off leaves a folder without a manifest, and its files; the next one goes on from there.
    await mkdir(join(place, '2026-12-31T00-00-00Z'))
    const second = await takeBackup({
      connection: here.connection,
      store,
      place,
      secrets: null,
      now: new Date('2027-01-01T00:00:00Z'),
    })
    expect(second.copied.files).toBe(0)
    expect(await readdir(place)).not.toContain('2026-12-31T00-00-00Z')
    await restoreBackup({ ...here, store, folder: taken.folder, replace: true, secrets })
    const after = openDatabase(here.connection)
    const comments = taken.manifest.tables.find(({ name }) => name === 'comments')
    expect(await count(after, 'comments')).toBe(comments?.rows)
    await after.close()
  } finally {
    store.close()
    await here.close()
    await s3.close()
  }
})

describe('a backup that is not whole', () => {
  test.each([
    ['did not end', 'manifest.json', null],
    ['is not whole', 'members.gz', null],
    ['is damaged', 'members.gz', Buffer.from('other bytes')],
  ] as const)('%s: is said before anything is touched', async (words, name, bytes) => {
    const here = await emptyPlace()
    const copies = await mkdtemp(join(tmpdir(), 'patisserie-copy-'))
    const folder = join(copies, 'one')
    await cp(taken.folder, folder, { recursive: true })
    if (bytes) await writeFile(join(folder, name), bytes)
    else await rm(join(folder, name))
    const error = await restoreBackup({ ...here, folder, replace: true, secrets }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(BackupError)
    expect(String(error)).toContain(words)
    const db = openDatabase(here.connection)
    expect(await count(db, "pg_class where relnamespace = 'public'::regnamespace")).toBe(0)
    await db.close()
    await rm(copies, { recursive: true, force: true })
    await here.close()
  })
})
