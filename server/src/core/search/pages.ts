import type { NumberList } from './numbers-list.ts'
import type { Postings } from './postings.ts'
import { VarintWriter, varintLength } from './varint.ts'

/** Size of a page in bytes: it fits into one row of the database without being taken apart. */
const pageBytes = 4_000

/** A page is not begun with less room than this for its first run. */
const leastRoom = 16

/** The most bytes of what stands before the documents of a run: pair delta, number of documents, bytes. */
const runHead = 13

export interface PagesWritten {
  readonly pages: readonly Uint8Array[]
  /** Of each page the first pair on it, and the first document of that pair there. */
  readonly directory: Uint32Array
}

/**
 * Writes the postings of pairs in ascending order. A page has runs `pair delta, number of documents, bytes`, and of each
 * document `number delta, number of positions, position deltas`, all of variable length. A pair whose documents do not
 * fit goes on in the next page with a run of its own.
 */
export function writePages(pairs: Iterable<readonly [pair: number, postings: Postings]>): PagesWritten {
  const pages: Uint8Array[] = []
  const directory: number[] = []
  const page = new VarintWriter()
  const run = new VarintWriter()
  let before = 0
  const endPage = () => {
    pages.push(page.written())
    page.length = 0
  }
  for (const [pair, postings] of pairs) {
    for (let next = 0; next < postings.documents.length; ) {
      const room = pageBytes - page.length - runHead
      run.length = 0
      const from = next
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
      page.write(run.length)
      page.append(run)
      before = pair
    }
  }
  if (page.length > 0) endPage()
  return { pages, directory: Uint32Array.from(directory) }
}

interface RunRoom {
  /** Index of the first document. */
  readonly from: number
  /** Bytes that the run may have. */
  readonly room: number
  readonly most?: number
}

/** Writes documents while they fit; answers the index of the first one that did not. */
function writeRun(out: VarintWriter, postings: Postings, { from, room, most = Infinity }: RunRoom): number {
  const { documents, starts, positions } = postings
  let before = 0
  for (let i = from; i < documents.length; i++) {
    const [document = 0, start = 0, end] = [documents[i], starts[i], postings.end(i)]
    if (i - from >= most || out.length + documentBytes(positions, document - before, start, end) > room) return i
    out.write(document - before)
    out.write(end - start)
    let at = 0
    for (let p = start; p < end; p++) {
      const position = positions[p] ?? 0
      out.write(position - at)
      at = position
    }
    before = document
  }
  return documents.length
}

function documentBytes(positions: readonly number[], delta: number, start: number, end: number): number {
  let size = varintLength(delta) + varintLength(end - start)
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
    const bytes = this.#number()
    this.#end = this.#at + bytes
    return true
  }

  /** Adds the documents of the present run to `postings` under the number that `numberOf` answers; -1 leaves one out. */
  readRun(postings: Postings, numberOf: (document: number) => number): void {
    const { positions } = postings
    let document = 0
    for (let left = this.#documents; left > 0; left--) {
      document += this.#number()
      let count = this.#number()
      const number = numberOf(document)
      if (number < 0) {
        for (; count > 0; count--) this.#skip()
        continue
      }
      postings.begin(number)
      let position = 0
      for (; count > 0; count--) {
        position += this.#number()
        positions.push(position)
      }
    }
  }

  /**
   * Adds the documents of the present run that are wanted: those in `left`, or, where `left` is null, those that
   * `counts`. Without `positions` theirs are passed over.
   */
  find(found: FoundPairs, { left, counts, positions }: WantedDocuments): void {
    let document = 0
    // Documents come in ascending order, as those in `left`.
    let at = -1
    for (let n = this.#documents; n > 0; n--) {
      document += this.#number()
      let count = this.#number()
      let wanted = false
      if (left === null) wanted = counts(document)
      else {
        if (at < 0) at = left.lowerBound(document)
        while (at < left.length && left.at(at) < document) at++
        if (at === left.length) return
        wanted = left.at(at) === document
      }
      if (wanted) {
        found.documents.push(document)
        found.starts.push(found.positions.length)
      }
      if (wanted && positions) {
        let position = 0
        for (; count > 0; count--) {
          position += this.#number()
          found.positions.push(position)
        }
      } else for (; count > 0; count--) this.#skip()
    }
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

  #skip(): void {
    while ((this.#bytes[this.#at++] ?? 0) >= 0x80);
  }
}

/** Where a pair stands in the documents that are wanted: as `Postings`, in lists that grow fast. */
export interface FoundPairs {
  readonly documents: NumberList
  readonly starts: NumberList
  readonly positions: NumberList
}

interface WantedDocuments {
  /** Ascending; null wants all that count. */
  readonly left: NumberList | null
  readonly counts: (document: number) => boolean
  readonly positions: boolean
}
