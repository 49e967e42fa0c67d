import pg from 'pg'
import type { ConnectionConfig, Database } from '../db/database.ts'
import { notify } from '../db/notify.ts'
import type { Fanout, FanoutListener } from './fanout.ts'

const againMs = 1_000
/** How often the connection is checked: a silently dead one is detected within this time. */
const askEveryMs = 30_000
const answerMs = 10_000

/**
 * Fanout over LISTEN and NOTIFY on a connection of its own. Channel names are constants of the code, never user input.
 */
export function openPostgresFanout(config: ConnectionConfig, db: Database): Fanout {
  const listeners = new Map<string, Set<FanoutListener>>()
  const all = () => [...listeners.values()].flatMap((some) => [...some])
  let closed = false
  let client: pg.Client | null = null

  const listen = async () => {
    const next = new pg.Client({ connectionTimeoutMillis: 15_000, keepAlive: true, ...config, query_timeout: answerMs })
    next.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener.heard(payload)
    })
    next.on('error', () => undefined)
    try {
      await next.connect()
      for (const channel of listeners.keys()) await next.query(`listen ${channel}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    // Only after a successful connect: a failed one emits `end` too, and its failure is handled by `catch`.
    const asking = setInterval(() => void next.query('select 1').catch(() => next.end()), askEveryMs).unref()
    next.on('end', () => {
      clearInterval(asking)
      client = null
      for (const listener of all()) listener.lost()
      again()
    })
    client = next
    if (closed) return next.end()
    for (const listener of all()) listener.regained()
  }
  const again = () => {
    if (!closed) setTimeout(() => void listen().catch(again), againMs).unref()
  }
  // Deferred, so that the caller can subscribe first.
  setImmediate(() => void listen().catch(again))

  return {
    publish: (channel, message) => notify(db, channel, message),
    subscribe: (channel, listener) => {
      const known = listeners.get(channel)
      if (known) known.add(listener)
      else listeners.set(channel, new Set([listener]))
      if (!client) return
      void client.query(`listen ${channel}`).then(listener.regained, () => client?.end())
    },
    close: async () => {
      closed = true
      await client?.end().catch(() => undefined)
    },
  }
}
