import fsp from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOf } from '../open-files.ts'
import { openFolderStore } from './folder-store.ts'

const { mkdtemp, open, readdir, rename, rm, stat, utimes, writeFile } = fsp
const bytes = Buffer.from('three cakes')
const name = hashOf(bytes)
const shard = name.slice(0, 2)
const soon = () => new Date(Date.now() + 60_000)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patisserie-folder-'))
})
afterEach(async () => {
  Object.assign(fsp, { open, rename })
  syncBuiltinESMExports()
  await rm(folder, { recursive: true, force: true })
})

/** Lets something happen in the moment before a staged file is renamed. */
function beforeRename(happens: (staged: string) => Promise<unknown>): void {
  fsp.rename = async (from, to) => {
    await happens(String(from))
    await rename(from, to)
  }
  syncBuiltinESMExports()
}

/** Notes which paths below the folder are synced and renamed. */
function noteSteps(): string[] {
  const steps: string[] = []
  const named = (path: string) =>
    basename(dirname(path)) === 'staging' ? 'staged file' : relative(folder, path) || '.'
  fsp.open = async (path, ...how) => {
    const handle = await open(path, ...how)
    const sync = handle.sync.bind(handle)
    handle.sync = async () => {
      steps.push(`sync ${named(String(path))}`)
      await sync()
    }
    return handle
  }
  beforeRename(async (staged) => steps.push(`rename ${named(staged)}`))
  return steps
}

test('a folder is made where there is none, for its owner alone, and opened again where there is one', async () => {
  const place = join(folder, 'data/files')
  for (const _ of [1, 2]) await (await openFolderStore(place)).put(name, bytes)
  expect(await readdir(place)).toEqual(expect.arrayContaining([shard, 'staging']))
  for (const path of [place, join(place, 'staging'), join(place, shard)]) {
    expect((await stat(path)).mode & 0o777).toBe(0o700)
  }
  expect((await stat(join(place, shard, name))).mode & 0o777).toBe(0o600)
})

test('bytes are on the disk before they have their name, and the name before they are kept', async () => {
  const store = await openFolderStore(folder)
  const steps = noteSteps()
  await store.put(name, bytes)
  expect(steps).toEqual(['sync .', 'sync staged file', 'rename staged file', `sync ${shard}`])
  steps.length = 0
  await store.put(name, bytes)
  expect(steps).toEqual([`sync ${shard}`])
})

test('a staged file that is swept away is written again', async () => {
  const store = await openFolderStore(folder)
  let sweeps = 0
  beforeRename(async (staged) => {
    if (++sweeps <= 3) await rm(staged)
  })
  await store.put(name, bytes)
  expect(sweeps).toBe(4)
  expect(await store.get(name)).toEqual(bytes)
})

test('staged files that are swept away again and again are an error', async () => {
  const store = await openFolderStore(folder)
  let sweeps = 0
  beforeRename(async (staged) => {
    sweeps += 1
    await rm(staged)
  })
  await expect(store.put(name, bytes)).rejects.toThrow('staged files keep vanishing')
  expect(sweeps).toBe(4)
  expect(await store.get(name)).toBeNull()
})

test('a name that cannot be given is an error', async () => {
  const store = await openFolderStore(folder)
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
  beforeRename(() => Promise.reject(full))
  await expect(store.put(name, bytes)).rejects.toBe(full)
})

test('what cannot be read is an error, not a file that is gone', async () => {
  const store = await openFolderStore(folder)
  await fsp.mkdir(join(folder, shard, name), { recursive: true })
  await expect(store.get(name)).rejects.toThrow('EISDIR')
  await rm(join(folder, shard), { recursive: true })
  await writeFile(join(folder, shard), 'no folder')
  await expect(store.get(name)).rejects.toThrow('ENOTDIR')
  await expect(store.open(name)).rejects.toThrow('ENOTDIR')
})

test('leftovers that are older than an instant go, and are counted', async () => {
  const store = await openFolderStore(folder)
  const instant = new Date('2026-11-20T12:00:00Z')
  for (const [left, at] of [
    ['old', instant.getTime() - 1],
    ['older', 0],
    ['just', instant.getTime()],
    ['new', instant.getTime() + 1],
  ] as const) {
    await writeFile(join(folder, 'staging', left), left)
    await utimes(join(folder, 'staging', left), new Date(at), new Date(at))
  }
  expect(await store.tidy(instant)).toBe(2)
  expect((await readdir(join(folder, 'staging'))).sort()).toEqual(['just', 'new'])
})

test('only files with the name of a hash, in folders of two digits, are listed', async () => {
  const store = await openFolderStore(folder)
  await store.put(name, bytes)
  await writeFile(join(folder, shard, 'note.txt'), 'x')
  await fsp.mkdir(join(folder, 'old'))
  await writeFile(join(folder, 'old', hashOf(Buffer.from('other cakes'))), 'x')
  const names: string[] = []
  for await (const each of store.namesBefore(soon())) names.push(each)
  expect(names).toEqual([name])
})

test('files that go while they are listed are not listed', async () => {
  const store = await openFolderStore(folder)
  const all = ['0', '1', '2'].map((digit) => `ab${digit.repeat(62)}`)
  for (const each of all) await store.put(each, bytes)
  const names: string[] = []
  for await (const each of store.namesBefore(soon())) {
    names.push(each)
    for (const other of all) if (other !== each) await store.remove(other)
  }
  expect(names).toHaveLength(1)
})

test('a store whose folder is gone cannot be used', async () => {
  const store = await openFolderStore(folder)
  await store.check()
  await rm(folder, { recursive: true })
  await expect(store.check()).rejects.toThrow('ENOENT')
})
