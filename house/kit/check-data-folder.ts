import { constants } from 'node:fs'
import { access, chmod, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf, isCode } from './is-code.ts'
import { StartError } from './start-error.ts'

/** Minimum free space: a new database takes about 60 MB, and its write-ahead log needs more. */
const leastRoom = 128 * 1_024 * 1_024

/**
 * Creates the data folder if it is missing and checks that this process can write there. Throws a `StartError` with
 * instructions, before anything else is started. Removes the access of other users to the folder and its content.
 */
export async function checkDataFolder(folder: string): Promise<void> {
  await saying(folder, () => make(folder))
  const found = await saying(folder, () => stat(folder))
  if (!found.isDirectory()) throw fault(folder, 'it is a file')
  await saying(folder, () => tryToWrite(folder))
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < leastRoom)
    throw fault(folder, `its disk has ${Math.floor((bavail * bsize) / 1_048_576)} MB left`)
  await checkCluster(join(folder, 'postgres'))
  await closeToOthers(folder)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    // The PostgreSQL cluster may belong to another account; starting the database reports its own problems.
    if (!entry.isDirectory() || entry.name.startsWith('postgres')) continue
    const path = join(folder, entry.name)
    await saying(path, () => access(path, constants.R_OK | constants.W_OK | constants.X_OK))
    await closeToOthers(path)
  }
}

/** Creates the parents one by one: Node's `recursive` never returns where nothing can be created, as below /proc. */
async function make(folder: string): Promise<'made' | 'there'> {
  const tried = await tryToMake(folder)
  if (tried !== 'ENOENT' || dirname(folder) === folder) return tried === 'made' ? 'made' : 'there'
  const above = await make(dirname(folder))
  // Parents of the data folder are readable by all: the database's account may have to pass through them.
  if (above === 'made' && process.platform !== 'win32') await chmod(dirname(folder), 0o755)
  await mkdir(folder, { mode: 0o700 })
  return 'made'
}

async function tryToMake(folder: string): Promise<'made' | 'EEXIST' | 'ENOENT'> {
  try {
    await mkdir(folder, { mode: 0o700 })
    return 'made'
  } catch (error) {
    if (isCode(error, 'ENOENT')) return 'ENOENT'
    if (isCode(error, 'EEXIST')) return 'EEXIST'
    throw error
  }
}

async function tryToWrite(folder: string): Promise<void> {
  const path = join(folder, `.tried-${process.pid}`)
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(Buffer.alloc(65_536))
    await file.sync()
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}

/** Checks early that the database folder is empty, missing or a cluster: initdb would fail only after seconds. */
async function checkCluster(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null)
  if (!found) return
  if (!found.isDirectory()) throw fault(folder, 'it is a file, and the database lies there')
  const names = await readdir(folder).catch(() => null)
  if (names && names.length > 0 && !names.includes('PG_VERSION')) {
    throw fault(folder, 'it holds something that is no database')
  }
}

async function closeToOthers(path: string): Promise<void> {
  const { mode } = await stat(path)
  if (process.platform === 'win32' || (mode & 0o077) === 0) return
  // Only the owner of a file may chmod it; if that fails, the file keeps its mode.
  await chmod(path, mode & 0o700).catch(() => undefined)
}

async function saying<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw fault(path, await reasonOf(path, codeOf(error)))
  }
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOSPC: 'its disk is full',
  EDQUOT: 'the quota of this user is used up',
  EROFS: 'its disk is read-only',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'it is a link that leads back to itself',
  EINVAL: 'no folder can have this name',
  ENOENT: 'it is a link to nowhere, or nothing can be made there',
}

async function reasonOf(path: string, code: string): Promise<string> {
  if (code === 'EEXIST' || code === 'ENOTDIR') return `${await fileOnTheWay(path)} is a file`
  if (code !== 'EACCES' && code !== 'EPERM') return reasons[code] ?? code
  const owner = await stat(path).catch(() => null)
  const me = process.getuid?.()
  return owner && me !== undefined && owner.uid !== me
    ? `it belongs to ${owner.uid === 0 ? 'root' : `user ${owner.uid}`}, and this user may not write there`
    : 'this user may not write there'
}

async function fileOnTheWay(path: string): Promise<string> {
  const found = await stat(path).catch(() => null)
  if (found && !found.isDirectory()) return path
  return dirname(path) === path ? path : fileOnTheWay(dirname(path))
}

const fault = (path: string, why: string): StartError =>
  new StartError(
    `The data folder ${path} cannot be used: ${why}. ` +
      'Choose one that this user may write to (PATISSERIE_DATA), or mend that.',
  )
