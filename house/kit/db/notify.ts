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
 * Sends a NOTIFY to every process that listens on the channel. PostgreSQL takes a cluster-wide lock for a commit with
 * NOTIFY, so notifications within a moment share one transaction. It does not wait for the disk: the change they
 * announce is committed already.
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
