import { Extension, type Editor as Tiptap } from '@tiptap/core'
import { GapCursor } from '@tiptap/pm/gapcursor'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, Selection } from '@tiptap/pm/state'

/**
 * Where keys lead beside a block nobody writes in. Browsers know no place before it or between two of them: they go on
 * to the next words, however far those are.
 */
export const BlockKeys = Extension.create({
  name: 'blockKeys',
  addKeyboardShortcuts() {
    const { editor } = this
    return {
      'Mod-Home': () => goToStart(editor),
      // where a Mac has no such key
      'Cmd-ArrowUp': () => goToStart(editor),
      Home: () => goBeside(editor, -1),
      End: () => goBeside(editor, 1),
    }
  },
})

/** Before the block the text begins with. */
function goToStart(editor: Tiptap): boolean {
  const { doc } = editor.state
  return doc.firstChild?.isAtom === true && go(editor, new GapCursor(doc.resolve(0)))
}

/**
 * Moves the cursor before (-1) or after (1) the selected block: into the text of the neighbouring block, or to a gap
 * cursor if there is none. False if no block is selected: the key then keeps its usual effect.
 */
function goBeside(editor: Tiptap, direction: 1 | -1): boolean {
  const { selection } = editor.state
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock) return false
  const side = direction < 0 ? selection.$from : selection.$to
  const beside = direction < 0 ? side.nodeBefore : side.nodeAfter
  const words = beside && !isWhole(beside) ? Selection.findFrom(side, direction, true) : null
  return go(editor, words ?? new GapCursor(side))
}

/** Has no place to write at its edge. */
const isWhole = (node: Node): boolean => node.isAtom || node.type.spec.isolating === true

function go({ state, view }: Tiptap, to: Selection): boolean {
  view.dispatch(state.tr.setSelection(to).scrollIntoView())
  return true
}
