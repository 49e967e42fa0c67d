import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { type ConnectionConfig, type Database, openDatabase, type Tx } from '#kit/db/database.ts'
import { makeDatabase } from '#site/test/test-server.ts'
import { type Files, hashOf, openFiles } from './open-files.ts'

const now = new Date('2026-11-20T12:00:00Z')
const bytesOf = (text: string) => Buffer.from(text)
const all = { olderThanMs: -60_000 }

let config: ConnectionConfig
let drop: () => Promise<void>
let db: Database
let folder: string
let files: Files

beforeAll(async () => {
  ;({ config, drop } = await makeDatabase(inject('server'), inject('template')))
  db = openDatabase(config)
})
afterAll(async () => {
  await db.close()
  await drop()
})
beforeEach(async () => {
  await db.own.deleteFrom('files').execute()
  folder = await mkdtemp(join(tmpdir(), 'patisserie-files-'))
  files = await openFiles({ folder, db })
  return () => rm(folder, { recursive: true, force: true })
})

const keep = async (...texts: string[]) =>
  (await db.transaction((tx) => files.keep(tx, texts.map(bytesOf), now))).hashes
const rows = () => db.own.selectFrom('files').select(['hash', 'size', 'uses']).orderBy('hash').execute()
const stored = async () => (await readdir(folder, { recursive: true })).filter((path) => path.length > 64)
const staged = () => readdir(join(folder, 'staging'))

describe('keep', () => {
  test('names files by their hash, in the order given, and reads them back', async () => {
    const hashes = await keep('one', 'two', 'three')
    expect(hashes).toEqual(['one', 'two', 'three'].map((text) => hashOf(bytesOf(text))))
    for (const [i, text] of ['one', 'two', 'three'].entries()) {
      expect(await files.read(hashes[i] ?? '')).toEqual(bytesOf(text))
    }
    expect(await staged()).toEqual([])
  })

  test('stores equal bytes once and counts their uses', async () => {
    const [hash] = await keep('same', 'same')
    await keep('same')
    expect(await rows()).toEqual([{ hash, size: 4, uses: 3 }])
    expect(await stored()).toHaveLength(1)
  })

  test('counts right when many keep the same bytes at once, in any order', async () => {
    const texts = ['a', 'b', 'c', 'd']
    await Promise.all(Array.from({ length: 12 }, (_, i) => keep(...(i % 2 ? texts : texts.toReversed()))))
    expect((await rows()).map((row) => row.uses)).toEqual([12, 12, 12, 12])
  })

  test('takes no names but hashes', async () => {
    await expect(files.read('../../etc/passwd')).rejects.toThrow('named by its hash')
  })
})

describe('release and sweep', () => {
  test('a file goes with its last use, at the next sweep', async () => {
    const [hash = ''] = await keep('shared')
    await keep('shared')
    const release = () => db.transaction((tx) => files.release(tx, [hash]))
    await release()
    expect(await files.sweep(all)).toEqual({ files: 0, staged: 0 })
    expect(await files.read(hash)).not.toBeNull()
    await release()
    expect(await rows()).toEqual([])
    expect(await files.sweep(all)).toEqual({ files: 1, staged: 0 })
    expect(await files.read(hash)).toBeNull()
  })

  test('a refused write leaves no row, and its file is swept', async () => {
    const refused = db.transaction(async (tx) => {
      await files.keep(tx, [bytesOf('refused')], now)
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    expect(await rows()).toEqual([])
    expect((await files.sweep(all)).files).toBe(1)
    expect(await stored()).toEqual([])
  })

  test('young leftovers are left alone', async () => {
    await writeFile(join(folder, 'staging', 'half'), 'half a file')
    expect(await files.sweep({ olderThanMs: 3_600_000 })).toEqual({ files: 0, staged: 0 })
    expect(await files.sweep(all)).toEqual({ files: 0, staged: 1 })
  })

  test('a sweep beside an upload of the same bytes never takes the file of a committed row', async () => {
    for (let round = 0; round < 15; round++) {
      const text = `round ${round}`
      await expect(
        db.transaction(async (tx: Tx) => {
          await files.keep(tx, [bytesOf(text)], now)
          throw new Error('gone')
        }),
      ).rejects.toThrow('gone')
      await Promise.all([files.sweep(all), keep(text), files.sweep(all)])
      expect(await files.read(hashOf(bytesOf(text)))).toEqual(bytesOf(text))
    }
    expect((await stored()).length).toBe((await rows()).length)
  })
})

describe('killed at any moment', () => {
  const children: ChildProcess[] = []
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL')
  })

  /** Starts the keeper and kills it once it has said enough; answers what it acknowledged. */
  async function killAfter(lines: number, ...mode: string[]) {
    const script = fileURLToPath(new URL('../../../site/test/keep-files-until-killed.ts', import.meta.url))
    const child = spawn(process.execPath, [script, folder, JSON.stringify(config), ...mode], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    const exited = once(child, 'exit')
    const said: string[] = []
    for await (const line of createInterface({ input: child.stdout })) {
      if (said.push(line) === lines) child.kill('SIGKILL')
    }
    await exited
    return said.map((line) => line.split(' ').at(-1) ?? '')
  }

  test('every acknowledged file is there and no file is without a row after the next start', async () => {
    const acknowledged: string[] = []
    for (const lines of [1, 7, 20, 33]) acknowledged.push(...(await killAfter(lines)))
    const again = await openFiles({ folder, db })
    await again.sweep(all)
    for (const hash of acknowledged) expect((await again.read(hash)) && hash).toBe(hash)
    const counted = (await rows()).map((row) => row.hash)
    expect((await stored()).map((path) => path.slice(3)).sort()).toEqual(counted)
    expect(counted).toEqual(expect.arrayContaining(acknowledged))
    expect(await staged()).toEqual([])
  }, 60_000)

  test('between the file and the commit: the file goes with the next start', async () => {
    const [hash = ''] = await killAfter(1, 'uncommitted')
    expect(await files.read(hash)).not.toBeNull()
    await files.sweep(all)
    expect(await files.read(hash)).toBeNull()
    expect(await rows()).toEqual([])
  }, 60_000)
})
