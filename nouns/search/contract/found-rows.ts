import * as z from 'zod/mini'
import type { FoundKinds } from '#contract/found-kind.ts'
import type { FoundRow, Searched, SearchType } from '#rules/search/searched.ts'
import { statedIn } from './stated-in.ts'

/** What the search finds, by type: `contract/found.ts` of every noun that has such types. */
export const found = Object.assign(
  {},
  ...(import.meta.env
    ? Object.values(import.meta.glob('../../*/contract/found.ts', { eager: true, import: 'foundOfNoun' }))
    : await statedIn('contract/found.ts', 'foundOfNoun')),
) as FoundKinds<SearchType> // each noun's module has the types that it declares

export const searchTypes = Object.keys(found) as readonly SearchType[] // its keys

/** Rows per type; a type that was not asked for, or finds nothing, is empty. */
export const foundRows = Object.fromEntries(
  Object.values(found).map(({ rows, row }) => [rows, z.array<z.ZodMiniType>(row)]),
) as { readonly [T in SearchType as Searched[T]['rows']]: z.ZodMiniArray<z.ZodMiniType<FoundRow<T>>> } // each has its rows
