import type { NamedStatement } from '#kit/db/database.ts'

/** A hit as `rankedStatement` answers it: id, time and length, then first place and number of each term. */
export type RankedRow = readonly number[]

/**
 * Counts the terms, of which each is a parameter from $2 on, in the rows (id, text, at) of another statement, and answers
 * one row with `hits`. The text of the statement depends on the number of terms. Texts are compared in lower case only, of
 * the letters of ASCII: a term that another script's form matched stands nowhere.
 */
export function rankedStatement({ name, sql, ...more }: NamedStatement, terms: number): NamedStatement {
  const counted = Array.from({ length: terms }, (_, n) => {
    const term = `$${n + 2}::text`
    return `, position(${term} in low), (length(low) - length(replace(low, ${term}, ''))) / length(${term})`
  }).join('')
  return {
    ...more,
    name: `${name}-${terms}`,
    sql: `select coalesce(json_agg(json_build_array(id, at, length(low)${counted})), '[]') as hits from (
      select id, extract(epoch from at)::bigint as at, lower(text collate "C") as low from (${sql}) h offset 0) l`,
  }
}

/** Ids by match and age, the best first: more occurrences, an early first one, and a younger text. */
export function rankHits(rows: readonly RankedRow[], terms: readonly string[], now: Date): number[] {
  return rows
    .map(([id = 0, at = 0, length = 0, ...counted]) => ({
      id,
      score: matchOf(length, counted, terms) + youth(at, now),
    }))
    .sort((a, b) => b.score - a.score || b.id - a.id)
    .map(({ id }) => id)
}

function matchOf(length: number, counted: readonly number[], terms: readonly string[]): number {
  let score = 0
  for (const [n, term] of terms.entries()) {
    const first = (counted[2 * n] ?? 0) - 1
    score += Math.log2(1 + Math.min(mostCounted, Math.max(1, counted[2 * n + 1] ?? 0)))
    if (first === 0) score += 1
    else if (first > 0) score += Math.max(0, 1 - first / 200)
    if (length === [...term].length) score += 3
  }
  return score / terms.length
}

const mostCounted = 16

/** 4 for a text of this moment, falling to a third in half a year. */
const youth = (at: number, now: Date): number =>
  4 * Math.exp(-Math.max(0, now.getTime() - at * 1_000) / (180 * 86_400_000))
