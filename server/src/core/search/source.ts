import type { SearchDocument } from './build-segment.ts'

/** Rows that the search finds by their text. A trigger queues each row whose text or visibility changes. */
export interface SearchSource {
  /** Stored with the index, so it is never renamed. */
  readonly kind: string
  /**
   * SQL: a select of `id, text, author, place, room` (see `SearchDocument`) of all rows that everybody may see; what
   * restricts the ids is added to its `where`.
   */
  readonly rows: string
  /** SQL: the id in that select, such as `f.id`. */
  readonly id: string
}

export type SourceRow = SearchDocument
