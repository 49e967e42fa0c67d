import { isBlank } from '../text.ts'
import type { RichDocument, RichNode } from './document.ts'

/** The document of a new, empty editor. */
export const emptyDocument: RichDocument = { type: 'doc', content: [{ type: 'paragraph' }] }

/** Whether a document says nothing of its own: quotations hold the words of others. Rules, tables and lists alone do not count as content. */
export const isEmptyDocument = (document: RichDocument): boolean => isSilent(document)

function isSilent(node: RichNode): boolean {
  if (node.type === 'quote') return true
  if (speaks.has(node.type)) return false
  if (node.type === 'text') return isBlank(node.text)
  return 'content' in node && node.content ? node.content.every(isSilent) : true
}

const speaks: ReadonlySet<string> = new Set(['picture', 'piece', 'block', 'emoji', 'mention'])
