/** A cache entry: `shown` is all data that a part shows, `html` its HTML once it was rendered. */
interface Look {
  readonly shown: string
  html: string | undefined
}

/**
 * Cache of the HTML of parts, keyed by all data that they show. Bounded in size, least recently used first. Entries are
 * evicted in `shrink` only, never while a page that refers to them is being rendered.
 */
export class KeptLooks {
  readonly #names = new Map<string, string>()
  /** Entries by name, the most recently used last. */
  readonly #looks = new Map<string, Look>()
  readonly #mostBytes: number
  /** Approximate size of all entries (data and HTML), in characters. */
  bytes = 0
  #named = 0

  constructor(mostBytes = 4 * 1_024 * 1_024) {
    this.#mostBytes = mostBytes
  }

  /**
   * The name of the part that shows this data. Equal data has the same name while it is cached; a name is never reused
   * for other data.
   */
  nameOf(shown: string): string {
    const known = this.#names.get(shown)
    const look = known === undefined ? undefined : this.#looks.get(known)
    if (known !== undefined && look) {
      this.#looks.delete(known)
      this.#looks.set(known, look)
      return known
    }
    const name = `=${++this.#named}`
    this.#names.set(shown, name)
    this.#looks.set(name, { shown, html: undefined })
    this.bytes += shown.length
    return name
  }

  html(name: string): string | undefined {
    return this.#looks.get(name)?.html
  }

  /**
   * Stores the HTML of a part under its name. A name that starts with `=` and has no entry was given by `nameOf` and
   * evicted since: its HTML is not stored, which is no error. False for any other name.
   */
  keep(name: string, html: string): boolean {
    const look = this.#looks.get(name)
    if (!look) return name.startsWith('=')
    this.bytes += html.length - (look.html?.length ?? 0)
    look.html = html
    return true
  }

  /** Evicts the least recently used entries until the rest fits. */
  shrink(): void {
    for (const [name, { shown, html }] of this.#looks) {
      if (this.bytes <= this.#mostBytes) return
      this.#looks.delete(name)
      this.#names.delete(shown)
      this.bytes -= shown.length + (html?.length ?? 0)
    }
  }
}
