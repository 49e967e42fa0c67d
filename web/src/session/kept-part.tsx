import { createContext, createElement, type ReactNode, useContext } from 'react'
import { KeptLooks } from './kept-looks.ts'

/** The HTML of parts that look the same on many pages: by their names, or by all that they show. */
export class KeptParts {
  readonly #html = new Map<string, string>()
  readonly #most: number
  readonly looks: KeptLooks

  /** At most so many named parts: one that comes after them is rendered each time. */
  constructor(most = 1_000, looks = new KeptLooks()) {
    this.#most = most
    this.looks = looks
  }

  has(name: string): boolean {
    return this.#html.has(name)
  }

  /** A page as React would have rendered it whole: takes the marks away, keeps what is new and puts in what was kept. */
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
    // Only between two pages: what this one left out stays until it was put in.
    this.looks.shrink()
    return html === '' ? marked : html + marked.slice(at)
  }

  #keptOf(name: string): string {
    return this.looks.html(name) ?? this.#html.get(name) ?? ''
  }

  #keep(name: string, made: string): void {
    if (!this.looks.keep(name, made) && this.#html.size < this.#most) this.#html.set(name, made)
  }
}

const mark = 'kept-part'
const opening = `<${mark} of="`
const closing = `</${mark}>`

/** Those of the reader's language, and nobody's own; null in the browser, where everything is rendered. */
export const KeptPartsContext = createContext<KeptParts | null>(null)

export interface KeptPartProps {
  /** Whatever its look depends on besides the language: letters, digits and marks that need no escaping in HTML. */
  readonly of: string
  readonly children: ReactNode
}

/**
 * A part of the guest's first HTML that is the same wherever it has the same name: rendered for the first page that shows
 * it, put in as text from then on. Holds no other such part, and is never empty.
 */
export function KeptPart({ of, children }: KeptPartProps) {
  const parts = useContext(KeptPartsContext)
  return parts ? createElement(mark, { of }, parts.has(of) ? null : children) : children
}

export interface KeptLookProps {
  /** All that its look depends on besides the language, as JSON can write it. */
  readonly shows: () => unknown
  readonly children: ReactNode
}

/**
 * A part of the guest's first HTML that is kept by what it shows: a row of a list. A row that shows anything else is
 * another part. Holds no other such part, makes no ids (`useId`), and is never empty.
 */
export function KeptLook({ shows, children }: KeptLookProps) {
  const parts = useContext(KeptPartsContext)
  if (!parts) return children
  const of = parts.looks.nameOf(JSON.stringify(shows()))
  return createElement(mark, { of }, parts.looks.html(of) === undefined ? children : null)
}
