import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isCode } from '#kit/is-code.ts'
import { type ByteStore, checkName, hashForm } from './byte-store.ts'

/** Stores files in a folder, spread over 256 subfolders by the first two digits of their SHA-256 names. */
export async function openFolderStore(folder: string): Promise<ByteStore> {
  const staging = join(folder, 'staging')
  await mkdir(staging, { recursive: true, mode: 0o700 })
  const place = (name: string) => {
    const shard = join(folder, checkName(name).slice(0, 2))
    return { shard, path: join(shard, name) }
  }
  return {
    put: async (name, bytes) => {
      const { shard, path } = place(name)
      if ((await mkdir(shard, { recursive: true, mode: 0o700 })) !== undefined) await syncFolder(folder)
      // A concurrent sweep may remove the staged file before it is renamed: write it again then.
      for (let tries = 3; !(await exists(path)) && !(await writeWhole(staging, path, bytes)); tries--) {
        if (tries === 0) throw new Error('staged files keep vanishing')
      }
      await syncFolder(shard)
    },
    get: async (name) => {
      try {
        return await readFile(place(name).path)
      } catch (error) {
        if (isCode(error, 'ENOENT')) return null
        throw error
      }
    },
    open: async (name) => {
      try {
        const handle = await open(place(name).path, 'r')
        // The stream closes the file handle, also if it is abandoned half way.
        return { size: (await handle.stat()).size, stream: handle.createReadStream() }
      } catch (error) {
        if (isCode(error, 'ENOENT')) return null
        throw error
      }
    },
    remove: (name) => rm(place(name).path, { force: true }),
    namesBefore: (instant) => namesBefore(folder, instant),
    tidy: async (instant) => {
      const old = (await readdir(staging)).map((name) => join(staging, name))
      let removed = 0
      for (const path of old) {
        if (!(await isOlder(path, instant))) continue
        await rm(path, { force: true })
        removed += 1
      }
      return removed
    },
    check: () => access(staging, constants.W_OK),
    close: () => undefined,
  }
}

/** Writes to a staging file and renames it. False if the staged file vanished before the rename. */
async function writeWhole(staging: string, path: string, bytes: Uint8Array): Promise<boolean> {
  const staged = join(staging, randomUUID())
  const handle = await open(staged, 'wx', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } catch (error) {
    // On a full disk the part that was written takes the room of the next file.
    await rm(staged, { force: true })
    throw error
  } finally {
    await handle.close()
  }
  try {
    await rename(staged, path)
    return true
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false
    throw error
  }
}

/** Makes a rename durable by syncing its folder. Not needed on Windows, where folders cannot be opened. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

async function* namesBefore(folder: string, instant: Date): AsyncIterable<string> {
  for (const shard of await readdir(folder)) {
    if (!/^[0-9a-f]{2}$/.test(shard)) continue
    for (const name of await readdir(join(folder, shard))) {
      if (hashForm.test(name) && (await isOlder(join(folder, shard, name), instant))) yield name
    }
  }
}

async function isOlder(path: string, instant: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < instant.getTime()
  } catch (error) {
    if (isCode(error, 'ENOENT')) return false
    throw error
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )
