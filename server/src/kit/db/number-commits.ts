import type pg from 'pg'
import { streamOf } from './begin-together.ts'

type Query = (text: unknown, values?: unknown, done?: unknown) => unknown

const nextNumber = { name: 'number-commit', text: "select nextval('kit_writes') as number" }

/**
 * Each commit on this connection takes the next number of `kit_writes`, sent in one packet with it. `numbered` hears the
 * number once the commit was answered, whatever the answer: a number that is never told makes every process drop its
 * cache. A transaction that PostgreSQL had already given up fails here instead of rolling back in silence.
 */
export function numberCommits(client: pg.PoolClient, numbered: (number: number) => void): void {
  const plain = client.query.bind(client) as Query
  const commit = async () => {
    const stream = streamOf(client)
    stream.cork()
    const taking = Promise.resolve(plain(nextNumber) as Promise<pg.QueryResult<{ number: number }>>)
    const committing = Promise.resolve(plain('commit') as Promise<pg.QueryResult>)
    stream.uncork()
    const [taken, committed] = await Promise.allSettled([taking, committing])
    if (taken.status === 'fulfilled') for (const { number } of taken.value.rows) numbered(number)
    if (committed.status === 'rejected') throw committed.reason
    if (taken.status === 'rejected') throw taken.reason
    return committed.value
  }
  const query: Query = (text, values, done) =>
    text === 'commit' && done === undefined ? commit() : plain(text, values, done)
  client.query = query as typeof client.query // the same calls, passed on
}
