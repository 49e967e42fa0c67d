import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyBinaries, findBinaries, program } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { chooseRunner } from './runner.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'patisserie-test-')))
chmodSync(root, 0o755)
const children: ChildProcess[] = []
let folders = 0

afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(root, { recursive: true, force: true })
})

const isLinux = process.platform === 'linux'
const isRoot = process.getuid?.() === 0
const strangerUid = 65_534
const hasDeathSignal = chooseRunner(join(root, 'nowhere')).dyingWithUs.length > 0

/** A new folder of its own for one test, and the cluster's folder in it. */
function place(): { home: string; dataDir: string } {
  const home = join(root, `site-${folders++}`)
  mkdirSync(home, { mode: 0o755 })
  return { home, dataDir: join(home, 'postgres') }
}

const quick = { fsync: 'off' }

/** As `place`, with a database in it: a copy, which is made sooner than a new one. */
function furnishedPlace(): { home: string; dataDir: string } {
  const { home, dataDir } = place()
  cpSync(model, dataDir, { recursive: true, preserveTimestamps: true })
  chmodSync(dataDir, 0o700)
  return { home, dataDir }
}

const model = join(root, 'model')

beforeAll(async () => {
  await (await startEmbeddedPostgres({ dataDir: model, settings: quick })).stop()
})

async function query(connection: pg.ClientConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

const serverPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])

/** The test's own time limit ends the wait. */
async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await sleep(20)
}

/** A dead process whose parent has not asked for it yet counts as gone. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}

/** Starts the database in a process of its own, which stays until it is killed; resolves with what it printed first. */
async function startElsewhere(
  dataDir: string,
  options: Parameters<typeof spawn>[2],
): Promise<{ child: ChildProcess; said: string }> {
  const launcher = pathToFileURL(join(import.meta.dirname, 'start-embedded-postgres.ts')).href
  const code = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(launcher)})
    const db = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, settings: ${JSON.stringify(quick)} }).catch((error) => {
      console.log(error.name + ': ' + error.message)
      process.exit(1)
    })
    console.log('up')
    process.once('SIGTERM', () => db.stop().then(() => process.exit(0)))
    setInterval(() => {}, 60_000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
    ...options,
  })
  children.push(child)
  const [said] = await once(child.stdout ?? child, 'data')
  return { child, said: String(said).trim() }
}

describe.concurrent('the embedded database', { timeout: 60_000 }, () => {
  test('keeps what was committed from one start to the next, on a socket alone', async () => {
    const { dataDir } = place()
    const first = await startEmbeddedPostgres({ dataDir })
    expect(first.adopted).toBe(false)
    await query(first.connection, "create table cakes as select '草莓' as name")
    await first.stop()
    const second = await startEmbeddedPostgres({ dataDir })
    expect(await query({ connectionString: second.connectionString }, 'select name from cakes')).toEqual(['草莓'])
    expect(await query(second.connection, 'show listen_addresses')).toEqual([''])
    expect(await query(second.connection, 'show fsync')).toEqual(['on'])
    const locale =
      'select datlocprovider, datlocale, current_database() from pg_database where datname = current_database()'
    expect(await query(second.connection, locale)).toEqual(['b', 'C.UTF-8', 'patisserie'])
    expect(statSync(dataDir).mode & 0o077).toBe(0)
    await second.stop()
    expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false)
  })

  test('is adopted by further starts; one of them goes on with it when the first one stops', async () => {
    const { dataDir } = furnishedPlace()
    const first = await startEmbeddedPostgres({ dataDir, settings: quick })
    const others = [1, 2, 3].map(() => startEmbeddedPostgres({ dataDir, settings: quick }))
    const [second, ...rest] = await Promise.all(others)
    expect([second, ...rest].map((db) => db?.adopted)).toEqual([true, true, true])
    await query(first.connection, "create table cakes as select '草莓' as name")
    await second?.stop()
    expect(await query(first.connection, 'select name from cakes')).toEqual(['草莓'])
    await first.stop()
    while (rest.every((db) => db.adopted)) await sleep(20)
    expect(await query(first.connection, 'select name from cakes')).toEqual(['草莓'])
    await Promise.all(rest.map((db) => db.stop()))
    expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false)
  })

  test('is made once when two start at the same time', async () => {
    const { home, dataDir } = place()
    const both = await Promise.all([1, 2].map(() => startEmbeddedPostgres({ dataDir, settings: quick })))
    expect(both.map((db) => db.adopted).sort()).toEqual([false, true])
    for (const db of both.sort((a, b) => Number(b.adopted) - Number(a.adopted))) await db.stop()
    expect(spawnSync('ls', [home], { encoding: 'utf8' }).stdout.trim()).toBe('postgres')
  })

  test('starts although a pid file was left that names nobody, or another program', async () => {
    const { home, dataDir } = furnishedPlace()
    mkdirSync(join(home, 'bin'))
    const gone = spawnSync('true').pid
    const other = spawn('sleep', ['60'])
    const undertaker = spawn('sh', ['-c', `ln -s /bin/sleep bin/postgres; bin/postgres 0 & echo $!; exec sleep 60`], {
      cwd: home,
    })
    children.push(other, undertaker)
    const undead = Number(await once(undertaker.stdout, 'data'))
    await untilGone(undead)
    for (const text of [
      '',
      'rubbish\n',
      ...[gone, other.pid, undead].map((pid) => `${pid}\n${dataDir}\n1\n5432\n${dataDir}\n\n1 1\n`),
    ]) {
      writeFileSync(join(dataDir, 'postmaster.pid'), text)
      const db = await startEmbeddedPostgres({ dataDir, settings: quick })
      expect(db.adopted).toBe(false)
      await db.stop()
    }
  })

  test('says which process holds the folder when that one does not answer', async () => {
    const { dataDir } = furnishedPlace()
    const first = await startEmbeddedPostgres({ dataDir, settings: quick })
    const pid = serverPid(dataDir)
    rmSync(join(dataDir, '.s.PGSQL.5432'))
    const second = startEmbeddedPostgres({ dataDir, settings: quick })
    await expect(second).rejects.toThrow(`process ${pid}) holds ${dataDir} but does not answer`)
    await expect(second).rejects.toBeInstanceOf(EmbeddedPostgresError)
    await first.stop()
  })

  test('tells that it ended by itself, with the last words of the server', async () => {
    const { dataDir } = furnishedPlace()
    const db = await startEmbeddedPostgres({ dataDir, settings: quick })
    process.kill(serverPid(dataDir), 'SIGINT')
    expect(await db.ended).toContain('database system is shut down')
  })

  test('takes folders whose path is too long for a socket', async () => {
    const { home } = place()
    const db = await startEmbeddedPostgres({
      dataDir: join(home, '很长的名字'.repeat(10), 'postgres'),
      settings: quick,
    })
    expect(await query(db.connection, 'select 1')).toEqual([1])
    expect(Buffer.byteLength(db.connection.host)).toBeLessThan(90)
    await db.stop()
    rmSync(db.connection.host, { recursive: true })
  })

  test('refuses a folder of another version or with other files in it, in words', async () => {
    const { dataDir } = place()
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'letters.txt'), 'dear')
    await expect(startEmbeddedPostgres({ dataDir, settings: quick })).rejects.toThrow('that the folder is empty')
    expect(readFileSync(join(dataDir, 'letters.txt'), 'utf8')).toBe('dear')
    writeFileSync(join(dataDir, 'PG_VERSION'), '15\n')
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('made by PostgreSQL 15')
  })

  test('explains why the server did not start', async () => {
    const { dataDir } = furnishedPlace()
    const wrong = startEmbeddedPostgres({ dataDir, settings: { ...quick, shared_buffers: 'plenty' } })
    await expect(wrong).rejects.toThrow(/did not start\. PostgreSQL said:\n.*shared_buffers.*plenty/s)
  })

  if (!isLinux) console.warn('skipped: only on Linux the server runs from a copy of its programs')
  test.runIf(isLinux)('runs from a copy of its programs', async () => {
    const { home } = place()
    const copy = await copyBinaries(await findBinaries(), join(home, 'programs'))
    expect(await copyBinaries(await findBinaries(), copy)).toBe(copy)
    expect(spawnSync(program(copy, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout).toContain('PostgreSQL')
  })

  if (!hasDeathSignal) console.warn('skipped: here the server outlives a process that is killed')
  test.runIf(hasDeathSignal)(
    'ends when the process that started it is killed, and keeps what was committed',
    async () => {
      const { dataDir } = furnishedPlace()
      const { child, said } = await startElsewhere(dataDir, {})
      expect(said).toBe('up')
      const pid = serverPid(dataDir)
      const used = await startEmbeddedPostgres({ dataDir })
      await query(used.connection, "create table cakes as select '草莓' as name")
      await used.stop()
      child.kill('SIGKILL')
      await untilGone(pid)
      const again = await startEmbeddedPostgres({ dataDir })
      expect(again.adopted).toBe(false)
      expect(await query(again.connection, 'select name from cakes')).toEqual(['草莓'])
      await again.stop()
    },
  )
})

