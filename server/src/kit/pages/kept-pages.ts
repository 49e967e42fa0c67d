import type { Tag } from '@patisserie/contract/endpoint'

export interface KeptPage {
  readonly status: number
  readonly html: Buffer
  readonly gzip: Buffer
  readonly etag: string
  readonly tags: readonly Tag[]
}

const lifetimeMs = 60_000
const mostBytes = 32 * 1024 * 1024

/**
 * Guests' pages in memory. What changes drops every page that shows it; a page whose rendering began before a change
 * is not kept, because it may show what was.
 */
export class KeptPages {
  #pages = new Map<string, { page: KeptPage; until: number }>()
  #bytes = 0
  #clock = 0
  #changed = new Map<Tag, number>()
  /** False while changes made by other processes cannot be heard. */
  listening = true

  get(key: string, now: number): KeptPage | null {
    const kept = this.#pages.get(key)
    if (!kept || !this.listening) return null
    if (kept.until > now) return kept.page
    this.#remove(key)
    return null
  }

  /** Take before rendering; hand it to `keep` afterwards. */
  stamp(): number {
    return ++this.#clock
  }

  keep(key: string, page: KeptPage, at: { readonly stamp: number; readonly now: number }): void {
    if (!this.listening || page.tags.some((tag) => (this.#changed.get(tag) ?? 0) > at.stamp)) return
    this.#remove(key)
    this.#pages.set(key, { page, until: at.now + lifetimeMs })
    this.#bytes += sizeOf(page)
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= mostBytes) break
      this.#remove(oldest)
    }
  }

  touch(tags: readonly Tag[]): void {
    const stamp = ++this.#clock
    for (const tag of tags) this.#changed.set(tag, stamp)
    for (const [key, { page }] of this.#pages) if (page.tags.some((tag) => tags.includes(tag))) this.#remove(key)
  }

  clear(): void {
    this.#pages.clear()
    this.#bytes = 0
  }

  #remove(key: string): void {
    const kept = this.#pages.get(key)
    if (!kept) return
    this.#pages.delete(key)
    this.#bytes -= sizeOf(kept.page)
  }
}

const sizeOf = (page: KeptPage) => page.html.length + page.gzip.length
