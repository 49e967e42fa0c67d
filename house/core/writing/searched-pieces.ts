import type { ReadDb } from '#kit/db/database.ts'
import { readSearch } from '#rules/search/typed-search.ts'
import type { Finders } from '../search/finder.ts'
import { termsOf } from '../search/terms.ts'
import type { PieceType } from './writing-source.ts'

interface Searched {
  readonly type: PieceType
  readonly value: string
  readonly reader: number
  readonly now: Date
}

/** More are not offered to the editor. */
const most = 50

/** The things of one type that the site search finds for a typed text, filters included, the best first. */
export async function searchedPieces(
  db: ReadDb,
  finders: Partial<Finders>,
  { type, value, reader, now }: Searched,
): Promise<readonly number[]> {
  const { words, filters } = readSearch(value)
  if (filters.by !== undefined || filters.in !== undefined) return []
  const { terms } = termsOf(words)
  const nowhere = { by: null, club: null, topic: null, without: new Set<number>() }
  const ask = { ...nowhere, terms, words, filters, reader, now, sort: 'match', offset: 0, limit: most } as const
  const found = await finders[type]?.(db, ask)
  return found?.rows.map(({ KeyID }) => KeyID) ?? []
}
