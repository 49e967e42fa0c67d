import type pg from 'pg'
import { streamOf } from './begin-together.ts'

interface WaitingStatement {
  readonly query: pg.QueryConfig
  readonly limitMs: number | undefined
  readonly answered: (rows: unknown[]) => void
  readonly failed: (error: unknown) => void
}

/** Maximum number of statements per connection and packet: a slow statement delays those behind it. */
const mostTogether = 4

/**
 * Pipelines prepared statements: those issued in the same tick go in one packet over one connection, to one backend
 * process. For short statements most of the cost is waking up a process.
 */
export function sendTogether(pool: pg.Pool): (query: pg.QueryConfig, limitMs?: number) => Promise<unknown[]> {
  let waiting: WaitingStatement[] = []
  const sendWaiting = () => {
    const all = waiting
    waiting = []
    for (let at = 0; at < all.length; at += mostTogether) void send(pool, all.slice(at, at + mostTogether))
  }
  return (query, limitMs) =>
    new Promise((answered, failed) => {
      if (waiting.length === 0) queueMicrotask(sendWaiting)
      waiting.push({ query, limitMs, answered, failed })
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
  const answers = asked.map(async ({ query, limitMs, answered, failed }) => {
    try {
      answered((await limited(client, query, limitMs)).rows)
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

/** Asks with a time limit of its own, which is set and taken back in the same packet. */
function limited(client: pg.PoolClient, query: pg.QueryConfig, limitMs: number | undefined) {
  if (limitMs === undefined) return client.query(query)
  const set = client.query(`set statement_timeout = ${Math.round(limitMs)}`)
  const answer = client.query(query)
  const reset = client.query('reset statement_timeout')
  // Where they fail the statement between them does too.
  for (const each of [set, reset]) each.catch(() => undefined)
  return answer
}
