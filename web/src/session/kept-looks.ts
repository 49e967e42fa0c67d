/** One look: all that a part shows, and its HTML once it was rendered. */
interface Look {
  readonly shown: string
  html: string | undefined
}

/**
 * The HTML of parts by all that they show. Bounded by bytes: the ones used longest ago give way, but only in `shrink`,
 * so that a page under way finds what it left out.
 */
export class KeptLooks {
  readonly #names = new Map<string, string>()
  /** By name; the one used last is the last. */
  readonly #looks = new Map<string, Look>()
  readonly #mostBytes: number
  /** Roughly what the looks and their HTML take, as characters. */
  bytes = 0
  #named = 0

  constructor(mostBytes = 4 * 1_024 * 1_024) {
    this.#mostBytes = mostBytes
  }

  /** The name of whatever shows this: the same for the same, and for nothing else ever after. */
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

  /** False where the name is none of these. */
  keep(name: string, html: string): boolean {
    const look = this.#looks.get(name)
    if (!look) return name.startsWith('=')
    this.bytes += html.length - (look.html?.length ?? 0)
    look.html = html
    return true
  }

  /** Lets go of the ones used longest ago until the rest fits. */
  shrink(): void {
    for (const [name, { shown, html }] of this.#looks) {
      if (this.bytes <= this.#mostBytes) return
      this.#looks.delete(name)
      this.#names.delete(shown)
      this.bytes -= shown.length + (html?.length ?? 0)
    }
  }
}
