import { columnsEach, pairAt, type Segment } from './build-segment.ts'
import { NumberList } from './numbers-list.ts'
import { type FoundPairs, PageReader } from './pages.ts'

/** A segment without its pages, as a process holds it in memory. */
export interface OpenSegment extends Omit<Segment, 'pages'> {
  /** Number of the segment in the database. */
  readonly seg: number
  /** Numbers of the documents that are gone or stand in a newer segment. */
  readonly dead: ReadonlySet<number>
}

/** Whether a document counts, by its author, place and room. */
export type DocumentFilter = (author: number, place: number, room: number, id: number) => boolean

/** One pair of one term, `offset` characters behind the term's beginning. */
interface PairStep {
  readonly term: number
  readonly pair: number
  readonly offset: number
  /** The pages of the segment where the pair may stand, first and last. */
  readonly from: number
  readonly to: number
}

/**
 * Searches one segment pair by pair, the rarest first: first which documents have all pairs, then, of terms of more than
 * one pair, whether the pairs stand beside each other there. It says which pages it needs next and is given them, so that
 * the pages of several segments can be read together.
 */
export class SegmentSearch {
  readonly #segment: OpenSegment
  readonly #filter: DocumentFilter | null
  /** Every pair; then, with positions, those of the terms that have several. */
  readonly #steps: readonly PairStep[]
  /** Number of the steps that look for documents alone. */
  readonly #pairs: number
  /** Of each term, the positions where it may begin, in the documents that are left. */
  readonly #begins: (FoundPairs | undefined)[]
  /** The documents that are left, ascending; null before the first step. */
  #left: NumberList | null = null
  #step = 0

  constructor(segment: OpenSegment, terms: readonly string[], filter: DocumentFilter | null) {
    this.#segment = segment
    this.#filter = filter
    this.#begins = terms.map(() => undefined)
    const each = terms.map((term, number) => stepsOf(segment.directory, term, number))
    const pairs = each.flat().sort(byPages)
    this.#pairs = pairs.length
    this.#steps = [
      ...pairs,
      ...each
        .filter(({ length }) => length > 1)
        .flat()
        .sort(byPages),
    ]
    // A pair that is on no page is nowhere.
    if (pairs.some(({ from, to }) => from > to)) this.#left = new NumberList()
  }

  /** The numbers of the pages to be given next; null when the search has ended. */
  needs(): readonly number[] | null {
    const step = this.#steps[this.#step]
    if (!step || this.#left?.length === 0) return null
    const pages: number[] = []
    for (let page = step.from; page <= step.to; page++) if (this.#mayHold(step, page)) pages.push(page)
    return pages
  }

  /** Takes the next step with the pages that were needed. */
  take(pages: readonly number[], page: (number: number) => Uint8Array): void {
    const step = this.#steps[this.#step]
    if (!step) return
    const left = this.#left
    if (left === null || this.#step < this.#pairs) {
      const found = new NumberList()
      const counts = this.#filter === null && this.#segment.dead.size === 0 ? null : this.#counts
      this.#eachRun(step, { pages, page }, (run) =>
        left === null ? run.addDocuments(found, counts) : run.addThoseIn(found, left),
      )
      this.#left = found
    } else {
      const found = noPairs()
      this.#eachRun(step, { pages, page }, (run) => run.addPositionsIn(found, left))
      const before = this.#begins[step.term]
      const begins = before ? continued(before, found, step.offset) : moved(found, step.offset)
      this.#begins[step.term] = begins
      this.#left = begins.documents
    }
    this.#step++
  }

  /** An upper bound, by pages, of the rarest pair's documents; 0 if a pair is nowhere. */
  get fewestPages(): number {
    const [first] = this.#steps
    return first ? Math.max(0, first.to - first.from + 1) : 0
  }

  #eachRun({ pair }: PairStep, { pages, page }: GivenPages, take: (run: PageReader) => void): void {
    for (const number of pages) {
      const reader = new PageReader(page(number), this.#segment.directory[2 * number] ?? 0)
      while (reader.nextRun() && reader.pair <= pair) if (reader.pair === pair) take(reader)
    }
  }

  /** Adds the ids of the documents that have all terms, in descending order; leaves out those in `waiting`. */
  hits(found: NumberList, waiting: ReadonlyMap<number, unknown>): void {
    const { ids } = this.#segment
    const left = this.#left
    if (!left) return
    found.reserve(left.length)
    for (let n = left.length - 1; n >= 0; n--) {
      const id = ids[left.at(n)] ?? 0
      if (waiting.size === 0 || !waiting.has(id)) found.push(id)
    }
  }

  readonly #counts = (document: number): boolean => {
    const { dead, columns, ids } = this.#segment
    if (dead.size > 0 && dead.has(document)) return false
    if (this.#filter === null) return true
    const at = document * columnsEach
    return this.#filter(columns[at] ?? 0, columns[at + 1] ?? 0, columns[at + 2] ?? 0, ids[document] ?? 0)
  }

  /** Whether one of the documents that are left can stand in a run of the pair on this page. */
  #mayHold({ pair }: PairStep, page: number): boolean {
    const left = this.#left
    if (left === null) return true
    const { directory } = this.#segment
    // A run that begins with the page begins with the document that the directory names.
    const first = directory[2 * page] === pair ? (directory[2 * page + 1] ?? 0) : 0
    const after = directory[2 * page + 2] === pair ? (directory[2 * page + 3] ?? Infinity) : Infinity
    const at = left.lowerBound(first)
    return at < left.length && left.at(at) < after
  }
}

interface GivenPages {
  readonly pages: readonly number[]
  readonly page: (number: number) => Uint8Array
}

const byPages = (a: PairStep, b: PairStep): number => a.to - a.from - (b.to - b.from)

const noPairs = (): FoundPairs => ({
  documents: new NumberList(),
  starts: new NumberList(),
  positions: new NumberList(),
})

/** The pairs of a term that cover it: every second one, and the last. */
function stepsOf(directory: Uint32Array, term: string, number: number): PairStep[] {
  const offsets = new Set<number>()
  for (let at = 0; at + 1 < term.length; at += 2) offsets.add(at)
  offsets.add(term.length - 2)
  return Array.from(offsets, (offset) => {
    const pair = pairAt(term, offset)
    return { term: number, pair, offset, ...pagesOf(directory, pair) }
  })
}

/** The pages where a pair may stand, first and last; `from` is after `to` if it stands on none. */
function pagesOf(directory: Uint32Array, pair: number): { from: number; to: number } {
  const pages = directory.length / 2
  /** The number of pages that begin before the pair, or with it. */
  const begun = (orWith: boolean) => {
    let [low, high] = [0, pages]
    while (low < high) {
      const middle = (low + high) >> 1
      const first = directory[2 * middle] ?? 0
      if (first < pair || (orWith && first === pair)) low = middle + 1
      else high = middle
    }
    return low
  }
  return { from: Math.max(0, begun(false) - 1), to: begun(true) - 1 }
}

/** Where a term may begin by the positions of its first pair that was read. */
function moved(found: FoundPairs, offset: number): FoundPairs {
  if (offset === 0) return found
  const begins = noPairs()
  begins.positions.reserve(found.positions.length)
  const [to, from] = [begins.positions.data, found.positions.data]
  for (let i = 0; i < found.documents.length; i++) {
    const start = begins.positions.length
    let length = start
    for (let p = found.starts.at(i); p < endOf(found, i); p++) {
      const at = (from[p] as number) - offset // below the end
      if (at >= 0) to[length++] = at
    }
    if (length === start) continue
    begins.positions.length = length
    begins.documents.push(found.documents.at(i))
    begins.starts.push(start)
  }
  return begins
}

/** Where a term may still begin once another pair of it was read. Both are in ascending order of documents. */
function continued(before: FoundPairs, found: FoundPairs, offset: number): FoundPairs {
  const begins = noPairs()
  begins.positions.reserve(Math.min(before.positions.length, found.positions.length))
  const [to, first, second] = [begins.positions.data, before.positions.data, found.positions.data]
  let b = 0
  for (let i = 0; i < found.documents.length; i++) {
    const document = found.documents.at(i)
    while (b < before.documents.length && before.documents.at(b) < document) b++
    if (b === before.documents.length) break
    if (before.documents.at(b) !== document) continue
    let at = before.starts.at(b)
    const end = endOf(before, b)
    const last = endOf(found, i)
    const start = begins.positions.length
    let length = start
    for (let p = found.starts.at(i); p < last; p++) {
      const begin = (second[p] as number) - offset // below the end, as below
      while (at < end && (first[at] as number) < begin) at++
      if (at < end && first[at] === begin) to[length++] = begin
    }
    if (length === start) continue
    begins.positions.length = length
    begins.documents.push(document)
    begins.starts.push(start)
  }
  return begins
}

/** Index after the last position of a document. */
const endOf = ({ starts, positions }: FoundPairs, index: number): number =>
  index + 1 < starts.length ? starts.at(index + 1) : positions.length
