import type { Tag } from '#contract/endpoint.ts'

/** Rows that have a public page each, for the sitemap. The SQL parts name the tables by the aliases that `from` gives. */
export interface SitemapSource {
  /** Stands in the addresses of its files: `/sitemap/topics-0.xml`. */
  readonly name: string
  /** SQL: the table, with what its rows join. */
  readonly from: string
  /** SQL: the row's id, by which the files are cut. An index must lead to it. */
  readonly id: string
  /** SQL: whether everybody may see the row's page, and search engines may keep it. */
  readonly shown: string
  /** SQL: when the row's page last changed. */
  readonly changed: string
  /** What the files show: a kept file is stale after a write that touches one of these tags. */
  readonly tags: readonly Tag[]
  /** SQL: what names the row in the address of its page, where that is not its id. */
  readonly named?: string
  readonly pathOf: (id: number, named: string) => string
}
