import type { Editor as Tiptap } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import type { Box, Span, Typed } from '../editor-types.ts'
import { plainText } from '../plain-text.ts'

/**
 * Takes over the text of the plain box: appends its lines to the content, and sets the caret to where it was in the
 * box. Answers what finds where in the document, as it is then, stands what was typed at the caret of an earlier box, or
 * over what was selected there: null if nothing was, or if the text differs elsewhere too.
 */
export const takeTyped = (editor: Tiptap, { text, from, to, focused }: Typed): ((box: Box) => Span | null) => {
  const { state, view, schema } = editor
  const last = state.doc.lastChild
  const waiting = last?.type.name === 'paragraph' && last.content.size === 0 ? last.nodeSize : 0
  const blank = waiting === state.doc.content.size
  const { tr } = state
  const start = tr.doc.content.size - waiting
  const at = (offset: number) => start + 1 + offset + text.slice(0, offset).split('\n').length - 1
  if (text) {
    const { content } = schema.nodeFromJSON(plainText(text).document)
    tr.replaceWith(start, tr.doc.content.size, content)
    tr.setSelection(TextSelection.create(tr.doc, at(from), at(to)))
  } else if (!blank) tr.setSelection(TextSelection.atEnd(tr.doc))
  view.dispatch(tr)
  if (focused) view.focus()
  return (box) => {
    const end = text.length - box.text.length + box.to
    const isOnlyThere = text === box.text.slice(0, box.from) + text.slice(box.from, end) + box.text.slice(box.to)
    return isOnlyThere && end > box.from && text !== box.text ? { from: at(box.from), to: at(end) } : null
  }
}
