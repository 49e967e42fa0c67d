import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#kit/db/database.ts'
import { migrate } from '#kit/db/migrate.ts'
import { isCode } from '#kit/is-code.ts'
import { migrateJobs } from '#kit/jobs/jobs.ts'
import { startEmbeddedPostgres } from '#kit/postgres/start-embedded-postgres.ts'
import { dropDatabase, type TestServer, withDatabase } from './test-server.ts'
import { workers } from './workers.ts'

/**
 * One PostgreSQL for the run: the embedded one, or the server that PATISSERIE_TEST_DATABASE_URL names. A template is
 * migrated once; every test file gets a copy of it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.PATISSERIE_TEST_DATABASE_URL
  const folder = mkdtempSync(join(tmpdir(), prefix))
  // Each worker has two sites at times, of up to 39 connections.
  const settings = { fsync: 'off', max_connections: String(100 * workers) }
  const memory = memoryFolder()
  if (memory) removeLeft(memory)
  const databases = mkdtempSync(join(memory ?? tmpdir(), prefix))
  const embedded = url ? null : await startEmbeddedPostgres({ dataDir: join(databases, 'pg'), settings })
  // Two test files run at once with two sites each: pools of 5 fit into a server's default of 100 connections.
  const base: TestServer = { config: embedded ? { ...embedded.connection } : { connectionString: url ?? '', max: 5 } }
  const template = `patisserie_template_${process.pid}`
  const seededTemplate = `${template}_seeded`
  const admin = new pg.Client(base.config)
  await admin.connect()
  const drop = (name: string) => dropDatabase((sql) => admin.query(sql), name)
  await drop(template)
  await admin.query(`create database ${template}`)
  const db = openDatabase(withDatabase(base, template))
  await migrate(db.pool)
  await migrateJobs(db, pino({ level: 'silent' }))
  await db.close()
  project.provide('server', base)
  project.provide('template', template)
  project.provide('seededTemplate', seededTemplate)
  project.provide('folder', folder)
  return async () => {
    for (const each of [template, seededTemplate]) await drop(each)
    await admin.end()
    await embedded?.stop()
    for (const each of [databases, folder]) rmSync(each, { recursive: true, force: true })
  }
}

const prefix = 'patisserie-test-'
const startingMs = 600_000

/** Removes databases that runs which were killed have left in memory. */
function removeLeft(memory: string): void {
  for (const name of readdirSync(memory).filter((each) => each.startsWith(prefix))) {
    const folder = join(memory, name)
    try {
      const isOld = Date.now() - statSync(folder).mtimeMs > startingMs
      if (isOld && !isServed(join(folder, 'pg'))) rmSync(folder, { recursive: true })
    } catch (error) {
      console.warn(`${folder} is left: ${String(error)}`)
    }
  }
}

/** Whether a server runs on a cluster. */
function isServed(cluster: string): boolean {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return false
  try {
    process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 0)
    return true
  } catch (error) {
    return isCode(error, 'EPERM')
  }
}

/** Most that the databases of a run take, in bytes: some copies of the template at a time, and the log. */
const mostBytes = 4 * 2 ** 30

/** A folder in memory with room for the databases, if there is one: a copy of the template takes a fifth of the time there. */
function memoryFolder(): string | null {
  const folder = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(folder)
    // A folder in memory tells what it may hold, not what is free.
    const isRoomy = bavail * bsize > mostBytes && process.availableMemory() > 2 * mostBytes
    return isRoomy ? folder : null
  } catch {
    return null
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    server: TestServer
    template: string
    /** Name of the seeded database; the first test that needs a seeded site creates it. */
    seededTemplate: string
    /** Folder for files of this test run. */
    folder: string
  }
}
