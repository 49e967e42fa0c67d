import type pg from 'pg'
import { streamOf } from './begin-together.ts'

type Query = (text: unknown, values?: unknown, done?: unknown) => unknown

const nextNumber = { name: 'number-commit', text: "select nextval('kit_writes') as number" }

/**
 * Gives each commit on this connection the next number of `kit_writes`, sent in the same packet. `numbered` is called
 * with it once the commit was answered, successful or not: a number that is never announced makes every process drop
 * its cache. Committing an aborted transaction throws here; PostgreSQL alone would roll back silently.
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
