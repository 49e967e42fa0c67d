import type { ReadDb } from '#kit/db/database.ts'
import type { SitemapSource } from './sitemap-source.ts'

/** Most addresses that the protocol allows in one file. */
export const mostInFile = 50_000

export interface SitemapRow {
  readonly id: number
  readonly at: Date
  readonly named: string
}

/**
 * The numbers of a source's files that have rows, in their order. File n has the ids from n · 50,000 + 1 to (n + 1) · 50,000,
 * so that a new row never moves another one to another file. One step along the index for each file.
 */
export async function sitemapFiles(db: ReadDb, source: SitemapSource): Promise<number[]> {
  const { name, from, id, shown } = source
  const next = (after: string) =>
    `(select (${id} - 1) / ${mostInFile} from ${from} where ${shown} and ${id} > ${after} order by ${id} limit 1)`
  const rows = await db.named<{ n: number }>(
    {
      name: `sitemap-files-${name}`,
      sql: `with recursive files (n) as (
          select ${next('0')}::bigint
          union all
          select ${next(`(f.n + 1) * ${mostInFile}`)} from files f where f.n is not null
        )
        select n from files where n is not null`,
    },
    [],
  )
  return rows.map(({ n }) => Number(n))
}

/** The rows of a source's file, by id: one range of the index. */
export const sitemapRows = (db: ReadDb, source: SitemapSource, file: number): Promise<SitemapRow[]> =>
  db.named<SitemapRow>(
    {
      name: `sitemap-rows-${source.name}`,
      sql: `select ${source.id} as id, ${source.changed} as at, ${source.named ?? "''"} as named from ${source.from}
        where ${source.shown} and ${source.id} > $1::bigint and ${source.id} <= $2::bigint order by ${source.id}`,
    },
    [file * mostInFile, (file + 1) * mostInFile],
  )
