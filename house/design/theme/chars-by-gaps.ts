/**
 * Sorted characters as the distances between them. A Chinese character is three bytes that hardly compress, a distance is
 * mostly one: the characters of the display face take 0.6 kB less of every first visit.
 */
export const gapsOf = (sorted: string): string => {
  let last = 0
  return Array.from(sorted, (char) => {
    const code = char.codePointAt(0) ?? 0
    const gap = String.fromCodePoint(code - last + FIRST)
    if (!gap.isWellFormed()) throw new Error(`${char} is too far from the character before it`)
    last = code
    return gap
  }).join('')
}

/** The characters again. */
export const charsOf = (gaps: string): string => {
  let last = 0
  return Array.from(gaps, (gap) => {
    last += (gap.codePointAt(0) ?? 0) - FIRST
    return String.fromCodePoint(last)
  }).join('')
}

/** Neighbours are at distance 1, which is written as a space. */
const FIRST = 31
