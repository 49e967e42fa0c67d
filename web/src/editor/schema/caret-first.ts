import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Where the browser has put the caret by itself is taken over before the next key or paste acts. It tells of it a turn
 * later only, and on a busy machine the next key is there first: it would act on what was selected before.
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
