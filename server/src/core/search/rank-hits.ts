/** What a hit is ranked by. */
export interface RankedText {
  readonly id: number
  readonly text: string
  readonly at: Date
}

/**
 * Ids by match and age, the best first: more occurrences, an early first one, and a younger text. Compares texts in lower
 * case only; a term that another script's form matched counts once.
 */
export function rankHits(hits: readonly RankedText[], terms: readonly string[], now: Date): number[] {
  return hits
    .map(({ id, text, at }) => ({ id, score: matchOf(text.toLowerCase(), terms) + youth(at, now) }))
    .sort((a, b) => b.score - a.score || b.id - a.id)
    .map(({ id }) => id)
}

function matchOf(text: string, terms: readonly string[]): number {
  let score = 0
  for (const term of terms) {
    const first = text.indexOf(term)
    let times = 0
    for (let at = first; at >= 0 && times < mostCounted; at = text.indexOf(term, at + term.length)) times++
    score += Math.log2(1 + Math.max(1, times))
    if (first === 0) score += 1
    else if (first > 0) score += Math.max(0, 1 - first / 200)
    if (text.length === term.length) score += 3
  }
  return score / terms.length
}

const mostCounted = 16

/** 4 for a text of this moment, falling to a third in half a year. */
const youth = (at: Date, now: Date): number =>
  4 * Math.exp(-Math.max(0, now.getTime() - at.getTime()) / (180 * 86_400_000))
