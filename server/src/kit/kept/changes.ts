import { setTimeout as sleep } from 'node:timers/promises'
import type { Mark } from '@patisserie/contract/endpoint'
import pg from 'pg'

import type { ConnectionConfig, Database } from '../db/database.ts'
import { notify } from '../db/notify.ts'
import { HeardWrites } from './heard-writes.ts'
import type { Keeper } from './keeper.ts'

const channel = 'patisserie_touched'
const pauseMs = 10

/** A notification holds less than 8,000 bytes. */
const wordsInOne = 200

/** How often the numbers heard are compared with the last one taken; that is answered at once, or the wire is dead. */
const compareMs = 1_000
const silentMs = 3_000

export interface Changes {
  /** Drops what this process keeps of it at once and tells the others. */
  readonly touched: (marks: readonly Mark[]) => void
  readonly close: () => Promise<void>
}

/**
 * Carries what writes change between the processes of one site; things are kept only while the others can be heard.
 * A notification names the marks touched and the numbers of the commits behind them (`replays,me,=17`). Where a number
 * stays unheard, the process that took it is gone, and everything kept is dropped (decision 0150).
 */
export function followChanges(config: ConnectionConfig, db: Database, keeper: Keeper): Changes {
  let closed = false
  let client: pg.Client | null = null
  const writes = new HeardWrites()
  keeper.listening = false

  const hear = (words: readonly string[]) => {
    keeper.touch(words.filter((word) => !word.startsWith('=')) as Mark[]) // sent by touched() only
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
    // Only from here on: a connection that never stood ends too, and its failure is told already.
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
        // The connection has ended, and `end` begins the next one.
      } finally {
        clearTimeout(silent)
      }
      if (client === on && !closed) setTimeout(() => void compare(), compareMs).unref()
    }
    void compare()
  }

  // One notification at a time, and a pause behind each: what is touched meanwhile goes with the next one.
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
  // What a commit touched is said as soon as its caller goes on, so its number follows in the next turn of the loop.
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
