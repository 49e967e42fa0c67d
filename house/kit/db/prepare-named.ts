import type pg from 'pg'

/**
 * Statements whose first line is a name (`-- floor-insert`) are prepared once per connection, like those of `ReadDb.named`: for
 * frequent ones. PostgreSQL plans them once where that is no worse than for each value. The same name must always have the same text.
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
