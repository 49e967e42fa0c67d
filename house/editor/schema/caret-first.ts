import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Before a key or paste is handled, takes over the caret position that the browser has set. Its event arrives one task
 * later; on a slow machine the key could come first and act on the previous selection.
 */
export const CaretFirst = Extension.create({
  name: 'caretFirst',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown: (view, { isComposing, keyCode }) => !isComposing && keyCode !== keptByInputMethod && takeCaret(view),
          paste: takeCaret,
          cut: takeCaret,
        },
      },
    }),
  ],
})

const keptByInputMethod = 229

const takeCaret = (view: EditorView): boolean => {
  if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
  return false
}
