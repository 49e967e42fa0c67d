/**
 * The candidate with the fewest edits from a text (one inserted, removed, replaced or swapped character each), at most
 * `most` and fewer than the text has characters; null if none.
 */
export function nearest<T extends string>(text: string, candidates: readonly T[], most: number): T | null {
  let found: T | null = null
  let fewest = Math.min(most + 1, text.length)
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - text.length) >= fewest) continue
    const edits = editsBetween(text, candidate)
    if (edits < fewest) [found, fewest] = [candidate, edits]
  }
  return found
}

/** Edits from one text to another, in which two neighbours may swap places. */
function editsBetween(from: string, to: string): number {
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, n) => n)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1]
      let edits = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      }
      row.push(edits)
    }
    before = last
    last = row
  }
  return last[to.length] ?? 0
}
