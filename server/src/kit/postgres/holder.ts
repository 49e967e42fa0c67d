import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isCode } from './is-code.ts'

/** The server that holds a cluster according to its pid file. */
export interface Holder {
  readonly pid: number
  readonly port: number
}

/** The living server that holds the cluster, or null; a pid file that names none is made harmless. */
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
  // The number belongs to another process by now. A file that names the server's own parent counts as stale, yet the
  // server still looks whether processes of the dead one use the cluster: deleting the file would skip that.
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
    return readlinkSync(`/proc/${pid}/cwd`) === dataDir
  } catch {
    return readComm(pid) === 'postgres'
  }
}

function readComm(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}
