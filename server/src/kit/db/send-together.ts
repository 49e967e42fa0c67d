import type pg from 'pg'
import { streamOf } from './begin-together.ts'

interface WaitingStatement {
  readonly query: pg.QueryConfig
  readonly answered: (rows: unknown[]) => void
  readonly failed: (error: unknown) => void
}

/** Maximum number of statements per connection and packet: a slow statement delays those behind it. */
const mostTogether = 4

/**
 * Pipelines prepared statements: those issued in the same tick go in one packet over one connection, to one backend
 * process. For short statements most of the cost is waking up a process.
 */
export function sendTogether(pool: pg.Pool): (query: pg.QueryConfig) => Promise<unknown[]> {
  let waiting: WaitingStatement[] = []
  const sendWaiting = () => {
    const all = waiting
    waiting = []
    for (let at = 0; at < all.length; at += mostTogether) void send(pool, all.slice(at, at + mostTogether))
  }
  return (query) =>
    new Promise((answered, failed) => {
      if (waiting.length === 0) queueMicrotask(sendWaiting)
      waiting.push({ query, answered, failed })
    })
}

async function send(pool: pg.Pool, asked: readonly WaitingStatement[]): Promise<void> {
  let client: pg.PoolClient
  try {
    client = await pool.connect()
  } catch (error) {
    for (const { failed } of asked) failed(error)
    return
  }
  const stream = streamOf(client)
  stream.cork()
  const answers = asked.map(async ({ query, answered, failed }) => {
    try {
      answered((await client.query(query)).rows)
      return true
    } catch (error) {
      failed(error)
      return false
    }
  })
  stream.uncork()
  const ended = await Promise.all(answers)
  // Like the pool's own `query`: a connection on which a statement failed is destroyed.
  client.release(ended.includes(false))
}
