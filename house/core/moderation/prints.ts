import { createHash } from 'node:crypto'
import { type Standing, sameTextLeast } from '#rules/people/standing.ts'
import type { Said } from '#rules/spam/said.ts'
import { weightedLength } from '#rules/text.ts'
import { foldText } from '../search/fold-text.ts'

/** Fingerprints of what a post says: 128 bits as 32 hexadecimal digits each. */
export interface Prints {
  /** Of the folded text; null for a short one, which everybody may repeat. */
  readonly text: string | null
  /** Of external links. */
  readonly links: readonly string[]
}

/** The fingerprints of a post that says nothing to compare. */
export const noPrints: Prints = { text: null, links: [] }

export const printsOf = ({ words, links }: Said): Prints => {
  const letters = lettersOf(words)
  return {
    text: weightedLength(letters) < sameTextLeast ? null : print('text', letters),
    links: links.map((link) => print('link', link)),
  }
}

/** Letters and digits of a text, folded as for the search: what two texts are compared by. */
export const lettersOf = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '')

const print = (of: 'text' | 'link', said: string): string =>
  createHash('sha256').update(`${of} ${said}`).digest('hex').slice(0, 32)

/** The fingerprints that are compared with those of other accounts' posts. */
export const comparedPrints = ({ text, links }: Prints): string[] => (text === null ? [...links] : [text, ...links])

/**
 * The fingerprints that are stored with a post: none of a trusted account's, and no links of a settled one's, because
 * only what new accounts link to is counted.
 */
export function storedPrints(prints: Prints, standing: Standing): string[] {
  if (standing === 'trusted') return []
  return standing === 'new' ? comparedPrints(prints) : comparedPrints({ ...prints, links: [] })
}
