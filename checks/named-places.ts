import { globSync } from 'node:fs'

/** Folders at the root, and floors of the house, which documents name as imports do: `core/ledger`. */
const roots = /^(?:nouns|house|site|replay|replay-encoder|checks|bench|scripts|deploy|docs)\//
const floors = /^(?:core|kit|design|api|session|cards|desks|editor)\//
/** What stands in a document of a noun for a place in it. `board.ts` and `settle/pay.ts` may lie deeper. */
const inNoun = /^(?:rules|contract|words|server|web|test|seed|journeys)\//
const deepInNoun = /^(?:[\w-]+\/)*[\w-]+\.(?:tsx?|sql)$/

interface From {
  /** Folder of the noun whose document it is. */
  readonly noun?: string
  /** Whether the first cells of tables are left out: they say where something was, or will be. */
  readonly withoutFirstCells?: boolean
}

/** Places that a document names in backticks, as patterns from the root; `<noun>`, `{noun}`, `NNNN` and `…` stand for any name. */
export const placesNamedIn = (text: string, { noun, withoutFirstCells = false }: From = {}): string[] => {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  const told = withoutFirstCells ? prose.replaceAll(/^\|[^|\n]*\|/gm, '|') : prose
  const words = [...told.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/[\s'";()]+/))
  const places = words.flatMap((word) => placeOf(word.replace(/[,:]+$/, ''), noun))
  return [
    ...new Set(
      places.map((place) => place.replaceAll(/<[^>]+>|\{[^{},]+\}|\bN{2,}(?=\b|_)|…/g, '*').replace(/\/$/, '')),
    ),
  ]
}

const placeOf = (word: string, noun: string | undefined): readonly string[] => {
  const place = word.replace(/^#(?=nouns|site)/, '').replace(/^#/, 'house/')
  if (noun && inNoun.test(place)) return [`${noun}/${place}`]
  if (floors.test(place)) return [`house/${place}`]
  if (roots.test(place)) return [place]
  return noun && deepInNoun.test(place) ? [`${noun}/**/${place}`] : []
}

/** Whether there is a file or folder of that pattern, and one for each of the words in its braces. */
export const isThere = (pattern: string): boolean => {
  const [whole, inside] = /\{([^{}]*)\}/.exec(pattern) ?? []
  if (whole === undefined || inside === undefined) return globSync(pattern).length > 0
  return inside.split(',').every((word) => isThere(pattern.replace(whole, word)))
}
