import { isBlank } from '../text.ts'
import type { RichDocument } from './document.ts'
import { walk } from './walk.ts'

/** The document of a new, empty editor. */
export const emptyDocument: RichDocument = { type: 'doc', content: [{ type: 'paragraph' }] }

/** Whether a document says nothing. Rules, tables and lists alone do not count as content. */
export function isEmptyDocument(document: RichDocument): boolean {
  for (const node of walk(document)) {
    if (speaks.has(node.type) || (node.type === 'text' && !isBlank(node.text))) return false
  }
  return true
}

const speaks: ReadonlySet<string> = new Set(['picture', 'piece', 'block', 'emoji', 'mention'])
