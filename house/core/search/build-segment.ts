import { foldText, runsOf } from './fold-text.ts'
import { PageReader, type PagesWritten, writePages } from './pages.ts'
import { Postings } from './postings.ts'

/** A row to be indexed. */
export interface SearchDocument {
  readonly id: number
  readonly text: string
  readonly author: number
  /** The thing it stands in, such as a floor's topic, and where that stands, such as the topic's club; 0 if nowhere. */
  readonly place: number
  readonly room: number
}

/** The index of some documents. It never changes; which of them are dead is kept beside it. */
export interface Segment extends PagesWritten {
  /** Ids of the documents, ascending. The number of a document in the segment is its index here. */
  readonly ids: Uint32Array
  /** Author, place and room of each document, one after the other. */
  readonly columns: Uint32Array
}

export const columnsEach = 3

/** Two neighbouring characters as one number. */
export const pairAt = (text: string, at: number): number =>
  (text.charCodeAt(at) * 0x1_0000 + text.charCodeAt(at + 1)) >>> 0

/** Builds the index of documents in ascending order of their ids: of every two neighbouring letters or digits. */
export function buildSegment(documents: readonly SearchDocument[]): Segment {
  const columns = new Uint32Array(documents.length * columnsEach)
  const found = new Map<number, Postings>()
  for (const [number, { text, author, place, room }] of documents.entries()) {
    columns.set([author, place, room], number * columnsEach)
    for (const { at, run } of runsOf(foldText(text))) {
      for (let i = 0; i + 1 < run.length; i++) {
        const pair = pairAt(run, i)
        const postings = found.get(pair) ?? new Postings()
        if (postings.documents.length === 0) found.set(pair, postings)
        postings.add(number, at + i)
      }
    }
  }
  const pairs = Float64Array.from(found.keys()).sort()
  const inOrder = Array.from(pairs, (pair) => [pair, found.get(pair) ?? new Postings()] as const)
  return { ids: Uint32Array.from(documents, ({ id }) => id), columns, ...writePages(inOrder) }
}

/** A segment to be merged, with the numbers of its dead documents. */
export interface MergedSegment extends Segment {
  readonly dead: ReadonlySet<number>
}

/** One segment with the living documents of several; no id may live in two of them. */
export function mergeSegments(segments: readonly MergedSegment[]): Segment {
  const living = segments.flatMap(({ ids, dead }, segment) =>
    Array.from(ids, (id, number) => ({ id, segment, number })).filter(({ number }) => !dead.has(number)),
  )
  living.sort((a, b) => a.id - b.id)
  const columns = new Uint32Array(living.length * columnsEach)
  const numbers = segments.map(({ ids }) => new Int32Array(ids.length).fill(-1))
  for (const [number, { segment, number: before }] of living.entries()) {
    const from = before * columnsEach
    columns.set(segments[segment]?.columns.subarray(from, from + columnsEach) ?? [], number * columnsEach)
    const renumbered = numbers[segment]
    if (renumbered) renumbered[before] = number
  }
  const ids = Uint32Array.from(living, ({ id }) => id)
  return { ids, columns, ...writePages(mergedPairs(segments, numbers)) }
}

function* mergedPairs(segments: readonly Segment[], numbers: readonly Int32Array[]) {
  const open = segments.map((segment, i) => ({
    runs: new SegmentRuns(segment),
    numbers: numbers[i] ?? new Int32Array(),
  }))
  for (;;) {
    const pair = Math.min(...open.map(({ runs }) => runs.pair))
    if (pair === Infinity) return
    const postings = new Postings()
    for (const { runs, numbers: renumbered } of open)
      while (runs.pair === pair) runs.take(postings, (number) => renumbered[number] ?? -1)
    yield [pair, inOrder(postings)] as const
  }
}

/** The postings with ascending documents; segments whose ids overlap bring them in another order. */
function inOrder(postings: Postings): Postings {
  const { documents } = postings
  if (documents.every((document, i) => i === 0 || document > (documents[i - 1] ?? 0))) return postings
  const sorted = new Postings()
  for (const i of documents
    .keys()
    .toArray()
    .sort((a, b) => (documents[a] ?? 0) - (documents[b] ?? 0))) {
    sorted.begin(documents[i] ?? 0)
    for (let p = postings.starts[i] ?? 0; p < postings.end(i); p++) sorted.positions.push(postings.positions[p] ?? 0)
  }
  return sorted
}

/** The runs of all pages of a segment, one after the other. */
class SegmentRuns {
  /** The pair of the next run; Infinity after the last one. */
  pair = Infinity
  readonly #segment: Segment
  #page = -1
  #reader = new PageReader(new Uint8Array(), 0)

  constructor(segment: Segment) {
    this.#segment = segment
    this.#next()
  }

  take(postings: Postings, numberOf: (document: number) => number): void {
    this.#reader.readRun(postings, numberOf)
    this.#next()
  }

  #next(): void {
    while (!this.#reader.nextRun()) {
      const page = this.#segment.pages[++this.#page]
      if (!page) {
        this.pair = Infinity
        return
      }
      this.#reader = new PageReader(page, this.#segment.directory[2 * this.#page] ?? 0)
    }
    this.pair = this.#reader.pair
  }
}
