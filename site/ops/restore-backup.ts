import { join } from 'node:path'
import type pg from 'pg'
import pino from 'pino'
import { openFolderStore } from '#core/files/stores/folder-store.ts'
import { type ConnectionConfig, type Database, openDatabase } from '#kit/db/database.ts'
import { migrate, migrationFiles } from '#kit/db/migrate.ts'
import { migrateJobs } from '#kit/jobs/jobs.ts'
import { BackupError, filesName, jobsName, type Manifest, readBytes, readLines, verifyBackup } from './backup-folder.ts'
import { columnsOf, isDerived, migrationsOf, quoted, stepAside, tablesOf } from './catalog.ts'
import { copyIn } from './copy.ts'
import { copyFiles, type TakesFiles } from './copy-files.ts'
import { dropSecondFactors, loadSecrets, readSecrets, secretsTable } from './site-secrets.ts'

export interface RestoreOrder {
  readonly connection: ConnectionConfig
  readonly store: TakesFiles
  /** The folder of one backup; the files of all lie beside it. */
  readonly folder: string
  /** What the database holds may be thrown away. */
  readonly replace: boolean
  /** The file the site's secrets were written to; 'none': second factors are taken off everybody. */
  readonly secrets: { readonly file: string } | 'none' | null
}

/**
 * Brings a backup back: its files first, which harms nothing, then the schema as it was, all rows in one transaction,
 * and the migrations that came later. Refuses a database that holds anything, unless told to replace it.
 */
export async function restoreBackup({ connection, store, folder, replace, secrets }: RestoreOrder): Promise<Manifest> {
  const manifest = await verifyBackup(folder)
  await checkMigrations(manifest)
  const loadSecretsToo = await secretsFor(manifest, secrets)
  const db = openDatabase({ ...connection, application_name: ownName })
  try {
    await connected(db, (client) => checkRoom(client, replace))
    const backed = await openFolderStore(join(folder, '..', 'files'))
    // Many files take minutes, which no connection has to stand idle for.
    await copyFiles({ from: backed, to: store, hashes: readLines(folder, filesName) })
    await connected(db, async (client) => {
      await makeRoom(client, replace)
      await loadAll(client, { db, folder, manifest, loadSecretsToo })
    })
    return manifest
  } finally {
    await db.close()
  }
}

async function connected<T>({ patient }: Database, work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
  const client = await patient.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

interface Loading {
  readonly db: Database
  readonly folder: string
  readonly manifest: Manifest
  readonly loadSecretsToo: (client: pg.ClientBase) => Promise<unknown>
}

/** Backups of earlier releases hold the secrets themselves. */
async function secretsFor({ tables }: Manifest, secrets: RestoreOrder['secrets']): Promise<Loading['loadSecretsToo']> {
  if (tables.some(({ name }) => name === secretsTable)) return async () => undefined
  if (secrets === 'none') return dropSecondFactors
  if (secrets !== null) {
    const found = await readSecrets(secrets.file)
    return (client) => loadSecrets(client, found)
  }
  throw new BackupError(
    "This backup comes without the site's secrets, which open second factors. Name the file they were written to with " +
      '--secrets FILE, or say --without-secrets: everybody then logs in without a second factor and sets one up anew.',
  )
}

async function loadAll(client: pg.ClientBase, { db, folder, manifest, loadSecretsToo }: Loading): Promise<void> {
  const were = new Set(manifest.migrations.map(({ name }) => name))
  const migrateJobTables = () => migrateJobs(db, pino({ level: 'silent' }))
  await migrate(db.patient, migrateJobTables, (name) => were.has(name))
  await checkChecksums(client, manifest)
  await client.query('begin')
  try {
    await load(client, folder, manifest)
    await loadSecretsToo(client)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  await migrate(db.patient)
  await client.query('analyze')
}

const ownName = 'patisserie-restore'

/** A backup of a newer release holds what this one does not know. */
async function checkMigrations({ migrations }: Manifest): Promise<void> {
  const known = new Set(migrationFiles().keys())
  const strange = migrations.find(({ name }) => !known.has(name))
  if (strange) throw new BackupError(`The backup is of another release: it has the migration ${strange.name}.`)
}

async function checkChecksums(client: pg.ClientBase, { migrations }: Manifest): Promise<void> {
  const here = new Map((await migrationsOf(client)).map(({ name, checksum }) => [name, checksum]))
  const other = migrations.find(({ name, checksum }) => here.get(name) !== checksum)
  if (other) throw new BackupError(`The backup is of another release: its migration ${other.name} is not ours.`)
}

/** Whether there is anything, that may be thrown away. */
async function checkRoom(client: pg.ClientBase, replace: boolean): Promise<boolean> {
  const { rows } = await client.query<{ tables: number }>(
    "select count(*) as tables from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  )
  if (rows[0]?.tables === 0) return false
  if (!replace) {
    throw new BackupError(
      'The database is not empty. Restore into an empty one, or say --replace to throw away what it holds.',
    )
  }
  const { rows: others } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and application_name <> $1`,
    [ownName],
  )
  if (others.length > 0) {
    throw new BackupError('Somebody works on this database: stop the site first, and close what else is open.')
  }
  return true
}

async function makeRoom(client: pg.ClientBase, replace: boolean): Promise<void> {
  if (!(await checkRoom(client, replace))) return
  await client.query('begin')
  await client.query('drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public')
  await client.query('commit')
}

async function load(client: pg.ClientBase, folder: string, manifest: Manifest): Promise<void> {
  const comeBack = await stepAside(client)
  await client.query("set local datestyle = 'ISO'; set local timezone = 'UTC'")
  const here = new Set((await tablesOf(client)).map(({ name }) => name))
  for (const table of manifest.tables) {
    // Backups of one earlier release hold them.
    if (isDerived(table.name)) continue
    if (!here.has(table.name)) throw new BackupError(`There is no table ${table.name} to bring back.`)
    const target = `public.${quoted(table.name)}`
    // Migrations may have filled it.
    await client.query(`delete from ${target}`)
    const rows = await copyIn(client, `copy ${target} (${columnsOf(table)}) from stdin`, readBytes(folder, table.name))
    if (rows !== table.rows) throw new BackupError(`Of ${table.name} came ${rows} rows of ${table.rows}.`)
  }
  await comeBack()
  for (const { name, last, called } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [`public.${quoted(name)}`, last, called])
  }
  await loadJobs(client, folder)
}

async function loadJobs(client: pg.ClientBase, folder: string): Promise<void> {
  await client.query(
    `create temporary table restored_jobs (n bigint generated always as identity, identifier text, payload json,
     queue text, run_at timestamptz, max_attempts int, key text, priority int) on commit drop`,
  )
  const columns = 'identifier, payload, queue, run_at, max_attempts, key, priority'
  await copyIn(client, `copy restored_jobs (${columns}) from stdin`, readBytes(folder, jobsName))
  await client.query(
    `select graphile_worker.add_job(identifier, payload, queue, run_at, max_attempts, key, priority)
     from restored_jobs order by n`,
  )
}
