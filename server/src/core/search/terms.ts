import { foldText, runsOf } from './fold-text.ts'

/** What a query asks for: texts that contain every one of the terms. */
export interface SearchTerms {
  /** Runs of at least two letters or digits, folded, without those that stand inside another one. */
  readonly terms: readonly string[]
  /** What was left out, as it was typed: single letters, which the index does not know. */
  readonly single: readonly string[]
}

/** The terms of what somebody typed; punctuation and spaces only separate them. */
export function termsOf(typed: string): SearchTerms {
  const runs = [...new Set(Array.from(runsOf(foldText(typed)), ({ run }) => run))]
  const [long, single] = [runs.filter((run) => run.length >= 2), runs.filter((run) => run.length < 2)]
  return {
    terms: long.filter((term) => !long.some((other) => other !== term && other.includes(term))).slice(0, mostTerms),
    single: single.filter((run) => !long.some((term) => term.includes(run))),
  }
}

/** Further terms are not looked for: a page of typed words would make a search slow. */
const mostTerms = 12
