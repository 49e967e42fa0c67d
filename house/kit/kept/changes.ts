import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Mark } from '#contract/endpoint.ts'

import type { ConnectionConfig, Database } from '../db/database.ts'
import { notify } from '../db/notify.ts'
import { HeardWrites } from './heard-writes.ts'
import type { Keeper } from './keeper.ts'

const channel = 'patisserie_touched'
const pauseMs = 10

/** Maximum number of words per notification: PostgreSQL allows less than 8,000 bytes. */
const wordsInOne = 200

/**
 * How often the commit numbers received are compared with the last one taken. Without an answer to that within
 * `silentMs` the connection counts as dead.
 */
const compareMs = 1_000
const silentMs = 3_000

export interface Changes {
  /** Invalidates these marks in this process at once, and notifies the other processes. */
  readonly touched: (marks: readonly Mark[]) => void
  readonly close: () => Promise<void>
}

/**
 * Carries cache invalidation between the processes of one site; the cache is used only while this process receives
 * notifications. A notification lists touched marks and commit numbers (`replays,me,=17`). If a number stays missing,
 * the process that took it has died, and the whole cache is dropped (decision 0150).
 */
export function followChanges(config: ConnectionConfig, db: Database, keeper: Keeper): Changes {
  let closed = false
  let client: pg.Client | null = null
  const writes = new HeardWrites()
  keeper.listening = false

  const hear = (words: readonly string[]) => {
    keeper.touch(words.filter((word) => !word.startsWith('=')) as Mark[]) // only `touched` sends them
    for (const word of words) if (word.startsWith('=')) writes.heard(Number(word.slice(1)))
  }
  const listen = async () => {
    const next = new pg.Client({ connectionTimeoutMillis: 15_000, ...config, application_name: 'patisserie-changes' })
    next.on('notification', ({ payload }) => hear((payload ?? '').split(',')))
    next.on('error', () => undefined)
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      writes.start(await lastWrite(next))
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    if (closed) return next.end()
    // Only after a successful connect: a failed one emits `end` too, and its failure is handled by `catch`.
    next.on('end', again)
    keeper.clear()
    keeper.listening = true
    client = next
    compareOn(next)
  }
  const again = () => {
    keeper.listening = false
    if (!closed) setTimeout(() => void listen().catch(again), 1_000).unref()
  }
  void listen().catch(again)

  const compareOn = (on: pg.Client) => {
    const compare = async () => {
      const silent = setTimeout(() => on.connection.stream.destroy(), silentMs)
      try {
        if (writes.missed(await lastWrite(on), Date.now())) keeper.clear()
      } catch {
        // The connection has failed; its `end` event starts a new one.
      } finally {
        clearTimeout(silent)
      }
      if (client === on && !closed) setTimeout(() => void compare(), compareMs).unref()
    }
    void compare()
  }

  // Sends one notification at a time, with a pause after each: marks touched meanwhile share the next one.
  const unsaid = new Set<string>()
  let saying = false
  const say = async () => {
    while (unsaid.size > 0) {
      const words = [...unsaid].slice(0, wordsInOne)
      for (const word of words) unsaid.delete(word)
      await notify(db, channel, words.join(',')).catch(() => undefined)
      await sleep(pauseMs, undefined, { ref: false })
    }
    saying = false
  }
  const tell = (words: readonly string[]) => {
    for (const word of words) unsaid.add(word)
    if (saying) return
    saying = true
    setImmediate(() => void say())
  }
  // The marks of a commit are queued as soon as its caller continues; its number is queued one turn later, so never
  // before them.
  db.whenNumbered((number) => setImmediate(() => tell([`=${number}`])))

  return {
    touched: (marks) => {
      keeper.touch(marks)
      tell(marks)
    },
    close: async () => {
      closed = true
      await client?.end().catch(() => undefined)
    },
  }
}

const lastWrite = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ last: number }>(
    'select case when is_called then last_value else 0 end as last from kit_writes',
  )
  return rows[0]?.last ?? 0
}
