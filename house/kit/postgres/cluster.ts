import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isCode } from '../is-code.ts'
import { passwordFile } from './address.ts'
import { postgresMajor, program } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { advice } from './explain.ts'
import type { Runner } from './runner.ts'
import { serverEnv, superuser } from './server-env.ts'

export interface ClusterPlace {
  readonly dataDir: string
  readonly native: string
  readonly runner: Runner
}

/** Creates the cluster if there is none; it appears whole or not at all. `synced`: flushed to disk first. */
export async function ensureCluster(place: ClusterPlace, synced: boolean): Promise<'made' | 'found'> {
  const version = await readFile(join(place.dataDir, 'PG_VERSION'), 'utf8').catch(() => null)
  if (version === null) return makeCluster(place, synced)
  if (version.trim() === postgresMajor) return 'found'
  throw new EmbeddedPostgresError(
    `The database in ${place.dataDir} was made by PostgreSQL ${version.trim()}, but this release brings ${postgresMajor}. ` +
      'Restore a backup into an empty data folder, or start the release it was made with.',
  )
}

async function makeCluster({ dataDir, native, runner }: ClusterPlace, synced: boolean): Promise<'made' | 'found'> {
  const half = `${dataDir}.new-${randomBytes(4).toString('hex')}`
  try {
    await mkdir(half, { mode: 0o700 })
    if (runner.account !== null) await chown(half, runner.account.uid, runner.account.gid)
    const password = process.platform === 'win32' ? await writePassword(`${half}-password`) : null
    await runInitdb({ dataDir: half, native, runner }, [
      ...(synced ? [] : ['--no-sync']),
      ...(password === null ? ['--auth=trust'] : ['--auth=scram-sha-256', `--pwfile=${password}`]),
    ])
    if (password !== null) await rename(password, passwordFile(half))
    await rename(half, dataDir)
    return 'made'
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    // Another process created the cluster first; use that one.
    if (isCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM') && (await isCluster(dataDir))) return 'found'
    if (error instanceof EmbeddedPostgresError) throw error
    throw new EmbeddedPostgresError(
      `The database could not be made in ${dataDir}: ${String(error)}. Check that this user may write there, ` +
        'that the folder is empty, and that the disk has room.',
    )
  }
}

const isCluster = (dataDir: string): Promise<boolean> =>
  readFile(join(dataDir, 'PG_VERSION')).then(
    () => true,
    () => false,
  )

async function writePassword(file: string): Promise<string> {
  await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600 })
  await chmod(file, 0o600)
  return file
}

async function runInitdb({ dataDir, native, runner }: ClusterPlace, more: string[]): Promise<void> {
  const [command = '', ...args] = [
    ...runner.asWhom,
    program(native, 'initdb'),
    `--pgdata=${dataDir}`,
    `--username=${superuser}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...more,
  ]
  const { code, output } = await new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(command, args, {
      env: serverEnv(),
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(runner.account === null ? {} : { uid: runner.account.uid, gid: runner.account.gid }),
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', reject)
    child.once('close', (exit) => resolve({ code: exit, output: Buffer.concat(chunks).toString() }))
  })
  if (code !== 0) throw new EmbeddedPostgresError(`The database could not be made. ${advice(output)}\n${output.trim()}`)
}
