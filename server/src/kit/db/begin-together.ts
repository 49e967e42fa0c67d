import type { Socket } from 'node:net'
import type pg from 'pg'

type Query = (text: unknown, values?: unknown, done?: unknown) => unknown

/**
 * A transaction begins together with what it asks for first, in one packet on a connection that pipelines. Only reads by
 * name travel with its `begin`: should that fail alone, they have done nothing and are not answered; everything else
 * waits until it has begun.
 */
export function beginTogether(client: pg.PoolClient): void {
  const plain = client.query.bind(client) as Query
  let beginning: Promise<unknown> | null = null
  const query: Query = (text, values, done) => {
    if (done !== undefined) return plain(text, values, done)
    if (text === 'begin') {
      const stream = streamOf(client)
      stream.cork()
      // After everything that goes on from here at once.
      process.nextTick(() => stream.uncork())
      const begun = Promise.resolve(plain(text))
      beginning = begun
      begun.then(
        () => {
          if (beginning === begun) beginning = null
        },
        () => undefined,
      )
      return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [], fields: [] })
    }
    const begun = beginning
    if (!begun || text === 'rollback') {
      beginning = null
      return plain(text, values)
    }
    if (typeof text !== 'string' || !namedRead.test(text)) return begun.then(() => plain(text, values))
    const answer = Promise.resolve(plain(text, values))
    answer.catch(() => undefined)
    return begun.then(() => answer)
  }
  client.query = query as typeof client.query // the same calls, passed on
}

const namedRead = /^\s*-- [a-z0-9-]+\n\s*select\b/

/** The driver's own, which its types leave out. */
export const streamOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream
