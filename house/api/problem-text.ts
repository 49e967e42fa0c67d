import type { LimitNotice } from '#contract/envelope.ts'
import { formatLocal } from '#rules/beijing-time.ts'
import type { Language } from '#rules/language.ts'
import type { Words } from '#words/words.ts'
import type { Refused } from './answer.ts'
import { problemWord } from './refusal-words.ts'

/** A refusal as a form's state stores it. It is put in words when it is rendered, as its words may load later. */
export type Refusal = Pick<Refused, 'refusal' | 'data'>

/**
 * Words of a refusal; adds what a limit is, and the end of a limit or of a frozen account, if the server sent them. The end is in
 * the reader's time zone.
 */
export const problemText = ({ refusal, data }: Refusal, words: Words, language: Language): string => {
  const text = problemWord(refusal, words)
  if (typeof data !== 'object' || data === null) return text
  const { limit, until } = data as Partial<LimitNotice> // other refusals have other data: each part is checked
  const isLimit = refusal === 'tooOften' || refusal === 'newBudget'
  const full = isLimit && limit ? words.time.most(text, limit.points, limit.seconds) : text
  if (typeof until !== 'string') return full
  return words.time.until(full, formatLocal(until, 'dateTime', language))
}
