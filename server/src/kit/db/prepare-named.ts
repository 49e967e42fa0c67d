import type pg from 'pg'

/**
 * Statements that begin with a line of their name (`-- floor-insert`) are prepared and planned once on this connection:
 * for those that writes make again and again, as `ReadDb.named` is for reads. One name, one text.
 */
export function prepareNamed(client: pg.PoolClient): void {
  const plain = client.query.bind(client) as (query: unknown, values?: unknown, done?: unknown) => unknown
  const query = (text: unknown, values?: unknown, done?: unknown) => {
    const name = typeof text === 'string' ? firstLine.exec(text)?.[1] : undefined
    return name ? plain({ name, text }, values, done) : plain(text, values, done)
  }
  client.query = query as typeof client.query // the same calls, passed on
}

const firstLine = /^\s*-- ([a-z0-9-]+)\n/
