import type { Language } from '@patisserie/rules/language'
import type { RichDocument } from '@patisserie/rules/rich-text/document'
import { isEmptyDocument } from '@patisserie/rules/rich-text/empty'
import { excerpt, plainText } from '@patisserie/rules/rich-text/plain-text'
import type { RichTextProblem } from '@patisserie/rules/rich-text/problems'
import { readDocument } from '@patisserie/rules/rich-text/read-document'
import { collect, type Found } from '@patisserie/rules/rich-text/walk'
import { emojiWord, textWords } from './emoji-word.ts'

/** A text as it is kept beside its HTML: all of it that needs no database. What is hidden stands in the document alone. */
export interface CleanText {
  readonly document: RichDocument
  readonly found: Found
  /** So many are in it. */
  readonly pictures: number
  readonly words: string
  readonly excerpt: string
}

export interface Writer {
  readonly language: Language
  /** So many pictures may stand in the text. */
  readonly pictures: number
}

export type CleanResult =
  | { readonly ok: true; readonly text: CleanText }
  | { readonly ok: false; readonly problem: RichTextProblem }

/** Reads what somebody sent to be posted, and takes out of it what is kept. Slow work without a database. */
export function cleanText(sent: unknown, { language, pictures }: Writer): CleanResult {
  const read = readDocument(sent, pictures)
  if (!read.ok) return read
  const { document, pictures: shown } = read
  if (isEmptyDocument(document)) return { ok: false, problem: 'textEmpty' }
  const spoken = {
    emoji: (emoji: Parameters<typeof emojiWord>[0]) => `[${emojiWord(emoji, language)}]`,
    picture: textWords(language).picture,
  }
  const words = plainText(document)
  const text = { document, found: collect(document), pictures: shown, words, excerpt: excerpt(document, spoken) }
  return { ok: true, text }
}
