import pg from 'pg'
import type { ConnectionConfig, Database } from '../db/database.ts'
import { notify } from '../db/notify.ts'
import type { Fanout, FanoutListener } from './fanout.ts'

const againMs = 1_000
/** A connection that died without a word is found out so soon. */
const askEveryMs = 30_000
const answerMs = 10_000

/** Over LISTEN and NOTIFY on a connection of its own. Channels are names of the code, never of users. */
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
    // Only from here on: a connection that never stood ends too, and its failure is told already.
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
  // Whoever puts the site together subscribes first.
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
