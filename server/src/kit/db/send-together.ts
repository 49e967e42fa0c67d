import type pg from 'pg'
import { streamOf } from './begin-together.ts'

interface WaitingStatement {
  readonly query: pg.QueryConfig
  readonly answered: (rows: unknown[]) => void
  readonly failed: (error: unknown) => void
}

/** A connection carries so many at most: behind a slow one the others wait. */
const mostTogether = 4

/**
 * Runs prepared statements of a pool whose clients pipeline. What one step of the program asks for travels in one packet
 * over one connection, and is answered by one process of the database: for short statements most of the cost is waking
 * up who answers.
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
  // As the pool does with its own: a connection on which something failed is not used again.
  client.release(ended.includes(false))
}
