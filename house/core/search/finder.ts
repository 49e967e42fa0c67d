import type { ReadDb } from '#kit/db/database.ts'
import type { FoundRow, SearchType } from '#rules/search/searched.ts'
import type { SearchFilters, SearchSort } from '#rules/search/typed-search.ts'

/** What is asked of every type of things, with names resolved. */
export interface SearchAsk {
  /** From `termsOf`: what the things must contain. Empty if only filters were typed, or single letters. */
  readonly terms: readonly string[]
  /** What was typed besides filters. */
  readonly words: string
  readonly filters: SearchFilters
  /** Only by this member; only in this club; only in this topic. */
  readonly by: number | null
  readonly club: number | null
  readonly topic: number | null
  /** The caller; null for a guest. */
  readonly reader: number | null
  /** Members whom the caller blocks or who block the caller: nothing by them is found or counted. */
  readonly without: ReadonlySet<number>
  readonly sort: SearchSort
  readonly now: Date
  readonly offset: number
  /** 0: only counts. */
  readonly limit: number
}

/** What a finder answers. */
export interface FoundRows<Row> {
  /** At most `limits.searchHits`. */
  readonly total: number
  readonly more: boolean
  readonly rows: readonly Row[]
  /** While older things are not in the index yet: the time of the oldest one that is. */
  readonly since: Date | null
}

/** Searches one type of things. Null if its things do not have what the filters ask for. */
export type Finder<Row> = (db: ReadDb, ask: SearchAsk) => Promise<FoundRows<Row> | null>

/** What each type answers. A part of the house gives the finders of its things. */
export type Finders = { readonly [T in SearchType]: Finder<FoundRow<T>> }
