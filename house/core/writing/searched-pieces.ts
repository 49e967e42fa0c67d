import type { ReadDb } from '#kit/db/database.ts'
import { readSearch } from '#rules/search/typed-search.ts'
import type { Finders } from '../search/finder.ts'
import { termsOf } from '../search/terms.ts'

interface Searched {
  readonly value: string
  readonly reader: number
  readonly now: Date
}

/** More are not offered to the editor. */
const most = 50

/** The things of one type that the site search finds for a typed text, filters included, the best first. */
const searchedPieces =
  (type: 'replay' | 'painting') =>
  async (db: ReadDb, finders: () => Partial<Finders>, { value, reader, now }: Searched): Promise<readonly number[]> => {
    const { words, filters } = readSearch(value)
    if (filters.by !== undefined || filters.in !== undefined) return []
    const { terms } = termsOf(words)
    const nowhere = { by: null, club: null, topic: null, without: new Set<number>() }
    const ask = { ...nowhere, terms, words, filters, reader, now, sort: 'match', offset: 0, limit: most } as const
    const found = await finders()[type]?.(db, ask)
    return found?.rows.map(({ KeyID }) => KeyID) ?? []
  }

export const searchedReplays = searchedPieces('replay')
export const searchedPaintings = searchedPieces('painting')
