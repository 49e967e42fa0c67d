import type { ReadDb } from '#kit/db/database.ts'
import type { Keeper } from '#kit/kept/keeper.ts'
import * as limits from '#rules/house-limits.ts'
import { filterSpan, type ReplayFilter } from '../../../rules/replay-filters.ts'
import { askedCode, flagBits, fold, wordsOf } from '../filter-sql.ts'
import type { Way } from '../list-plan.ts'
import { shotsNamed, shotsOf } from '../shots-named.ts'
import { shownUploaders } from '../uploader-reads.ts'
import { type FeedBounds, openColumnFeed } from './column-feed.ts'
import type { Found, Wanted } from './replay-columns.ts'

export interface ListInColumns {
  /** A part of a filtered list. Null if the columns cannot answer it: ask the database. */
  find(db: ReadDb, way: Way, part: Part): Promise<Found | null>
}

interface Part {
  readonly offset: number
  readonly limit: number
}

/** A part that ends beyond this offset is answered by the database. */
const farthest = limits.exactTotal + limits.pageSizeMax

/** Maximum characters of comments that are searched; takes about 5 ms. */
const mostSaid = 8_000_000

/** Answers lists with any filter from columns in memory (decision 0179). */
export function openListInColumns(keeper: Keeper, bounds?: FeedBounds): ListInColumns {
  const feed = openColumnFeed(keeper, bounds)
  return {
    find: async (db, { filter, now, own, reader }, part) => {
      // A member's own list includes held replays, which the columns do not have.
      if (own !== undefined || !filters(filter) || part.offset + part.limit > farthest) return null
      const asksUploader = filter.upid !== undefined || filter.searchType === 'uploader'
      const [columns, uploaders] = await Promise.all([
        feed.current(db),
        asksUploader ? shownUploaders(db, filter, reader) : null,
      ])
      if (!columns) return null
      const wanted = wantedBy(filter, uploaders, now)
      if (!wanted || (wanted.words && columns.said.length > mostSaid)) return null
      return columns.find(wanted, part)
    },
  }
}

const filters = ({ sort: _, ...asked }: ReplayFilter): boolean => Object.keys(asked).length > 0

/** The filter in terms of the columns; null if only the database can evaluate it. */
function wantedBy(filter: ReplayFilter, uploaders: readonly number[] | null, now: Date): Wanted | null {
  const { game, rank, chara, character, type, category, pilot, searchType, value = '', scoreMin, scoreMax } = filter
  const { since, until } = filterSpan(filter, now)
  const [name, words] = [pilot === undefined ? null : fold(pilot), wordsOf(filter)]
  if ((name && !hasPlainCapitals(name)) || (searchType === 'comment' && words.length === 0)) return null
  return {
    sort: filter.sort,
    facet: {
      ...{ game, difficulty: rank, shot: chara, type, category },
      flags: flagBits(filter),
      shots: character === undefined ? undefined : shotsOf(character),
    },
    pilot: name,
    pilotBegins: searchType === 'pilot' ? fold(value) : null,
    named: searchType === 'name' ? { pilotBegins: fold(value), shots: shotsNamed(value) } : null,
    uploaders,
    since: since ? since.getTime() * 1_000 : null,
    until: until ? until.getTime() * 1_000 : null,
    scoreMin: scoreMin ?? null,
    scoreMax: scoreMax ?? null,
    id: askedCode(filter) ?? null,
    words: words.length > 0 ? words : null,
  }
}

/**
 * Case folding of letters beyond ASCII differs between PostgreSQL and JavaScript; a name with such letters is compared
 * by the database.
 */
const hasPlainCapitals = (name: string): boolean =>
  [...name].every((letter) => letter <= '\x7f' || letter.toLowerCase() === letter.toUpperCase())
