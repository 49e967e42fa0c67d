import { createContext, createElement, type ReactNode, useContext } from 'react'
import { KeptLooks } from './kept-looks.ts'

/**
 * Server-side cache of the HTML of parts that look the same on many pages: by name (`KeptPart`) or by the data they
 * show (`KeptLook`).
 */
export class KeptParts {
  readonly #html = new Map<string, string>()
  readonly #most: number
  readonly looks: KeptLooks

  /** `most` is the maximum number of named parts; further ones are not cached and are rendered each time. */
  constructor(most = 1_000, looks = new KeptLooks()) {
    this.#most = most
    this.looks = looks
  }

  has(name: string): boolean {
    return this.#html.has(name)
  }

  /**
   * Turns the rendered page with marks into final HTML: removes the marks, stores newly rendered parts, and inserts
   * cached ones.
   */
  fill(marked: string): string {
    let html = ''
    let at = 0
    for (;;) {
      const open = marked.indexOf(opening, at)
      if (open < 0) break
      const named = marked.indexOf('">', open)
      const name = marked.slice(open + opening.length, named)
      const close = marked.indexOf(closing, named)
      const made = marked.slice(named + 2, close)
      html += marked.slice(at, open) + (made === '' ? this.#keptOf(name) : made)
      if (made !== '') this.#keep(name, made)
      at = close + closing.length
    }
    // Evict between two pages only: this page has left out parts that were cached when it was rendered.
    this.looks.shrink()
    return html === '' ? marked : html + marked.slice(at)
  }

  #keptOf(name: string): string {
    return this.looks.html(name) ?? this.#html.get(name) ?? ''
  }

  /** Stores copies: V8 would otherwise keep the whole page in memory for as long as a slice of it is cached. */
  #keep(name: string, made: string): void {
    const html = structuredClone(made)
    if (!this.looks.keep(name, html) && this.#html.size < this.#most) this.#html.set(structuredClone(name), html)
  }
}

const mark = 'kept-part'
const opening = `<${mark} of="`
const closing = `</${mark}>`

/**
 * The cache for the reader's language; it holds nothing personal. Null in the browser, where every part is rendered.
 */
export const KeptPartsContext = createContext<KeptParts | null>(null)

export interface KeptPartProps {
  /**
   * Cache key: everything that the part's look depends on besides the language. Only letters, digits and characters
   * that need no escaping in HTML.
   */
  readonly of: string
  readonly children: ReactNode
}

/**
 * A part of the guest's first HTML that is cached by name. It is rendered for the first page that shows it, and
 * inserted as text into later ones. Must not contain another kept part, and must never render to nothing.
 */
export function KeptPart({ of, children }: KeptPartProps) {
  const parts = useContext(KeptPartsContext)
  return parts ? createElement(mark, { of }, parts.has(of) ? null : children) : children
}

export interface KeptLookProps {
  /** Everything that the part's look depends on besides the language, as JSON-serializable data. */
  readonly shows: () => unknown
  readonly children: ReactNode
}

/**
 * A part of the guest's first HTML that is cached by the data it shows, such as a row of a list. Must not contain
 * another kept part, must not use `useId`, and must never render to nothing.
 */
export function KeptLook({ shows, children }: KeptLookProps) {
  const parts = useContext(KeptPartsContext)
  if (!parts) return children
  const of = parts.looks.nameOf(JSON.stringify(shows()))
  return createElement(mark, { of }, parts.looks.html(of) === undefined ? children : null)
}
