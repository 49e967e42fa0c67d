import type { ReadDb } from '#kit/db/database.ts'

/** A page of a segment: its number in the database, and the page's number in it. */
export interface PageName {
  readonly seg: number
  readonly no: number
}

/** Pages of the index that a process keeps in memory; those not used for longest are dropped. */
export class PageCache {
  readonly #most: number
  readonly #pages = new Map<number, Uint8Array>()
  #bytes = 0

  /** `most`: bytes of pages to keep. */
  constructor(most: number) {
    this.#most = most
  }

  /** Reads pages that are not kept, in one statement. Answers how to get each of them. */
  async read(db: ReadDb, wanted: readonly PageName[]): Promise<(seg: number, no: number) => Uint8Array> {
    const held = new Map<number, Uint8Array>()
    const missing: PageName[] = []
    for (const { seg, no } of wanted) {
      const key = keyOf(seg, no)
      const page = this.#pages.get(key)
      if (!page) {
        missing.push({ seg, no })
        continue
      }
      held.set(key, page)
      // The map's order is that of use.
      this.#pages.delete(key)
      this.#pages.set(key, page)
    }
    if (missing.length > 0) {
      const [segs, numbers] = [missing.map(({ seg }) => seg), missing.map(({ no }) => no)]
      const rows = await db.named<PageName & { readonly data: Uint8Array }>(pagesStatement, [segs, numbers])
      for (const { seg, no, data } of rows) {
        held.set(keyOf(seg, no), data)
        this.#keep(keyOf(seg, no), data)
      }
    }
    return (seg, no) => held.get(keyOf(seg, no)) ?? new Uint8Array()
  }

  #keep(key: number, page: Uint8Array): void {
    if (this.#pages.has(key)) return
    this.#pages.set(key, page)
    this.#bytes += page.length + pageOverhead
    for (const [oldest, { length }] of this.#pages) {
      if (this.#bytes <= this.#most) return
      this.#pages.delete(oldest)
      this.#bytes -= length + pageOverhead
    }
  }
}

const pageOverhead = 200

/** A segment has far fewer pages than this. */
const mostPages = 65_536

const keyOf = (seg: number, no: number): number => seg * mostPages + no

const pagesStatement = {
  name: 'search-pages',
  sql: `select seg, no, data from search_pages
    where (seg, no) in (select * from unnest($1::integer[], $2::integer[]))`,
}
