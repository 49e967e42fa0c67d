import type { ReplaySort } from '../../../rules/replay-filters.ts'
import { FacetTable, type WantedFacet } from './facet-table.ts'
import { Highest } from './highest.ts'
import { Hits } from './hits.ts'
import { Numbered } from './numbered.ts'
import { SaidTexts } from './said-texts.ts'

/** The values by which lists find and order a live replay. */
export interface ColumnRow {
  readonly id: number
  readonly facet: number
  readonly uploader: number
  /** Folded pilot name. */
  readonly pilot: string
  /** Upload time, in microseconds since the epoch. */
  readonly at: number
  readonly score: number
  readonly likes: number
  readonly comments: number
  readonly iscore: number
  /** The folded comment; null if there is none. */
  readonly said: string | null
}

/** The conditions of a list on the columns; null means no condition. */
export interface Wanted {
  readonly sort: ReplaySort
  readonly facet: WantedFacet
  /** The whole pilot name and the beginning of it, both folded. */
  readonly pilot: string | null
  readonly pilotBegins: string | null
  /** Replays of one of these shots, and those whose pilot begins so (folded). */
  readonly named: { readonly pilotBegins: string; readonly shots: readonly string[] } | null
  readonly uploaders: readonly number[] | null
  /** Earliest upload time, in microseconds since the epoch. */
  readonly since: number | null
  /** End of the upload time, exclusive, in the same unit. */
  readonly until: number | null
  readonly scoreMin: number | null
  readonly scoreMax: number | null
  readonly id: number | null
  /** Each of these words must be in the comment. */
  readonly words: readonly string[] | null
}

/** The ids of a part of a list, and the length of the whole list. */
export interface Found {
  readonly ids: readonly number[]
  readonly found: number
}

/** All live replays in arrays indexed by id: 44 bytes each, plus the comment. */
export class ReplayColumns {
  #facet = new Int32Array(0)
  #uploader = new Int32Array(0)
  #pilot = new Int32Array(0)
  #at = new Float64Array(0)
  #score = new Float64Array(0)
  #likes = new Int32Array(0)
  #comments = new Int32Array(0)
  #iscore = new Int32Array(0)
  /** Buffer for the matching ids of one search. */
  #hits = new Int32Array(0)
  #end = 0
  readonly #pilots = new Numbered<string>()
  readonly #uploaders = new Numbered<number>()
  readonly facets = new FacetTable()
  readonly said = new SaidTexts()

  put(row: ColumnRow): void {
    const { id } = row
    if (id >= this.#facet.length) this.#grow(id + 1)
    this.#end = Math.max(this.#end, id + 1)
    this.#facet[id] = row.facet
    this.#uploader[id] = this.#uploaders.of(row.uploader)
    this.#pilot[id] = this.#pilots.of(row.pilot)
    this.#at[id] = row.at
    this.#score[id] = row.score
    this.#likes[id] = row.likes
    this.#comments[id] = row.comments
    this.#iscore[id] = row.iscore
    this.said.set(id, row.said ?? '')
  }

  /** Removes a replay that is no longer live. */
  drop(id: number): void {
    if (id >= this.#end) return
    this.#facet[id] = 0
    this.said.set(id, '')
  }

  /** Answers a part of a list in its order. */
  find(wanted: Wanted, { offset, limit }: { readonly offset: number; readonly limit: number }): Found {
    const { since, until, scoreMin, scoreMax, uploaders, named } = wanted
    const hits = new Hits(this.#hits)
    const few = this.#few(wanted)
    // The most selective mask comes first, because the first test looks at every id.
    const masks = [
      uploaders && ([this.#uploader, this.#uploaders.maskOf(uploaders)] as const),
      this.#pilotMask(wanted),
      [this.#facet, this.facets.mask(wanted.facet)] as const,
    ].filter((mask) => mask !== null)
    if (few) hits.set(few)
    for (const [n, [column, mask]] of masks.entries()) {
      if (n === 0 && !few) hits.setMasked(this.#end, column, mask)
      else hits.keepMasked(column, mask)
    }
    if (named) {
      const pilots = this.#pilots.mask((name) => name.startsWith(named.pilotBegins))
      const shots = this.facets.mask({ flags: 0, shots: named.shots })
      hits.keepEither([this.#pilot, pilots], [this.#facet, shots])
    }
    if (since !== null || until !== null) hits.keepBetween(this.#at, since ?? 0, (until ?? Number.MAX_SAFE_INTEGER) - 1)
    if (scoreMin !== null || scoreMax !== null) {
      hits.keepBetween(this.#score, scoreMin ?? 0, scoreMax ?? Number.MAX_SAFE_INTEGER)
    }
    const highest = new Highest(offset + limit)
    hits.offer(this.#keys(wanted.sort), highest)
    return { ids: highest.ids().slice(offset), found: hits.count }
  }

  /** The only ids that can match, from a code or from words; null if all ids must be tested. */
  #few({ id, words }: Wanted): readonly number[] | null {
    if (id !== null) return id < this.#end ? [id] : []
    return words && [...this.said.holding(words)]
  }

  #pilotMask({ pilot, pilotBegins }: Wanted): readonly [Int32Array, Uint8Array] | null {
    if (pilot === null && pilotBegins === null) return null
    const begins = (name: string) => pilotBegins === null || name.startsWith(pilotBegins)
    const mask = pilot === null ? this.#pilots.mask(begins) : this.#pilots.maskOf(begins(pilot) ? [pilot] : [])
    return [this.#pilot, mask]
  }

  #keys(sort: ReplaySort): Float64Array | Int32Array {
    return { time: this.#at, score: this.#score, likes: this.#likes, comments: this.#comments, iscore: this.#iscore }[
      sort
    ]
  }

  #grow(needed: number): void {
    const size = Math.max(1_024, needed, Math.ceil(this.#facet.length * 1.25))
    this.#hits = new Int32Array(size)
    this.#facet = grown(this.#facet, new Int32Array(size))
    this.#uploader = grown(this.#uploader, new Int32Array(size))
    this.#pilot = grown(this.#pilot, new Int32Array(size))
    this.#at = grown(this.#at, new Float64Array(size))
    this.#score = grown(this.#score, new Float64Array(size))
    this.#likes = grown(this.#likes, new Int32Array(size))
    this.#comments = grown(this.#comments, new Int32Array(size))
    this.#iscore = grown(this.#iscore, new Int32Array(size))
  }
}

function grown<T extends Int32Array | Float64Array>(from: T, to: T): T {
  to.set(from)
  return to
}
