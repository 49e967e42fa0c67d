import { createContext, createElement, type ReactNode, useContext } from 'react'

/** The HTML of parts that look the same on many pages, by their names. */
export class KeptParts {
  readonly #html = new Map<string, string>()
  readonly #most: number

  /** At most so many: a part that comes after them is rendered each time. */
  constructor(most = 1_000) {
    this.#most = most
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
      if (open < 0) return html === '' ? marked : html + marked.slice(at)
      const named = marked.indexOf('">', open)
      const name = marked.slice(open + opening.length, named)
      const close = marked.indexOf(closing, named)
      const made = marked.slice(named + 2, close)
      html += marked.slice(at, open) + (made === '' ? (this.#html.get(name) ?? '') : made)
      if (made !== '' && this.#html.size < this.#most) this.#html.set(name, made)
      at = close + closing.length
    }
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
