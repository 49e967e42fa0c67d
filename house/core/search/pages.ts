import type { NumberList } from './numbers-list.ts'
import type { Postings } from './postings.ts'
import { VarintWriter, varintLength } from './varint.ts'

/** Size of a page in bytes: it fits into one row of the database without being taken apart. */
const pageBytes = 4_000

/** A page is not begun with less room than this for its first run. */
const leastRoom = 16

/** The most bytes of what stands before the documents of a run: pair delta, number of documents, and two sizes. */
const runHead = 20

export interface PagesWritten {
  readonly pages: readonly Uint8Array[]
  /** Of each page the first pair on it, and the first document of that pair there. */
  readonly directory: Uint32Array
}

/**
 * Writes the postings of pairs in ascending order. A page has runs: `pair delta, number of documents, bytes of the deltas,
 * bytes of the rest`, then the number deltas of the documents, then of each the bytes of its positions, then the position
 * deltas of one after the other; all numbers of variable length. So documents are read without their positions. A pair
 * whose documents do not fit goes on in the next page with a run of its own.
 */
export function writePages(pairs: Iterable<readonly [pair: number, postings: Postings]>): PagesWritten {
  const pages: Uint8Array[] = []
  const directory: number[] = []
  const page = new VarintWriter()
  const run: RunParts = { deltas: new VarintWriter(), sizes: new VarintWriter(), positions: new VarintWriter() }
  let before = 0
  const endPage = () => {
    pages.push(page.written())
    page.length = 0
  }
  for (const [pair, postings] of pairs) {
    for (let next = 0; next < postings.documents.length; ) {
      const room = pageBytes - page.length - runHead
      const from = next
      run.deltas.length = run.sizes.length = run.positions.length = 0
      if (room >= leastRoom) next = writeRun(run, postings, { from, room })
      // Only an empty page takes a document with more positions than a page holds.
      if (next === from && page.length === 0) next = writeRun(run, postings, { from, room: Infinity, most: 1 })
      if (next === from) {
        endPage()
        continue
      }
      if (page.length === 0) {
        directory.push(pair, postings.documents[from] ?? 0)
        before = pair
      }
      page.write(pair - before)
      page.write(next - from)
      page.write(run.deltas.length)
      page.write(run.sizes.length + run.positions.length)
      page.append(run.deltas)
      page.append(run.sizes)
      page.append(run.positions)
      before = pair
    }
  }
  if (page.length > 0) endPage()
  return { pages, directory: Uint32Array.from(directory) }
}

interface RunParts {
  readonly deltas: VarintWriter
  readonly sizes: VarintWriter
  readonly positions: VarintWriter
}

interface RunRoom {
  /** Index of the first document. */
  readonly from: number
  /** Bytes that the run may have. */
  readonly room: number
  readonly most?: number
}

/** Writes documents while they fit; answers the index of the first one that did not. */
function writeRun(out: RunParts, postings: Postings, { from, room, most = Infinity }: RunRoom): number {
  const { documents, starts, positions } = postings
  let before = 0
  for (let i = from; i < documents.length; i++) {
    const [document = 0, start = 0, end] = [documents[i], starts[i], postings.end(i)]
    const size = positionBytes(positions, start, end)
    const used = out.deltas.length + out.sizes.length + out.positions.length
    const more = varintLength(document - before) + varintLength(size) + size
    if (i - from >= most || used + more > room) return i
    out.deltas.write(document - before)
    out.sizes.write(size)
    let at = 0
    for (let p = start; p < end; p++) {
      const position = positions[p] ?? 0
      out.positions.write(position - at)
      at = position
    }
    before = document
  }
  return documents.length
}

function positionBytes(positions: readonly number[], start: number, end: number): number {
  let size = 0
  let at = 0
  for (let p = start; p < end; p++) {
    const position = positions[p] ?? 0
    size += varintLength(position - at)
    at = position
  }
  return size
}

/** Reads a page run by run. Beyond the end of a damaged page it reads zeros, and so always ends. */
export class PageReader {
  /** The pair of the present run. */
  pair: number
  readonly #bytes: Uint8Array
  #at = 0
  #documents = 0
  /** Where the sizes of the positions begin, and where the run ends. */
  #sizes = 0
  #end = 0

  constructor(bytes: Uint8Array, firstPair: number) {
    this.#bytes = bytes
    this.pair = firstPair
  }

