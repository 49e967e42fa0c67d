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

/** Waits between tries grow from seconds to two hours: about three and a half hours in all. */
const triesAJob = 10

interface JobPlace {
  /** Jobs of one queue run one after another, whichever process runs them. */
  readonly queue?: string
  /**
   * Replaces the job of the same key that has not begun. The key's row is locked until the commit: use a key only where
   * the transaction has locked what the key names.
   */
  readonly key?: string
  /** Jobs of a lower number run first; default 0. */
  readonly priority?: number
}

/** Queues a job for after the commit: its row is written in the caller's transaction. */
export async function addJob(
  tx: Tx,
  name: string,
  payload: object,
  { queue, key, priority }: JobPlace = {},
): Promise<void> {
  await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json,
    queue_name := ${queue ?? null}::text, job_key := ${key ?? null}::text, max_attempts := ${triesAJob}::int,
    priority := ${priority ?? null}::int)`.execute(tx)
}

export type Job = (payload: never) => Promise<void>

/** Deletes jobs that failed for good, so that their payloads (such as links of mails) are not kept. */
export async function forgetFailedJobs(db: Database): Promise<void> {
  const utils = await makeWorkerUtils({ pgPool: db.pool })
  try {
    await utils.cleanup({ tasks: ['DELETE_PERMAFAILED_JOBS'] })
  } finally {
    await utils.release()
  }
}

/** Migrates the job library's own tables. */
export const migrateJobs = (db: Database, log: Log) => runMigrations({ pgPool: db.patient, logger: workerLogger(log) })

interface WorkSettings {
  readonly crontab: string
  readonly log: Log
  readonly heartbeat?: Heartbeat
}

/**
 * Starts processing jobs; `crontab` lines schedule jobs by name too. If the runner ends unexpectedly it is restarted.
 */
export async function startJobs(db: Database, jobs: Readonly<Record<string, Job>>, settings: WorkSettings) {
  const taskList: TaskList = Object.fromEntries(
    // The type of a payload is set by the caller of `addJob`; each is defined beside its job.
    Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(payload as never)]),
  )
  let stopping = false
  const begin = async (): Promise<Runner> => {
    const events: WorkerEvents = new EventEmitter()
    const heart = beat(db, events, settings.heartbeat)
    const runner = await run({
      pgPool: db.patient,
      // One more than there are queues of slow work (pictures, copies, re-read replays), so that mails always find a
      // free slot.
      concurrency: 4,
      noHandleSignals: true,
      // The library looks for the next job before it has unlocked the queue of the last one, and then waits this long.
      pollInterval: 1_000,
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
  // If a worker cannot record results for long, the library ends the whole runner: restart it.
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
 * Results of jobs are written in batches, which the library retries for minutes. Its default writes each result at
 * once, and an unavailable database would then end the process.
 */
const inPatience = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

const workerLogger = (log: Log): WorkerLogger =>
  new Logger(() => (level, message) => {
    if (level === 'error') log.error(message)
    else if (level === 'warning') log.warn(message)
    else log.debug(message)
  })
