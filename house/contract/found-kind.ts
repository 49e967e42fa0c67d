import type * as z from 'zod/mini'
import type { FoundRow, Searched, SearchType } from '#rules/search/searched.ts'
import type { Tag } from './endpoint.ts'

/** What the search answers of one type of things. */
export interface FoundKind<T extends SearchType> {
  /** The field of the answer with their rows. */
  readonly rows: Searched[T]['rows']
  readonly row: z.ZodMiniType<FoundRow<T>>
  /** Tags of what the rows show. */
  readonly shows: readonly Tag[]
  /** What members hide their things of this type by, on their person page; null: by nothing. */
  readonly hiddenBy: 'topics' | 'replays' | 'paintings' | null
}

/** Of the types that a noun adds to `Searched`, which stand beside this in its `contract/found.ts`. */
export type FoundKinds<T extends SearchType> = { readonly [Type in T]: FoundKind<Type> }

export const foundKinds = <T extends SearchType>(kinds: FoundKinds<T>): FoundKinds<T> => kinds
