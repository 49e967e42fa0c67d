import { setTimeout as sleep } from 'node:timers/promises'
import type { Mark } from '@patisserie/contract/endpoint'
import pg from 'pg'
import type { ConnectionConfig } from '../db/database.ts'
import type { Keeper } from '../kept/keeper.ts'

const channel = 'patisserie_touched'
const pauseMs = 10

/** A notification holds less than 8,000 bytes. */
const mostInOneWord = 200

export interface Changes {
  /** Drops what this process keeps of it at once and tells the others. */
  readonly touched: (marks: readonly Mark[]) => void
  readonly close: () => Promise<void>
}

/** Carries what writes change between the processes of one site; things are kept only while the others can be heard. */
export function followChanges(config: ConnectionConfig, pool: pg.Pool, keeper: Keeper): Changes {
  let closed = false
  let client: pg.Client | null = null
  keeper.listening = false

  const listen = async () => {
    const next = new pg.Client({ connectionTimeoutMillis: 15_000, ...config })
    next.on('notification', ({ payload }) => keeper.touch((payload ?? '').split(',') as Mark[])) // sent by touched() only
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

  // One word at a time, and a pause behind each: what is touched meanwhile goes with the next one.
  const unsaid = new Set<Mark>()
  let saying = false
  const say = async () => {
    if (saying) return
    saying = true
    while (unsaid.size > 0) {
      const marks = [...unsaid].slice(0, mostInOneWord)
      for (const mark of marks) unsaid.delete(mark)
      await pool.query('select pg_notify($1, $2)', [channel, marks.join(',')]).catch(() => undefined)
      await sleep(pauseMs, undefined, { ref: false })
    }
    saying = false
  }

  return {
    touched: (marks) => {
      keeper.touch(marks)
      for (const mark of marks) unsaid.add(mark)
      void say()
    },
    close: async () => {
      closed = true
      await client?.end().catch(() => undefined)
    },
  }
}
