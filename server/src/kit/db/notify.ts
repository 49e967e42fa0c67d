import type { Database } from './database.ts'
import { gather } from './gather.ts'

interface Word {
  readonly channel: string
  readonly word: string
}

const pauseMs = 5
const mostTogether = 50
const notifiers = new WeakMap<Database, (word: Word) => Promise<unknown>>()

/**
 * Tells every process that listens on a channel. Each transaction that notifies takes a lock of the whole cluster and
 * commits, so what is said within a moment goes in one, which waits for no disk: what it tells of is safe already.
 */
export async function notify(db: Database, channel: string, word: string): Promise<void> {
  await notifierOf(db)({ channel, word })
}

function notifierOf(db: Database) {
  const known = notifiers.get(db)
  if (known) return known
  const made = gather<Word, unknown>({
    send: async (words) => {
      const values = [words.map(({ channel }) => channel), words.map(({ word }) => word)]
      const { rows } = await db.counting.query({ ...statement, values })
      return rows
    },
    most: mostTogether,
    pauseMs,
  })
  notifiers.set(db, made)
  return made
}

const statement = {
  name: 'notify',
  text: 'select pg_notify(channel, word) from unnest($1::text[], $2::text[]) as words (channel, word)',
}
