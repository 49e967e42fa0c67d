import type { JSONContent, Editor as Tiptap } from '@tiptap/core'
import { asOneStep } from '../blocks/insert-block.ts'
import type { Quoted } from '../editor-types.ts'

/**
 * Inserts a quotation in place of an empty line, else after the block with the caret. The caret moves to the line after
 * it.
 */
export const insertQuote = (editor: Tiptap, { content, ...attrs }: Quoted): void => {
  const line = { type: 'paragraph' }
  const quote = { type: 'quote', attrs, content: content.length > 0 ? [...content] : [line] }
  if (holds(editor, quote)) {
    // A restored draft has it already.
    editor.commands.focus('end')
    return
  }
  const parts = [quote, line]
  const { $from } = editor.state.selection
  const isBlank = $from.depth === 1 && $from.parent.content.size === 0
  asOneStep(editor, () => {
    const chain = editor.chain().focus()
    if (isBlank || $from.depth === 0) chain.insertContent(parts).run()
    else chain.insertContentAt($from.after(1), parts).run()
  })
}

/** Whether the same quotation stands in the text. */
function holds({ state: { doc }, schema }: Tiptap, quote: JSONContent): boolean {
  const wanted = schema.nodeFromJSON(quote)
  return doc.children.some((block) => block.eq(wanted))
}
