import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { hashOf } from '#core/files/open-files.ts'
import type { ByteStore } from '#core/files/stores/byte-store.ts'
import { openFolderStore } from '#core/files/stores/folder-store.ts'
import { openPasswords } from '#core/members/passwords/passwords.ts'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import { copyFiles } from '#site/ops/copy-files.ts'
import { restoreBackup } from '#site/ops/restore-backup.ts'
import { takeBackup } from '#site/ops/take-backup.ts'
import { fillSite } from './fill.ts'
import { startSite } from './running-site.ts'

/**
 * Measures the cost of single items (a row, a notification, a live stream): the figures that docs/scale.md multiplies.
 */
export async function benchUnits(size: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'patisserie-units-'))
  try {
    await fillSite(folder, { replays: size, comments: size * 10 })
    const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres') })
    const client = new pg.Client({ ...postgres.connection })
    await client.connect()
    await bytesARow(client)
    await notifications(client, postgres.connection)
    await thereAndBack(client, postgres.connection, folder)
    await client.end()
    await postgres.stop()
    await hashing()
    await storing(folder)
    await streams(join(folder, 'small'))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const say = (what: string, figure: number | string, unit: string) =>
  console.log(
    `${what.padEnd(44)}${(typeof figure === 'number' ? figure.toFixed(figure < 10 ? 2 : 0) : figure).padStart(12)} ${unit}`,
  )

async function bytesARow(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; count: string; bytes: string }>(
    `select relname as name, reltuples::bigint as count, pg_total_relation_size(oid) as bytes from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 1000 order by 3 desc`,
  )
  for (const { name, count, bytes } of rows)
    say(`a row of ${name} with its indexes`, Number(bytes) / Number(count), 'bytes')
}

async function notifications(client: pg.Client, connection: pg.ClientConfig): Promise<void> {
  const ear = new pg.Client({ ...connection })
  await ear.connect()
  let heard = 0
  ear.on('notification', () => heard++)
  await ear.query('listen units')
  const count = 20_000
  const begun = performance.now()
  for (let n = 0; n < count; n++) await client.query('select pg_notify($1, $2)', ['units', `replay:${n}`])
  while (heard < count) await new Promise((wake) => setTimeout(wake, 1))
  say('NOTIFY, one after the other, heard', count / ((performance.now() - begun) / 1_000), 'a second')
  await ear.end()
}

/** Creates a small file for every replay, so that backup and restore handle as many files as a real site has. */
async function makeFiles(client: pg.Client, folder: string): Promise<ByteStore> {
  const { rows } = await client
    .query<{ id: number }>(`
    set session_replication_role = replica;
    create temporary table made as
      select id, encode(sha256(convert_to('replay ' || id, 'UTF8')), 'hex') as hash from replays;
    delete from files;
    insert into files (hash, size, uses, at) select hash, 16, 1, now() from made;
    update replays set file_hash = made.hash from made where made.id = replays.id;
    set session_replication_role = origin;
    select id from replays`)
    .then((all) => (all as unknown as pg.QueryResult<{ id: number }>[]).at(-1) ?? { rows: [] }) // one result per statement
  const store = await openFolderStore(join(folder, 'files'))
  for (const { id } of rows) {
    const bytes = Buffer.from(`replay ${id}`)
    const hash = hashOf(bytes)
    mkdirSync(join(folder, 'files', hash.slice(0, 2)), { recursive: true })
    writeFileSync(join(folder, 'files', hash.slice(0, 2), hash), bytes)
  }
  return store
}

async function thereAndBack(client: pg.Client, connection: pg.ClientConfig, folder: string): Promise<void> {
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  say('database', Number(rows[0]?.bytes) / 1e6, 'MB')
  const store = await makeFiles(client, folder)
  const order = { connection, store, place: join(folder, 'backups'), secrets: join(folder, 'secrets.json') }
  for (const [what, now] of [
    ['first backup', new Date(0)],
    ['second backup: the tables, and no new file', new Date()],
  ] as const) {
    const begun = performance.now()
    await takeBackup({ ...order, now })
    say(what, (performance.now() - begun) / 1_000, 's')
  }
  await client.query('create database units')
  const target = {
    connection: { ...connection, database: 'units' },
    store: await openFolderStore(join(folder, 'back')),
  }
  const begun = performance.now()
  const from = join(order.place, '1970-01-01T00-00-00Z')
  const manifest = await restoreBackup({ ...target, folder: from, replace: false, secrets: { file: order.secrets } })
  const all = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  say(`restore of ${all} rows and ${manifest.files.rows} files`, (performance.now() - begun) / 1_000, 's')
}

async function hashing(): Promise<void> {
  const passwords = openPasswords()
  const count = 40
  const begun = process.cpuUsage()
  for (let n = 0; n < count; n++) await passwords.hash('a'.repeat(64))
  const { user, system } = process.cpuUsage(begun)
  say('hash of a password', (user + system) / 1_000 / count, 'ms of a core')
}

async function storing(folder: string): Promise<void> {
  const one = await openFolderStore(join(folder, 'one'))
  const two = await openFolderStore(join(folder, 'two'))
  const count = 2_000
  const bytes = Array.from({ length: count }, () => randomBytes(25_000))
  let begun = performance.now()
  for (const each of bytes) await one.put(hashOf(each), each)
  say('file of 25 kB, durable', (performance.now() - begun) / count, 'ms')
  begun = performance.now()
  const hashes = (async function* () {
    for (const each of bytes) yield hashOf(each)
  })()
  await copyFiles({ from: one, to: two, hashes })
  say('files of 25 kB in a backup', count / ((performance.now() - begun) / 1_000), 'a second')
}

async function streams(folder: string): Promise<void> {
  const site = await startSite(folder)
  const before = site.memory() ?? 0
  const count = 1_000
  // Guests of one network may have 60 streams: use many loopback networks.
  const open = Array.from({ length: count }, (_, n) => {
    const request = get(`${site.origin}/api/live?replay=${n + 1}`, { localAddress: `127.0.${n % 250}.1` })
    return new Promise<typeof request>((ready) => request.once('response', (reply) => ready(reply.resume() && request)))
  })
  const held = await Promise.all(open)
  await new Promise((wake) => setTimeout(wake, 2_000))
  say('memory of a live stream', (((site.memory() ?? 0) - before) * 1_024) / count, 'kB')
  for (const request of held) request.destroy()
  await site.stop()
}
