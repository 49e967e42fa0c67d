import { columnsEach, pairAt, type Segment } from './build-segment.ts'
import { PageReader } from './pages.ts'
import { Postings } from './postings.ts'

/** A segment without its pages, as a process holds it in memory. */
export interface OpenSegment extends Omit<Segment, 'pages'> {
  /** Number of the segment in the database. */
  readonly seg: number
  /** Numbers of the documents that are gone or stand in a newer segment. */
  readonly dead: ReadonlySet<number>
}

/** Whether a document counts, by its author, place and room. */
export type DocumentFilter = (author: number, place: number, room: number, id: number) => boolean

/** A document that has all terms: how often they stand there, and the first position of one. */
export interface SegmentHit {
  readonly id: number
  readonly times: number
  readonly first: number
}

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
  readonly #counts: DocumentFilter | null
  /** Of each term, the positions where it may begin, in the documents that are left. */
  readonly #begins: (Postings | undefined)[]
  /** The documents that are left, ascending; null before the first step. */
  #left: readonly number[] | null = null
  #leftSet = new Uint8Array()
  #step = 0

  constructor(segment: OpenSegment, terms: readonly string[], counts: DocumentFilter | null) {
    this.#segment = segment
    this.#counts = counts
    this.#begins = terms.map(() => undefined)
    this.#steps = terms.flatMap((term, number) => stepsOf(segment.directory, term, number))
    this.#steps.sort((a, b) => a.to - a.from - (b.to - b.from))
    // A pair that is on no page is nowhere.
    if (this.#steps.some(({ from, to }) => from > to)) this.#left = []
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
  take(page: (number: number) => Uint8Array): void {
    const step = this.#steps[this.#step]
    if (!step) return
    const found = new Postings()
    const numberOf =
      this.#left === null
        ? (document: number) => (this.#isCounted(document) ? document : -1)
        : (document: number) => (this.#leftSet[document] === 1 ? document : -1)
    for (const number of this.needs() ?? []) {
      const reader = new PageReader(page(number), this.#segment.directory[2 * number] ?? 0)
      while (reader.nextRun() && reader.pair <= step.pair)
        if (reader.pair === step.pair) reader.readRun(found, numberOf)
    }
    const before = this.#begins[step.term]
    const begins = before ? continued(before, found, step.offset) : moved(found, step.offset)
    this.#begins[step.term] = begins
    this.#leave(begins.documents)
    this.#step++
  }

  /** The documents that have all terms, in ascending order. */
  hits(): SegmentHit[] {
    const left = this.#left ?? []
    const next = this.#begins.map(() => 0)
    return left.map((document) => {
      let times = 0
      let first = Infinity
      for (const [term, begins] of this.#begins.entries()) {
        if (!begins) continue
        let at = next[term] ?? 0
        while ((begins.documents[at] ?? Infinity) < document) at++
        next[term] = at
        times += begins.end(at) - (begins.starts[at] ?? 0)
        first = Math.min(first, begins.positions[begins.starts[at] ?? 0] ?? 0)
      }
      return { id: this.#segment.ids[document] ?? 0, times, first }
    })
  }

  #leave(documents: readonly number[]): void {
    this.#left = documents
    this.#leftSet = new Uint8Array(this.#segment.ids.length)
    for (const document of documents) this.#leftSet[document] = 1
  }

  #isCounted(document: number): boolean {
    const { dead, columns, ids } = this.#segment
    if (dead.size > 0 && dead.has(document)) return false
    const at = document * columnsEach
    return this.#counts?.(columns[at] ?? 0, columns[at + 1] ?? 0, columns[at + 2] ?? 0, ids[document] ?? 0) ?? true
  }

  /** Whether one of the documents that are left can stand in a run of the pair on this page. */
  #mayHold({ pair }: PairStep, page: number): boolean {
    const left = this.#left
    if (left === null) return true
    const { directory } = this.#segment
    // A run that begins with the page begins with the document that the directory names.
    const first = directory[2 * page] === pair ? (directory[2 * page + 1] ?? 0) : 0
    const after = directory[2 * page + 2] === pair ? (directory[2 * page + 3] ?? Infinity) : Infinity
    const at = lowerBound(left, first)
    return (left[at] ?? Infinity) < after
  }
}

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

/** Index of the first number that is at least `least`. */
function lowerBound(numbers: readonly number[], least: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < least) low = middle + 1
    else high = middle
  }
  return low
}

/** Where a term may begin by the positions of its first pair that was read. */
function moved(found: Postings, offset: number): Postings {
  if (offset === 0) return found
  const begins = new Postings()
  for (const [i, document] of found.documents.entries()) {
    for (let p = found.starts[i] ?? 0; p < found.end(i); p++) {
      const at = (found.positions[p] ?? 0) - offset
      if (at >= 0) begins.add(document, at)
    }
  }
  return begins
}

/** Where a term may still begin once another pair of it was read. Both are in ascending order of documents. */
function continued(before: Postings, found: Postings, offset: number): Postings {
  const begins = new Postings()
  let b = 0
  for (const [i, document] of found.documents.entries()) {
    while ((before.documents[b] ?? Infinity) < document) b++
    if (before.documents[b] !== document) continue
    let at = before.starts[b] ?? 0
    const end = before.end(b)
    for (let p = found.starts[i] ?? 0; p < found.end(i); p++) {
      const begin = (found.positions[p] ?? 0) - offset
      while (at < end && (before.positions[at] ?? 0) < begin) at++
      if (at < end && before.positions[at] === begin) begins.add(document, begin)
    }
  }
  return begins
}
