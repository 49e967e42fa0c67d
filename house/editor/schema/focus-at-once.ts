import { Extension, resolveFocusPosition } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** Focus and caret are where the next key belongs as soon as a command returns. */
export const FocusAtOnce = Extension.create({
  name: 'focusAtOnce',
  addCommands: () => ({
    // Tiptap's own command waits for a frame: keys pressed until then would go where the focus was.
    focus:
      (position = null) =>
      ({ view, tr, dispatch }) => {
        if (!dispatch || position === false) return true
        const selection = resolveFocusPosition(tr.doc, position)
        if (selection) tr.setSelection(selection)
        if (!view.hasFocus()) {
          view.focus()
          tr.scrollIntoView()
        }
        return true
      },
  }),
  addProseMirrorPlugins: () => [new Plugin({ props: { handleDOMEvents: { focus: tieCaret } } })],
})

/**
 * In a text that gets the focus without a click, Chromium reports the caret in the first line and yet keeps it as the
 * start of the whole text: what is typed after a block was inserted before that line would go into the block. Setting
 * the reported caret ties it to its line.
 */
const tieCaret = ({ dom }: EditorView): boolean => {
  const selection = dom.ownerDocument.getSelection()
  const { anchorNode, anchorOffset, isCollapsed } = selection ?? {}
  if (isCollapsed && anchorNode && dom.contains(anchorNode)) selection?.collapse(anchorNode, anchorOffset)
  return false
}
