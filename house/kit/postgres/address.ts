import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lchownSync, lstatSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { Account } from './runner.ts'

/** Where a database server listens: `host` is the folder of a Unix socket, or 127.0.0.1 on Windows. */
export interface Address {
  readonly host: string
  readonly port: number
  readonly password?: string
}

/** A socket's path may have 108 bytes (104 on macOS), including its terminating zero. */
const longestSocketPath = 103
const socketPort = 5432

/**
 * The socket is in the cluster's folder, which only its owner may enter, or in a short folder if that path is too long.
 */
export function socketAddress(dataDir: string, account: Account | null): Address {
  const fits = Buffer.byteLength(join(dataDir, `.s.PGSQL.${socketPort}`)) <= longestSocketPath
  return { host: fits ? dataDir : shortFolder(dataDir, account), port: socketPort }
}

/** Windows: a loopback port, and a password that is stored in the cluster's folder. */
export async function tcpAddress(dataDir: string, runningPort: number | null): Promise<Address> {
  return { host: '127.0.0.1', port: runningPort ?? (await freePort()), password: readPassword(dataDir) }
}

/** File with the password of a cluster that listens on a port. */
export const passwordFile = (dataDir: string): string => join(dataDir, 'patisserie-password')

/** The password of the database's user, or '' where the cluster has none. */
function readPassword(dataDir: string): string {
  return existsSync(passwordFile(dataDir)) ? readFileSync(passwordFile(dataDir), 'utf8') : ''
}

function shortFolder(dataDir: string, account: Account | null): string {
  const folder = join(tmpdir(), `patisserie-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`)
  const us = account?.uid ?? process.getuid?.() ?? 0
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 })
    chmodSync(folder, 0o700)
  }
  if (account !== null && process.getuid?.() === 0 && lstatSync(folder).uid === 0) {
    lchownSync(folder, account.uid, account.gid)
  }
  const found = lstatSync(folder)
  // Anybody may write to the temporary folder: do not trust a folder that another account created.
  if (!found.isDirectory() || found.uid !== us || (found.mode & 0o077) !== 0) {
    throw new EmbeddedPostgresError(
      `The folder ${folder} for the database's socket is open to other users or belongs to one. ` +
        'Remove it, or choose a data folder with a shorter path (PATISSERIE_DATA).',
    )
  }
  return folder
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
