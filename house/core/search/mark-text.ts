import { foldText, foldWithPlaces } from './fold-text.ts'

/** A text with its hits: first and end of each, in UTF-16 units, ascending, without overlap. */
export interface MarkedText {
  readonly text: string
  readonly marks: number[]
}

/** Where the terms (from `termsOf`) stand in a text. */
export function marksIn(text: string, terms: readonly string[]): number[] {
  return joined(spansIn(text, terms)).flat()
}

/**
 * The part of a text around its first hit, of about `length` characters, on one line, with its hits; '…' where it is
 * cut. The beginning of the text if it has no hit.
 */
export function snippetOf(text: string, terms: readonly string[], length: number): MarkedText {
  const spans = joined(spansIn(text, terms))
  const first = spans[0]?.[0] ?? 0
  const from = first < length * 0.6 ? 0 : cutBefore(text, first - Math.floor(length / 4))
  const to = wholeEnd(text, Math.min(text.length, from + length))
  const [start, end] = [from > 0 ? '…' : '', to < text.length ? '…' : '']
  const shown = text.slice(from, to).replace(/[\n\r\t]/g, ' ')
  const marks = spans
    .filter(([a]) => a >= from && a < to)
    .flatMap(([a, b]) => [a - from + start.length, Math.min(b, to) - from + start.length])
  return { text: `${start}${shown}${end}`, marks }
}

type Span = readonly [from: number, to: number]

function spansIn(text: string, terms: readonly string[]): Span[] {
  if (terms.length === 0) return []
  const { folded, placeOf, endOf } = folding(text)
  const spans: Span[] = []
  for (const term of terms) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      spans.push([placeOf(at), endOf(at + term.length - 1)])
    }
  }
  return spans.sort((a, b) => a[0] - b[0] || b[1] - a[1])
}

interface Folding {
  readonly folded: string
  /** The place in the text of a folded character, and the end of what it was made from. */
  readonly placeOf: (at: number) => number
  readonly endOf: (at: number) => number
}

/** Folds a text. Where folding leaves its length alone, as it mostly does, every character keeps its place. */
function folding(text: string): Folding {
  const plain = foldText(text)
  if (plain.length === text.length) return { folded: plain, placeOf: (at) => at, endOf: (at) => at + 1 }
  const { folded, places } = foldWithPlaces(text)
  const placeOf = (at: number) => places[at] ?? text.length
  const endOf = (last: number) => {
    let next = last + 1
    while (next < folded.length && places[next] === places[last]) next++
    return Math.max(placeOf(next), placeOf(last) + 1)
  }
  return { folded, placeOf, endOf }
}

function joined(spans: readonly Span[]): [from: number, to: number][] {
  const marks: [number, number][] = []
  for (const [from, to] of spans) {
    const last = marks.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else marks.push([from, to])
  }
  return marks
}

/** A place at or shortly after `at` where a line, a sentence or a word begins; never inside a surrogate pair. */
function cutBefore(text: string, at: number): number {
  const near = text.slice(at, at + 16)
  const stop = /[\n。！？!?；;]\s*|\s+/.exec(near)
  if (stop) return at + stop.index + stop[0].length
  return isLow(text, at) ? at + 1 : at
}

const wholeEnd = (text: string, end: number): number => (isLow(text, end) ? end - 1 : end)

const isLow = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff
}
