import type { Redis } from 'ioredis'
import type { Database } from '../db/database.ts'
import type { Keeper } from '../kept/keeper.ts'
import type { Figure } from './serve-metrics.ts'

/** The metrics of the site itself at `/metrics`, beside those of requests and of the process. */
export function siteFigures(house: { readonly db: Database; readonly keeper: Keeper; readonly redis: Redis | null }) {
  const { db, keeper, redis } = house
  const figures: Figure[] = [
    {
      name: 'database_connections',
      help: 'Connections in use, by pool.',
      label: 'pool',
      type: 'gauge',
      read: () => db.connections((pool) => pool.totalCount - pool.idleCount),
    },
    {
      name: 'database_waiting',
      help: 'Who waits for a connection, by pool.',
      label: 'pool',
      type: 'gauge',
      read: () => db.connections((pool) => pool.waitingCount),
    },
    {
      name: 'jobs',
      help: 'Jobs that wait, are under way, or were given up.',
      label: 'state',
      type: 'gauge',
      read: () => countJobs(db),
    },
    {
      name: 'kept_lookups_total',
      help: 'Questions to what is kept in memory (pages, answers, callers), by whether it was there.',
      label: 'found',
      type: 'counter',
      read: () => ({ yes: keeper.found, no: keeper.missed }),
    },
    {
      name: 'kept_listening',
      help: '1 while changes by other processes are heard; else nothing is kept.',
      type: 'gauge',
      read: () => Number(keeper.listening),
    },
  ]
  if (redis) {
    const read = () => Number(redis.status === 'ready')
    figures.push({ name: 'redis_up', help: '1 while Redis answers.', type: 'gauge', read })
  }
  return figures
}

/** If the database is unavailable, the other metrics must still be served. */
async function countJobs(db: Database): Promise<Record<string, number>> {
  const { rows } = await db.pool
    .query<{ state: string; count: number }>(
      `select case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
              when run_at > now() then 'later' else 'waiting' end as state, count(*) as count
       from graphile_worker._private_jobs group by 1`,
    )
    .catch(() => ({ rows: [] }))
  return { waiting: 0, running: 0, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) }
}
