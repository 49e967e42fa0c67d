import type { WorkerEvents } from 'graphile-worker'
import type { Database } from '../db/database.ts'

export interface Heartbeat {
  readonly everyMs: number
  /**
   * Milliseconds without a heartbeat after which a process counts as dead; much longer than any pause of a living one.
   */
  readonly goneAfterMs: number
}

const usual: Heartbeat = { everyMs: 15_000, goneAfterMs: 120_000 }

/**
 * Records a heartbeat for the workers of this process, and unlocks jobs of processes without one: a job whose process
 * was killed is retried within minutes. The library alone waits four hours.
 */
export function beat(db: Database, events: WorkerEvents, { everyMs, goneAfterMs } = usual) {
  let id: string | null = null
  let stopped = false
  const once = async () => {
    if (id === null || stopped) return
    await db.pool.query(sayAlive, [id])
    await db.pool.query(freeJobs, [goneAfterMs / 1_000])
  }
  // Errors are ignored: without a database no process can unlock jobs either.
  const tryOnce = () => void once().catch(() => undefined)
  events.once('pool:create', ({ workerPool }) => {
    id = workerPool.id
    tryOnce()
  })
  const timer = setInterval(tryOnce, everyMs)
  timer.unref()
  return {
    stop: () => {
      stopped = true
      clearInterval(timer)
    },
  }
}

const sayAlive = `
  insert into kit_workers (id, seen_at) values ($1, clock_timestamp())
  on conflict (id) do update set seen_at = excluded.seen_at`

const freeJobs = `
  with old as (
    delete from kit_workers where seen_at < now() - interval '1 day'
  ), gone as (
    select distinct locked_by from graphile_worker._private_jobs
    where locked_at < now() - make_interval(secs => $1)
      and not exists (
        select from kit_workers where id = locked_by and seen_at > now() - make_interval(secs => $1)
      )
  )
  select graphile_worker.force_unlock_workers(array_agg(locked_by)) from gone having count(*) > 0`
