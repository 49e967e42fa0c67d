import * as limits from '#rules/search/search-limits.ts'
import { foldText, runsOf } from './fold-text.ts'

/** What a query asks for: texts that contain every one of the terms. */
export interface SearchTerms {
  /** Runs of at least two letters or digits, folded, without those that stand inside another one. */
  readonly terms: readonly string[]
  /** What was left out, as it was typed: single letters, which the index does not know. */
  readonly single: readonly string[]
  /** Whether there are more terms than these: they would make a search slow. */
  readonly more: boolean
}

/** The terms of what somebody typed; punctuation and spaces only separate them. */
export function termsOf(typed: string): SearchTerms {
  const runs = [...new Set(Array.from(runsOf(foldText(typed)), ({ run }) => run))]
  const [long, single] = [runs.filter((run) => run.length >= 2), runs.filter((run) => run.length < 2)]
  const terms = long.filter((term) => !long.some((other) => other !== term && other.includes(term)))
  return {
    terms: terms.slice(0, limits.searchTerms),
    single: single.filter((run) => !long.some((term) => term.includes(run))),
    more: terms.length > limits.searchTerms,
  }
}
