import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** How the server's programs are run: PostgreSQL refuses to run as root. */
export interface Runner {
  /** The account to run as; null: that of the Node process. */
  readonly account: Account | null
  /** Prefix of every command, to switch the account. */
  readonly asWhom: readonly string[]
  /**
   * Prefix of the server command that makes it end when this process is killed; empty if the system has no such thing.
   */
  readonly dyingWithUs: readonly string[]
}

export interface Account {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

export function chooseRunner(dataDir: string): Runner {
  const me = process.getuid?.()
  // Windows: pg_ctl drops administrator rights by itself.
  if (me === undefined) return { account: null, asWhom: [], dyingWithUs: [] }
  const owner = clusterOwner(dataDir)
  if (me !== 0) {
    if (owner !== null && owner.uid !== me) throw wrongOwner(dataDir, owner)
    return { account: null, asWhom: [], dyingWithUs: deathSignal() }
  }
  if (owner !== null && owner.uid !== 0) return { account: owner, asWhom: [], dyingWithUs: deathSignal() }
  const stranger =
    accounts().find(({ uid, name }) => uid !== 0 && name === 'nobody') ?? accounts().find(({ uid }) => uid !== 0)
  if (stranger === undefined) {
    throw new EmbeddedPostgresError(
      'PostgreSQL refuses to run as root, and this system has no other account in /etc/passwd. ' +
        'Start the site as an ordinary user, or set DATABASE_URL to a PostgreSQL server of your own.',
    )
  }
  const namespace = ['unshare', '--user', `--map-user=${stranger.uid}`, `--map-group=${stranger.gid}`, '--']
  if (works([...namespace, 'true'])) return { account: null, asWhom: namespace, dyingWithUs: deathSignal() }
  return { account: stranger, asWhom: [], dyingWithUs: deathSignal() }
}

/** Whether the account may enter a folder, and so every folder above it. */
export function mayEnter(account: Account, folder: string): boolean {
  return spawnSync('test', ['-x', folder], { uid: account.uid, gid: account.gid }).status === 0
}

function clusterOwner(dataDir: string): Account | null {
  if (!existsSync(dataDir)) return null
  const { uid, gid } = statSync(dataDir)
  if (uid === 0 && !existsSync(join(dataDir, 'PG_VERSION'))) return null
  return { uid, gid, name: accounts().find((account) => account.uid === uid)?.name ?? String(uid) }
}

function wrongOwner(dataDir: string, owner: Account): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database folder ${dataDir} belongs to ${owner.name}. Start the site as ${owner.name}, ` +
      'give the whole data folder to this user with chown, or choose another one with PATISSERIE_DATA.',
  )
}

function accounts(): Account[] {
  if (!existsSync('/etc/passwd')) return []
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 7)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid >= 0 && gid >= 0)
}

function deathSignal(): string[] {
  const command = ['setpriv', '--pdeathsig', 'INT', '--']
  return works([...command, 'true']) ? command : []
}

function works([command = '', ...args]: string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
