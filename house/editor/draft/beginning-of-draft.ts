import { excerpt, plainText } from '#rules/rich-text/plain-text.ts'
import { readDocument } from '#rules/rich-text/read-document.ts'
import * as limits from '#rules/rich-text/text-limits.ts'
import type { RichDocument } from '../editor-types.ts'

/** First words of a draft's text, after its title if it has one; empty for a blank draft. */
export const beginningOfDraft = ({
  title = '',
  document,
}: {
  readonly title?: string
  readonly document: RichDocument
}): string => {
  const read = readDocument(document, limits.floorPicturesPrivileged)
  return [title, read.ok && excerpt(read.document)].filter(Boolean).join(' · ')
}

/** The words of a text. */
export const textOf = (document: RichDocument): string => {
  const read = readDocument(document, limits.floorPicturesPrivileged)
  return read.ok ? plainText(read.document) : ''
}
