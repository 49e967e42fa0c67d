import type { Editor as Tiptap } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import { asOneStep } from '../blocks/insert-block.ts'
import type { RichDocument } from '../editor-types.ts'
import { goesOn } from '../schema/goes-on.ts'

/**
 * Sets the initial document, with the caret at its end; it cannot be undone. A document that does not fit the schema
 * (from another version of the site) is reduced to its text.
 */
export const openDocument = (editor: Tiptap, document: RichDocument | null): void => {
  const doc = docOf(editor, document)
  const { plugins } = editor.state
  editor.view.updateState(EditorState.create({ doc, plugins: [...plugins], selection: TextSelection.atEnd(doc) }))
  editor.emit('transaction', { editor, transaction: editor.state.tr, appendedTransactions: [] })
}

/** Replaces the content by a document, as one undoable change. */
export const replaceDocument = (editor: Tiptap, document: RichDocument | null): void => {
  const { tr } = editor.state
  tr.replaceWith(0, tr.doc.content.size, docOf(editor, document).content)
  tr.setSelection(TextSelection.atEnd(tr.doc))
  asOneStep(editor, () => editor.view.dispatch(tr))
}

const docOf = (editor: Tiptap, document: RichDocument | null): Node => {
  const doc = editor.schema.nodeFromJSON(document && sound(editor, document) ? document : asText(document))
  const line = editor.schema.nodes.paragraph?.create()
  // Adds the empty line after a final table or gallery at once, as `TrailingNode` would; it is not sent.
  return line && doc.lastChild && !goesOn(doc.lastChild) ? doc.copy(doc.content.addToEnd(line)) : doc
}

const sound = (editor: Tiptap, document: RichDocument): boolean => {
  try {
    editor.schema.nodeFromJSON(document).check()
    return true
  } catch {
    return false
  }
}

/** The document's text, with one paragraph per text block. */
const asText = (document: RichDocument | null): RichDocument => {
  const paragraphs: RichDocument[] = []
  const visit = (node: unknown): string => {
    if (typeof node !== 'object' || node === null) return ''
    const { type, text, content } = node as RichDocument
    if (typeof text === 'string') return text
    if (type === 'hardBreak') return '\n'
    const words = Array.isArray(content) ? content.map(visit).join('') : ''
    if (type === 'text' || type === 'mention' || type === 'emoji' || words === '') return words
    paragraphs.push({ type: 'paragraph', content: [{ type: 'text', text: words }] })
    return ''
  }
  visit(document)
  return { type: 'doc', content: paragraphs.length > 0 ? paragraphs : [{ type: 'paragraph' }] }
}
