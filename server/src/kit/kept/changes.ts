import type { Tag } from '@patisserie/contract/endpoint'
import pg from 'pg'
import type { ConnectionConfig } from '../db/database.ts'
import type { Keeper } from '../kept/keeper.ts'

const channel = 'patisserie_touched'

export interface Changes {
  /** Drops what this process keeps of it at once and tells the others. */
  readonly touched: (tags: readonly Tag[]) => void
  readonly close: () => Promise<void>
}

/** Carries what writes change between the processes of one site; things are kept only while the others can be heard. */
export function followChanges(config: ConnectionConfig, pool: pg.Pool, keeper: Keeper): Changes {
  let closed = false
  let client: pg.Client | null = null
  keeper.listening = false

  const listen = async () => {
    const next = new pg.Client({ connectionTimeoutMillis: 15_000, ...config })
    next.on('notification', ({ payload }) => keeper.touch((payload ?? '').split(',') as Tag[])) // sent by touched() only
    next.on('error', () => undefined)
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    // Only from here on: a connection that never stood ends too, and its failure is told already.
    next.on('end', again)
    keeper.clear()
    keeper.listening = true
    client = next
  }
  const again = () => {
    keeper.listening = false
    if (!closed) setTimeout(() => void listen().catch(again), 1_000).unref()
  }
  void listen().catch(again)

  return {
    touched: (tags) => {
      keeper.touch(tags)
      pool.query('select pg_notify($1, $2)', [channel, tags.join(',')]).catch(() => undefined)
    },
    close: async () => {
      closed = true
      await client?.end().catch(() => undefined)
    },
  }
}
