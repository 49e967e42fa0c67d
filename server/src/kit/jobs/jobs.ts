import {
  Logger,
  makeWorkerUtils,
  type Runner,
  run,
  runMigrations,
  type TaskList,
  type Logger as WorkerLogger,
} from 'graphile-worker'
import { sql } from 'kysely'
import type { Logger as Log } from 'pino'
import type { Database, Tx } from '../db/database.ts'

/** The waits between tries grow from seconds to two hours: about three and a half hours in all. */
const triesAJob = 10

/** Work done after a write commits: the row is written in the write's own transaction. */
export async function addJob(tx: Tx, name: string, payload: object): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts := ${triesAJob}::int)`.execute(
    tx,
  )
}

export type Job = (payload: never) => Promise<void>

/** Drops jobs that failed for the last time: what they carried, links of mails too, is kept no longer. */
export async function forgetFailedJobs(db: Database): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool: db.pool })
  try {
    await utils.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] })
  } finally {
    await utils.release()
  }
}

/** Brings the job tables up to date. */
export const migrateJobs = (db: Database, log: Log) => runMigrations({ pgPool: db.pool, logger: workerLogger(log) })

/** Starts working through jobs; `crontab` lines name jobs too. */
export function startJobs(
  db: Database,
  jobs: Readonly<Record<string, Job>>,
  settings: { crontab: string; log: Log },
): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(
    // Payloads are written by addJob's callers, each beside the job it names.
    Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(payload as never)]),
  )
  return run({
    pgPool: db.pool,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 5_000,
    crontab: settings.crontab,
    taskList,
    logger: workerLogger(settings.log),
  })
}

const workerLogger = (log: Log): WorkerLogger =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })
