import type { Tables } from '#kit/db/tables.ts'

/** A table of posts with the columns `held_at` and `removed_at`, and its column with the author. */
export interface PostSource {
  /** Stored with every row of `waiting`, so it is never renamed. */
  readonly kind: string
  readonly table: keyof Tables & string
  readonly author: string
  /** SQL that selects the thing a post is on, as `thing`, `id` and `floor`, of the row with the id `p.subject`. */
  readonly place: string
  /** SQL that selects a row for each post of the member `m.id` that staff removed since `$since`; none if not kept. */
  readonly removals?: string
}
