import type { RichDocument } from '#rules/rich-text/document.ts'
import { isEmptyDocument } from '#rules/rich-text/empty.ts'
import { excerpt, plainText } from '#rules/rich-text/plain-text.ts'
import type { RichTextProblem } from '#rules/rich-text/problems.ts'
import { readDocument } from '#rules/rich-text/read-document.ts'
import { collect, type Found } from '#rules/rich-text/walk.ts'
import { markedWords } from './marked-words.ts'

/**
 * A checked text, with everything derived from it that needs no database. Hidden content stays in the document only.
 */
export interface CleanText {
  readonly document: RichDocument
  readonly found: Found
  /** Number of pictures in the text. */
  readonly pictures: number
  readonly words: string
  readonly excerpt: string
}

export interface Writer {
  /** Maximum number of pictures in the text. */
  readonly pictures: number
}

export type CleanResult =
  | { readonly ok: true; readonly text: CleanText }
  | { readonly ok: false; readonly problem: RichTextProblem }

/** Validates a document sent by a client and derives what is stored with it. CPU-heavy; needs no database. */
export function cleanText(sent: unknown, { pictures }: Writer): CleanResult {
  const read = readDocument(sent, pictures)
  if (!read.ok) return read
  const { document, pictures: shown } = read
  if (isEmptyDocument(document)) return { ok: false, problem: 'textEmpty' }
  const words = plainText(document)
  const text = { document, found: collect(document), pictures: shown, words, excerpt: excerpt(document, markedWords) }
  return { ok: true, text }
}
