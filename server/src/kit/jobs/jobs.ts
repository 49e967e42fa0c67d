import { EventEmitter } from 'node:events'
import {
  Logger,
  makeWorkerUtils,
  type Runner,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
  type Logger as WorkerLogger,
} from 'graphile-worker'
import { sql } from 'kysely'
import type { Logger as Log } from 'pino'
import type { Database, Tx } from '../db/database.ts'
import { beat, type Heartbeat } from './heartbeat.ts'

/** The waits between tries grow from seconds to two hours: about three and a half hours in all. */
const triesAJob = 10

/**
 * Work done after a write commits: the row is written in the write's own transaction. Jobs of one `queue` are done one
 * after the other, whichever process does them.
 */
export async function addJob(tx: Tx, name: string, payload: object, queue?: string): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    queue_name := ${queue ?? null}::text, max_attempts := ${triesAJob}::int)`.execute(tx)
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
export const migrateJobs = (db: Database, log: Log) => runMigrations({ pgPool: db.patient, logger: workerLogger(log) })

interface WorkSettings {
  readonly crontab: string
  readonly log: Log
  readonly heartbeat?: Heartbeat
}

/** Starts working through jobs; `crontab` lines name jobs too. What ends by itself is begun anew. */
export async function startJobs(db: Database, jobs: Readonly<Record<string, Job>>, settings: WorkSettings) {
  const taskList: TaskList = Object.fromEntries(
    // Payloads are written by addJob's callers, each beside the job it names.
    Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(payload as never)]),
  )
  let stopping = false
  const begin = async (): Promise<Runner> => {
    const events: WorkerEvents = new EventEmitter()
    const heart = beat(db, events, settings.heartbeat)
    const runner = await run({
      pgPool: db.patient,
      // One more than there are lines of slow work (pictures, copies, replays read again): mails find a place.
      concurrency: 4,
      noHandleSignals: true,
      pollInterval: 5_000,
      crontab: settings.crontab,
      preset: { worker: inPatience },
      taskList,
      logger: workerLogger(settings.log),
      events,
    }).catch((error: unknown) => {
      heart.stop()
      throw error
    })
    void runner.promise
      .catch(() => undefined)
      .then(() => {
        heart.stop()
        again()
      })
    return runner
  }
  // A worker that could not write down for long what it did gives up with all its neighbours.
  const again = () => {
    if (stopping) return
    setTimeout(() => void begin().then((next) => (runner = next), again), againMs).unref()
  }
  let runner = await begin()
  return {
    stop: async () => {
      stopping = true
      await runner.stop()
    },
  }
}

const againMs = 1_000

/**
 * What became of a job is written down in batches of what there is, which are tried for minutes. The library's other way
 * writes each at once and lets a database that is away end the process.
 */
const inPatience = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

const workerLogger = (log: Log): WorkerLogger =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })
