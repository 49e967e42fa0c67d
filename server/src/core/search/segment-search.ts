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
 * Searches one segment pair by pair, the rarest first. It says which pages it needs next and is given them, so that the
 * pages of several segments can be read together.
 */
export class SegmentSearch {
  readonly #segment: OpenSegment
  readonly #steps: PairStep[]
  readonly #filter: DocumentFilter | null
  /** Of each term the number of its pairs: where there is one alone, its positions do not matter. */
  readonly #pairs: readonly number[]
  /** Of each term, the positions where it may begin, in the documents that are left. */
  readonly #begins: (FoundPairs | undefined)[]
  /** The documents that are left, ascending; null before the first step. */
  #left: NumberList | null = null
  #step = 0

  constructor(segment: OpenSegment, terms: readonly string[], filter: DocumentFilter | null) {
    this.#segment = segment
    this.#filter = filter
    this.#begins = terms.map(() => undefined)
    const steps = terms.map((term, number) => stepsOf(segment.directory, term, number))
    this.#pairs = steps.map(({ length }) => length)
    this.#steps = steps.flat().sort((a, b) => a.to - a.from - (b.to - b.from))
    // A pair that is on no page is nowhere.
    if (this.#steps.some(({ from, to }) => from > to)) this.#left = new NumberList()
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
    const found = noPairs()
    const wanted = { left: this.#left, counts: this.#counts, positions: this.#pairs[step.term] !== 1 }
    for (const number of pages) {
      const reader = new PageReader(page(number), this.#segment.directory[2 * number] ?? 0)
      while (reader.nextRun() && reader.pair <= step.pair) if (reader.pair === step.pair) reader.find(found, wanted)
    }
    const before = this.#begins[step.term]
    const begins = before ? continued(before, found, step.offset) : moved(found, step.offset)
    this.#begins[step.term] = begins
    this.#left = begins.documents
    this.#step++
  }

  /** Adds the ids of the documents that have all terms, in ascending order. */
  hits(found: NumberList): void {
    const { ids } = this.#segment
    const left = this.#left
    for (let n = 0; left && n < left.length; n++) found.push(ids[left.at(n)] ?? 0)
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

/** Index after the last position of a document. */
const endOf = ({ starts, positions }: FoundPairs, index: number): number =>
  index + 1 < starts.length ? starts.at(index + 1) : positions.length

/** Where a term may begin by the positions of its first pair that was read. */
function moved(found: FoundPairs, offset: number): FoundPairs {
  if (offset === 0) return found
  const begins = noPairs()
  for (let i = 0; i < found.documents.length; i++) {
    const from = begins.positions.length
    for (let p = found.starts.at(i); p < endOf(found, i); p++) {
      const at = found.positions.at(p) - offset
      if (at >= 0) begins.positions.push(at)
    }
    if (begins.positions.length === from) continue
    begins.documents.push(found.documents.at(i))
    begins.starts.push(from)
  }
  return begins
}

/** Where a term may still begin once another pair of it was read. Both are in ascending order of documents. */
function continued(before: FoundPairs, found: FoundPairs, offset: number): FoundPairs {
  const begins = noPairs()
  let b = 0
  for (let i = 0; i < found.documents.length; i++) {
    const document = found.documents.at(i)
    while (b < before.documents.length && before.documents.at(b) < document) b++
    if (b === before.documents.length) break
    if (before.documents.at(b) !== document) continue
    let at = before.starts.at(b)
    const end = endOf(before, b)
    const from = begins.positions.length
    for (let p = found.starts.at(i); p < endOf(found, i); p++) {
      const begin = found.positions.at(p) - offset
      while (at < end && before.positions.at(at) < begin) at++
      if (at < end && before.positions.at(at) === begin) begins.positions.push(begin)
    }
    if (begins.positions.length === from) continue
    begins.documents.push(document)
    begins.starts.push(from)
  }
  return begins
}
