import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { isCode } from '#kit/is-code.ts'
import type { MigrationMark, SequenceState, TableShape } from './catalog.ts'

/** Written last: a folder without it is a backup that did not end. */
export interface Manifest {
  readonly format: 1
  /** When the snapshot was taken: everything acknowledged before is in it. */
  readonly takenAt: string
  readonly postgres: string
  readonly migrations: readonly MigrationMark[]
  readonly tables: readonly (TableShape & Kept)[]
  readonly sequences: readonly SequenceState[]
  /** Jobs that waited or were under way. */
  readonly jobs: Kept
  /** The list of stored files that the rows speak of; the files themselves lie beside all backups. */
  readonly files: Kept
}

/** One file of the backup. */
export interface Kept {
  readonly rows: number
  /** Of the compressed file. */
  readonly sha256: string
}

/** What stands in the way of a backup or of bringing one back, in words. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

const manifestName = 'manifest.json'

/** A new folder for a backup; its name is the time. */
export async function beginBackup(place: string, now: Date): Promise<string> {
  const folder = join(
    place,
    now
      .toISOString()
      .replaceAll(':', '-')
      .replace(/\.\d+Z$/, 'Z'),
  )
  await mkdir(join(place, 'files'), { recursive: true, mode: 0o700 })
  // Made by an earlier release, it may be open to others. Where it belongs to somebody else, its owner decides.
  await chmod(place, 0o700).catch(() => undefined)
  await mkdir(folder, { mode: 0o700 })
  return folder
}

/** Writes bytes compressed and answers their hash once they are on the disk. */
export async function keepBytes(folder: string, name: string, bytes: Readable): Promise<string> {
  const path = pathOf(folder, name)
  const hash = createHash('sha256')
  const watch = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  // Level 1: a third larger than the usual level and four times as fast.
  await pipeline(bytes, createGzip({ level: 1 }), watch, createWriteStream(path, { flush: true, mode: 0o600 }))
  return hash.digest('hex')
}

export const readBytes = (folder: string, name: string): Readable =>
  createReadStream(pathOf(folder, name)).compose(createGunzip())

export const readLines = (folder: string, name: string): AsyncIterable<string> =>
  createInterface({ input: readBytes(folder, name) })

const pathOf = (folder: string, name: string) => join(folder, `${name}.gz`)

export async function endBackup(folder: string, manifest: Manifest): Promise<void> {
  const staged = join(folder, `${manifestName}.new`)
  const handle = await open(staged, 'w', 0o600)
  try {
    await handle.writeFile(`${JSON.stringify(manifest, null, 2)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(staged, join(folder, manifestName))
}

export async function readManifest(folder: string): Promise<Manifest> {
  try {
    const manifest = JSON.parse(await readFile(join(folder, manifestName), 'utf8')) as Manifest // looked at below
    if (manifest.format !== 1) throw new BackupError(`The backup ${folder} was made by a newer release.`)
    return manifest
  } catch (error) {
    if (error instanceof BackupError) throw error
    const why = isCode(error, 'ENOENT') ? 'it has no manifest, so it did not end, or is none' : String(error)
    throw new BackupError(`The backup ${folder} cannot be used: ${why}.`)
  }
}

/** Reads everything again; throws where a byte is not what was written. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const kept = [
    ...manifest.tables.map(({ name, sha256 }) => ({ name, sha256 })),
    { name: jobsName, sha256: manifest.jobs.sha256 },
    { name: filesName, sha256: manifest.files.sha256 },
  ]
  for (const { name, sha256 } of kept) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(pathOf(folder, name)), hash).catch((error: unknown) => {
      throw new BackupError(`The backup ${folder} is not whole: ${String(error)}`)
    })
    if (hash.digest('hex') !== sha256) throw new BackupError(`The backup ${folder} is damaged: ${name} was changed.`)
  }
  return manifest
}

/** Names that no table has. */
export const jobsName = '+jobs'
export const filesName = '+files'

/** The backups of a place, oldest first, and what is left of those that did not end. */
export async function backupsIn(place: string) {
  const names = (await readdir(place)).filter((name) => /^\d{4}-\d\d-\d\dT/.test(name)).sort()
  const ended: string[] = []
  const unfinished: string[] = []
  for (const name of names) {
    const folder = join(place, name)
    const isEnded = (await readdir(folder)).includes(manifestName)
    ;(isEnded ? ended : unfinished).push(folder)
  }
  return { ended, unfinished }
}

export const removeBackup = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })
