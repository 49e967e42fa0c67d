import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCode } from '../is-code.ts'

/** The server that runs on a cluster, according to its pid file. */
export interface Holder {
  readonly pid: number
  readonly port: number
}

/** The running server of the cluster, or null. A pid file that names no running server is made harmless. */
export function findHolder(dataDir: string): Holder | null {
  const file = join(dataDir, 'postmaster.pid')
  let lines: string[]
  try {
    lines = readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null
    throw error
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) {
    rmSync(file, { force: true })
    return null
  }
  if (!isAlive(pid)) return null
  if (isServerOn(pid, dataDir)) return { pid, port: Number(lines[3]) }
  // The pid belongs to another process by now, or to a zombie. The file is not deleted but names us, the server's
  // parent, which PostgreSQL treats as stale: it then still checks whether others use the cluster's memory.
  writeFileSync(file, [process.pid, ...lines.slice(1)].join('\n'))
  return null
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

function isServerOn(pid: number, dataDir: string): boolean {
  if (process.platform === 'win32') return true
  if (process.platform !== 'linux') {
    return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes('postgres')
  }
  try {
    // `/proc/<pid>/stat` is `pid (name) state …`; a dead process is listed as Z until its parent reaps it.
    const [, name, state] = /\((.*)\) (.)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return state !== 'Z' && name === 'postgres' && isIn(pid, dataDir)
  } catch {
    return false
  }
}

/** A server's working directory is its cluster's folder. Also true if this user may not read it. */
function isIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch {
    return true
  }
}
