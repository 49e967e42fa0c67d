import { formatDateTime } from '@patisserie/rules/beijing-time'
import type { Language } from '@patisserie/rules/language'
import type { Words } from '@patisserie/words/words'
import type { Refused } from './answer.ts'
import { problemWord } from './refusal-words.ts'

/** A refusal as a form's state stores it. It is put in words when it is rendered, as its words may load later. */
export type Refusal = Pick<Refused, 'refusal' | 'data'>

/** Words of a refusal; adds the end of a limit or of a frozen account if the server sent one. */
export const problemText = ({ refusal, data }: Refusal, words: Words, language: Language): string => {
  const text = problemWord(refusal, words)
  const end = typeof data === 'object' && data !== null && 'until' in data ? data.until : undefined
  return typeof end === 'string' ? words.time.until(text, formatDateTime(end, 'dateTime', language)) : text
}
