import { Extension } from '@tiptap/core'
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * What is typed while a whole block or emoji is selected comes behind it: a slip of the finger costs no gallery, and an
 * input method never begins in a place where nobody can write.
 */
export const WriteBehind = Extension.create({
  name: 'writeBehind',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput: (view, _from, _to, text) => {
          if (!goBehind(view)) return false
          view.dispatch(view.state.tr.insertText(text))
          return true
        },
        handleKeyDown: (view, { keyCode }) => {
          if (keyCode === keptByInputMethod) goBehind(view)
          return false
        },
        handleDOMEvents: {
          compositionstart: (view) => {
            goBehind(view)
            return false
          },
        },
      },
    }),
  ],
})

const keptByInputMethod = 229

/** Puts the caret behind what is selected as a whole, into a line of its own behind a block; false where nothing is. */
function goBehind(view: EditorView): boolean {
  const { state } = view
  const { selection, tr } = state
  const paragraph = state.schema.nodes.paragraph
  if (!(selection instanceof NodeSelection) || !paragraph) return false
  const { to, node } = selection
  if (node.isBlock) {
    if (!selection.$to.parent.canReplaceWith(selection.$to.index(), selection.$to.index(), paragraph)) return false
    tr.insert(to, paragraph.create())
  }
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, node.isBlock ? to + 1 : to)).scrollIntoView())
  return true
}
