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
  /** Completes the text of a row with what no table holds, such as names of the catalogue. Without it the text is whole. */
  readonly complete?: (row: SourceRow) => string
}

export type SourceRow = SearchDocument

/** The rows with their whole texts. */
export const completed = ({ complete }: SearchSource, rows: readonly SourceRow[]): readonly SourceRow[] =>
  complete ? rows.map((row) => ({ ...row, text: complete(row) })) : rows
