import type { Editor as Tiptap } from '@tiptap/core'
import { goBehind, insertNode } from '../blocks/insert-block.ts'
import type { Quoted } from '../editor-types.ts'

/**
 * Inserts a quotation in place of an empty line, else after the block with the caret. The caret moves to the line after
 * it. `at`: where the caret was when the quotation was asked for; what was typed since stays behind the quotation.
 */
export const insertQuote = (editor: Tiptap, { content, ...attrs }: Quoted, at: number): void => {
  const { doc, schema, selection } = editor.state
  const blocks = content.length > 0 ? content : [{ type: 'paragraph' }]
  const quote = schema.nodeFromJSON({ type: 'quote', attrs, content: blocks })
  editor.commands.focus()
  // A restored draft may have it already.
  if (doc.children.some((block) => block.eq(quote))) return void editor.commands.focus('end')
  const { $from } = selection
  const typedSince = doc.resolve(at).depth === 1 && at < $from.pos
  insertNode(editor, quote, typedSince ? { at } : { at: $from.end($from.depth && 1), go: goBehind })
}
