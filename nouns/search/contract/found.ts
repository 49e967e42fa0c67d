import * as z from 'zod/mini'
import type { Tag } from '#contract/endpoint.ts'
import { foundClub, foundFloor, foundTopic } from '#nouns/clubs/contract/found-club-rows.ts'
import { foundPainting } from '#nouns/paintings/contract/found-painting-row.ts'
import { foundReplay } from '#nouns/replays/contract/found-replay-row.ts'
import { foundPerson } from '#nouns/social/contract/found-person-row.ts'
import type { FoundRow, Searched, SearchType } from '#rules/search/searched.ts'

/**
 * Of every type that the search finds the schema of its rows. A call's schema is made while its module loads, so the rows of
 * the nouns stand in a list here: a type that a noun declares does not compile until it has its line.
 */
export const found = {
  topic: { rows: 'topics', row: foundTopic, shows: ['topics'], hiddenBy: 'topics' },
  floor: { rows: 'floors', row: foundFloor, shows: ['floors'], hiddenBy: 'topics' },
  replay: { rows: 'replays', row: foundReplay, shows: ['replays'], hiddenBy: 'replays' },
  painting: { rows: 'paintings', row: foundPainting, shows: ['paintings', 'painting-counts'], hiddenBy: 'paintings' },
  user: { rows: 'people', row: foundPerson, shows: ['members'], hiddenBy: null },
  club: { rows: 'clubs', row: foundClub, shows: ['clubs'], hiddenBy: null },
} as const satisfies { readonly [T in SearchType]: FoundKind<T> }

interface FoundKind<T extends SearchType> {
  readonly rows: Searched[T]['rows']
  readonly row: z.ZodMiniType<FoundRow<T>>
  /** Tags of what the rows show. */
  readonly shows: readonly Tag[]
  /** What members hide their things of this type by, on their person page; null: by nothing. */
  readonly hiddenBy: 'topics' | 'replays' | 'paintings' | null
}

type Kinds = typeof found

/** Rows per type; a type that was not asked for, or finds nothing, is empty. */
export const foundRows = Object.fromEntries(
  Object.values(found).map(({ rows, row }) => [rows, z.array<z.ZodMiniType>(row)]),
) as { readonly [T in SearchType as Kinds[T]['rows']]: z.ZodMiniArray<Kinds[T]['row']> } // each has its rows
