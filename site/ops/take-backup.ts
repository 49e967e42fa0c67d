import { join } from 'node:path'
import pg from 'pg'
import { openFolderStore } from '#core/files/stores/folder-store.ts'
import type { StoresInTurn } from '#core/files/stores/stores-in-turn.ts'
import { sweepLock } from '#core/files/stores/sweep-files.ts'
import type { ConnectionConfig } from '#kit/db/database.ts'
import {
  BackupError,
  backupsIn,
  beginBackup,
  endBackup,
  filesName,
  jobsName,
  type Kept,
  keepBytes,
  type Manifest,
  readLines,
  removeBackup,
  verifyBackup,
} from './backup-folder.ts'
import { columnsOf, migrationsOf, quoted, sequencesOf, type TableShape, tablesOf } from './catalog.ts'
import { copyOut } from './copy.ts'
import { type Copied, copyFiles } from './copy-files.ts'
import { secretsTable, writeSecrets } from './site-secrets.ts'

export interface BackupOrder {
  readonly connection: ConnectionConfig
  readonly store: Pick<StoresInTurn, 'get'>
  /** The folder of all backups of this site. */
  readonly place: string
  /** Where the site's secrets are written, apart from the backups; null: nowhere. */
  readonly secrets: string | null
  readonly now: Date
}

export interface Taken {
  readonly folder: string
  readonly manifest: Manifest
  /** Files that no backup before had. */
  readonly copied: Copied
}

/**
 * Writes everything the site keeps into a new folder below `place`, while the site runs: the tables of one snapshot, and
 * then the files they speak of. Files lie once for all backups, so the next one copies new ones only, and one that was
 * broken off goes on where it was. The site's secrets are not among the tables (`site-secrets.ts`).
 */
export async function takeBackup(order: BackupOrder): Promise<Taken> {
  const client = new pg.Client({ ...order.connection, application_name: 'patisserie-backup', keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  try {
    // No file of the snapshot may be swept before it is copied. A sweep under way ends first.
    await client.query('select pg_advisory_lock($1)', [sweepLock])
    const folder = await beginBackup(order.place, order.now)
    // Whoever held the lock before is gone, so a backup that has not ended never will.
    const { unfinished } = await backupsIn(order.place)
    for (const left of unfinished) if (left !== folder) await removeBackup(left)
    const snapshot = await keepSnapshot(client, folder)
    const backed = await openFolderStore(join(order.place, 'files'))
    const hashes = readLines(folder, filesName)
    const copied = await copyFiles({ from: order.store, to: backed, hashes })
    // Whoever held the lock to the end held it all the time.
    await client.query('select pg_advisory_unlock($1)', [sweepLock])
    if (order.secrets) await writeSecrets(client, order.secrets)
    await endBackup(folder, snapshot)
    return { folder, manifest: await verifyBackup(folder), copied }
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function keepSnapshot(client: pg.Client, folder: string): Promise<Manifest> {
  await client.query("set datestyle = 'ISO'; set timezone = 'UTC'; set intervalstyle = 'iso_8601'")
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
  await client.query('begin isolation level repeatable read, read only')
  // The time of the beginning: the snapshot comes with the first statement, so all that was acknowledged before is in it.
  const { rows } = await client.query<{ at: Date; postgres: string }>(
    "select now() as at, current_setting('server_version') as postgres",
  )
  const [head] = rows
  if (!head) throw new BackupError('The database does not say what it is.')
  const keep = async (name: string, query: string): Promise<Kept> => {
    const { bytes, rows: counted } = copyOut(client, `copy ${query} to stdout`)
    const [sha256, count] = await Promise.all([keepBytes(folder, name, bytes), counted])
    return { rows: count, sha256 }
  }
  const tables: (TableShape & Kept)[] = []
  for (const table of await tablesOf(client)) {
    if (table.name === secretsTable) continue
    const kept = await keep(table.name, `public.${quoted(table.name)} (${columnsOf(table)})`)
    tables.push({ ...table, ...kept })
  }
  const jobs = await keep(jobsName, `(${waitingJobs})`)
  const files = await keep(filesName, '(select hash from public.files order by hash)')
  const migrations = await migrationsOf(client)
  const sequences = await sequencesOf(client)
  await client.query('commit')
  return {
    format: 1,
    takenAt: head.at.toISOString(),
    postgres: head.postgres,
    migrations,
    tables,
    sequences,
    jobs,
    files,
  }
}

/**
 * As arguments of the library's own function, so that another release of it takes them as well. Mails with a link stay out:
 * the link resets, undoes or reopens an account, and tables hold its hash alone.
 */
const waitingJobs = `
  select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where (j.attempts < j.max_attempts or j.locked_at is not null)
    and not (t.identifier = 'mail' and j.payload::text like '%/link#%')
  order by j.id`