  /** Goes to the next run, whether the present one was read or not; false after the last one. */
  nextRun(): boolean {
    this.#at = this.#end
    if (this.#at >= this.#bytes.length) return false
    this.pair += this.#number()
    this.#documents = this.#number()
    const deltas = this.#number()
    const rest = this.#number()
    this.#sizes = this.#at + deltas
    this.#end = this.#sizes + rest
    return true
  }

  /** Adds the documents of the present run to `postings` under the number that `numberOf` answers; -1 leaves one out. */
  readRun(postings: Postings, numberOf: (document: number) => number): void {
    const sizes = new PageReader(this.#bytes, 0)
    const positions = new PageReader(this.#bytes, 0)
    sizes.#at = this.#sizes
    positions.#at = this.#afterSizes()
    let document = 0
    for (let n = this.#documents; n > 0; n--) {
      document += this.#number()
      const end = positions.#at + sizes.#number()
      const number = numberOf(document)
      if (number < 0) {
        positions.#at = end
        continue
      }
      postings.begin(number)
      let position = 0
      while (positions.#at < end) {
        position += positions.#number()
        postings.positions.push(position)
      }
    }
  }

  // The loops below are where a search spends its time: they decode in place and write into reserved arrays.

  /** Adds the documents of the present run that `counts`; null adds all. */
  addDocuments(found: NumberList, counts: ((document: number) => boolean) | null): void {
    found.reserve(this.#documents)
    const { data } = found
    let { length } = found
    let document = 0
    for (let n = this.#documents; n > 0; n--) {
      document += this.#number()
      if (counts === null || counts(document)) data[length++] = document
    }
    found.length = length
  }

  /** Adds the documents of the present run that are in `left`, which is ascending. */
  addThoseIn(found: NumberList, left: NumberList): void {
    found.reserve(Math.min(this.#documents, left.length))
    const { data } = found
    const wanted = left.data
    const end = left.length
    let { length } = found
    let document = this.#number()
    let at = left.lowerBound(document)
    for (let n = this.#documents - 1; at < end; n--) {
      let next = wanted[at] as number // below `end`
      while (next < document && ++at < end) next = wanted[at] as number
      if (at < end && next === document) data[length++] = document
      if (n === 0) break
      document += this.#number()
    }
    found.length = length
  }

  /** Adds the documents of the present run that are in `left`, which is ascending, with their positions. */
  addPositionsIn(found: FoundPairs, left: NumberList): void {
    const bytes = this.#bytes
    const { documents, starts, positions } = found
    const most = Math.min(this.#documents, left.length)
    documents.reserve(most)
    starts.reserve(most)
    // A position has a byte at least.
    positions.reserve(this.#end - this.#sizes)
    const [wanted, end] = [left.data, left.length]
    let [written, used] = [documents.length, positions.length]
    let size = this.#sizes
    let from = this.#afterSizes()
    let document = 0
    let at = -1
    for (let n = this.#documents; n > 0; n--) {
      document += this.#number()
      let byte = bytes[size++] ?? 0
      let length = byte & 0x7f
      for (let shift = 7; byte >= 0x80; shift += 7) {
        byte = bytes[size++] ?? 0
        length |= (byte & 0x7f) << shift
      }
      const to = from + length
      if (at < 0) at = left.lowerBound(document)
      while (at < end && (wanted[at] as number) < document) at++ // below `end`
      if (at === end) break
      if (wanted[at] === document) {
        documents.data[written] = document
        starts.data[written++] = used
        let position = 0
        for (let p = from; p < to; ) {
          byte = bytes[p++] ?? 0
          let delta = byte & 0x7f
          for (let shift = 7; byte >= 0x80; shift += 7) {
            byte = bytes[p++] ?? 0
            delta |= (byte & 0x7f) << shift
          }
          position += delta
          positions.data[used++] = position
        }
      }
      from = to
    }
    documents.length = starts.length = written
    positions.length = used
  }

  /** The byte after the sizes of all documents. */
  #afterSizes(): number {
    const bytes = this.#bytes
    let at = this.#sizes
    for (let n = this.#documents; n > 0; n--) while ((bytes[at++] ?? 0) >= 0x80);
    return at
  }

  #number(): number {
    const bytes = this.#bytes
    let byte = bytes[this.#at++] ?? 0
    if (byte < 0x80) return byte
    let value = byte & 0x7f
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = bytes[this.#at++] ?? 0
      value |= (byte & 0x7f) << shift
    }
    return value >>> 0
  }
}

/** Where a pair stands in the documents that are wanted: as `Postings`, in lists that grow fast. */
export interface FoundPairs {
  readonly documents: NumberList
  readonly starts: NumberList
  readonly positions: NumberList
}
