import type { Socket } from 'node:net'
import type pg from 'pg'

type Query = (text: unknown, values?: unknown, done?: unknown) => unknown

/**
 * Makes `begin` and the first statements of a transaction travel in one packet, on a connection that pipelines. Only
 * prepared selects may be sent together with `begin`: if `begin` alone fails they have changed nothing, and their rows
 * are not answered. Every other statement waits for `begin`.
 */
export function beginTogether(client: pg.PoolClient): void {
  const plain = client.query.bind(client) as Query
  let beginning: Promise<unknown> | null = null
  const query: Query = (text, values, done) => {
    if (done !== undefined) return plain(text, values, done)
    if (text === 'begin') {
      const stream = streamOf(client)
      stream.cork()
      // Uncorks after all statements that are issued in the same tick.
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

/** The socket of the connection; it is missing in the driver's types. */
export const streamOf = (client: pg.PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream
