import type { Key, ReactNode } from 'react'
import type { Language } from '#rules/language.ts'
import type { FoundRow, Searched, SearchType } from '#rules/search/searched.ts'

/** Filters that the page of the search offers to add. */
export type OfferedFilter =
  | 'game'
  | 'rank'
  | 'by'
  | 'in'
  | 'after'
  | 'before'
  | 'has:picture'
  | 'has:replay'
  | 'no:miss'
  | 'no:bomb'

/** How things of one type show among what the site search found; `web/found.tsx` of a noun exports those of its types. */
export interface FoundThings {
  readonly type: SearchType
  /** Its place among the tabs of the types. */
  readonly order: number
  /** The field of the answer with their rows. */
  readonly rows: Searched[SearchType]['rows']
  /** They stand in the narrow column where the best of all types are shown. */
  readonly aside: boolean
  /** Filters that its finder knows, the most asked for first. */
  readonly filters: readonly OfferedFilter[]
  readonly words: (language: Language) => FoundWords
  /** The rows of an answer, without those by people whom the reader blocks. */
  readonly show: (rows: readonly unknown[], blocked: ReadonlySet<number>) => readonly ReactNode[]
}

export interface FoundWords {
  /** The name of the type. */
  readonly name: string
  /** A link to all `n` of them. */
  readonly all: (n: string) => string
}

interface StatedThings<T extends SearchType> {
  readonly type: T
  readonly order: number
  readonly rows: Searched[T]['rows']
  readonly aside?: boolean
  readonly filters: readonly OfferedFilter[]
  readonly words: (language: Language) => FoundWords
  readonly keyOf: (row: FoundRow<T>) => Key
  /** Id of who made it; null: it is shown to everybody. */
  readonly by: (row: FoundRow<T>) => number | null
  readonly Row: (props: { readonly row: FoundRow<T> }) => ReactNode
}

export const foundThings = <T extends SearchType>(stated: StatedThings<T>): FoundThings => {
  const { type, order, rows, aside = false, filters, words, keyOf, by, Row } = stated
  const show: FoundThings['show'] = (found, blocked) =>
    (found as readonly FoundRow<T>[]) // the rows of this type
      .filter((row) => !blocked.has(by(row) ?? -1))
      .map((row) => <Row key={keyOf(row)} row={row} />)
  return { type, order, rows, aside, filters, words, show }
}
