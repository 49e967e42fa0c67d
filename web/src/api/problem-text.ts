import { formatDateTime } from '@patisserie/rules/beijing-time'
import type { Language } from '@patisserie/rules/language'
import type { Words } from '@patisserie/words/words'
import type { Refused } from './answer.ts'
import { problemWord } from './refusal-words.ts'

/** A refusal as a form keeps it: put in words as it is shown, since its words may come later. */
export type Refusal = Pick<Refused, 'refusal' | 'data'>

/** A refusal in words, with its end where it is a limit or a frozen account. */
export const problemText = ({ refusal, data }: Refusal, words: Words, language: Language): string => {
  const text = problemWord(refusal, words)
  const end = typeof data === 'object' && data !== null && 'until' in data ? data.until : undefined
  return typeof end === 'string' ? words.time.until(text, formatDateTime(end, 'dateTime', language)) : text
}