if (!isRoot || !isLinux) console.warn('skipped: started as root, for it is an ordinary user here, or no Linux')
describe.runIf(isRoot && isLinux).concurrent('started as root', { timeout: 60_000 }, () => {
  test('an ordinary user runs it as well, but not on a folder of another one', async () => {
    const { home, dataDir } = place()
    chownSync(home, strangerUid, strangerUid)
    const { child, said } = await startElsewhere(dataDir, { uid: strangerUid, gid: strangerUid })
    expect(said).toBe('up')
    expect(statSync(dataDir).uid).toBe(strangerUid)
    child.kill('SIGTERM')
    await once(child, 'exit')
    const asRoot = await startEmbeddedPostgres({ dataDir, settings: quick })
    expect(statSync(`/proc/${serverPid(dataDir)}`).uid).toBe(strangerUid)
    await asRoot.stop()
    chownSync(dataDir, 1, 1)
    expect((await startElsewhere(dataDir, { uid: strangerUid, gid: strangerUid })).said).toContain('belongs to daemon')
  })

  test('it runs under another account where user namespaces are closed', async () => {
    const { home, dataDir } = furnishedPlace()
    const tools = join(home, 'tools')
    mkdirSync(tools)
    for (const name of ['setpriv', 'test', 'true']) symlinkSync(join('/usr/bin', name), join(tools, name))
    const env = { PATH: tools }
    const { child, said } = await startElsewhere(dataDir, { env })
    expect(said).toBe('up')
    const pid = serverPid(dataDir)
    expect(statSync(`/proc/${pid}`).uid).toBe(strangerUid)
    child.kill('SIGKILL')
    await untilGone(pid)
    // The data folder itself is closed to others, and lets the account pass; what stands above it is somebody's own.
    const closed = join(home, 'closed')
    const data = join(closed, 'data')
    mkdirSync(data, { recursive: true, mode: 0o700 })
    chmodSync(closed, 0o711)
    const passed = await startElsewhere(join(data, 'postgres'), { env })
    expect([passed.said, statSync(data).mode & 0o777]).toEqual(['up', 0o711])
    passed.child.kill('SIGKILL')
    await untilGone(serverPid(join(data, 'postgres')))
    chmodSync(closed, 0o700)
    expect((await startElsewhere(join(data, 'postgres'), { env })).said).toContain(`may not enter ${data}`)
  })
})
