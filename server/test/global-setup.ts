import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../src/kit/db/database.ts'
import { migrate } from '../src/kit/db/migrate.ts'
import { migrateJobs } from '../src/kit/jobs/jobs.ts'
import { startEmbeddedPostgres } from '../src/kit/postgres/start-embedded-postgres.ts'
import { type TestServer, withDatabase } from './test-server.ts'

/**
 * One PostgreSQL for the run: the embedded one, or the server that PATISSERIE_TEST_DATABASE_URL names. A template is
 * migrated once; every test file gets a copy of it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.PATISSERIE_TEST_DATABASE_URL
  const folder = mkdtempSync(join(tmpdir(), 'patisserie-test-'))
  const embedded = url ? null : await startEmbeddedPostgres({ dataDir: join(folder, 'pg'), settings: { fsync: 'off' } })
  const base: TestServer = embedded
    ? { config: { ...embedded.connection } }
    : { config: { connectionString: url ?? '' } }
  const template = `patisserie_template_${process.pid}`
  const admin = new pg.Client(base.config)
  await admin.connect()
  await admin.query(`drop database if exists ${template}`)
  await admin.query(`create database ${template}`)
  const db = openDatabase(withDatabase(base, template))
  await migrate(db.pool)
  await migrateJobs(db, pino({ level: 'silent' }))
  await db.close()
  project.provide('server', base)
  project.provide('template', template)
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`)
    await admin.end()
    await embedded?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    server: TestServer
    template: string
  }
}
