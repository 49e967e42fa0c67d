import type { Editor as Tiptap } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import type { Typed } from '../editor-types.ts'
import { plainText } from '../plain-text.ts'

/** Where a place in the plain box's text is in the document of that text. */
export const placeOf = (text: string, offset: number): number => offset + text.slice(0, offset).split('\n').length

/**
 * Takes over the text of the plain box: appends its lines to the content, and sets the caret to where it was in the
 * box.
 */
export const takeTyped = (editor: Tiptap, { text, from, to, focused }: Typed): void => {
  const { state, view, schema } = editor
  const last = state.doc.lastChild
  const waiting = last?.type.name === 'paragraph' && last.content.size === 0 ? last.nodeSize : 0
  const blank = waiting === state.doc.content.size
  const { tr } = state
  if (text) {
    const { content } = schema.nodeFromJSON(plainText(text).document)
    const start = tr.doc.content.size - waiting
    tr.replaceWith(start, tr.doc.content.size, content)
    tr.setSelection(TextSelection.create(tr.doc, start + placeOf(text, from), start + placeOf(text, to)))
  } else if (!blank) tr.setSelection(TextSelection.atEnd(tr.doc))
  view.dispatch(tr)
  if (focused) view.focus()
}
