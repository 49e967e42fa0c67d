import type { Editor as Tiptap } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Attrs, Node } from '@tiptap/pm/model'
import { NodeSelection, Selection, TextSelection, type Transaction } from '@tiptap/pm/state'

/**
 * Puts a block where the caret is, in the place of an empty line; never in the place of another block that happens to
 * be selected. The caret goes to the line after it, which is made where there is none.
 */
export function insertBlock(editor: Tiptap, type: string, attrs: Attrs): void {
  const node = editor.schema.nodes[type]?.create(attrs)
  if (node) insertNode(editor, node, goBehind)
}

/** The same for one that is made already; `go` puts the caret where it belongs. */
export function insertNode(editor: Tiptap, node: Node, go: (tr: Transaction, at: number, node: Node) => void): void {
  const { tr } = editor.state
  const { selection } = tr
  if (selection instanceof NodeSelection && selection.node.isBlock) tr.insert(selection.to, node)
  else {
    if (!selection.empty) tr.setSelection(Selection.near(tr.doc.resolve(selection.to), -1))
    tr.replaceSelectionWith(node, false)
  }
  const at = placeOf(tr, node)
  if (at < 0) return
  go(tr, at, node)
  asOneStep(editor, () => editor.view.dispatch(tr.scrollIntoView()))
}

/** Gives the block at a place other attributes, and leaves it selected. */
export function replaceBlock(editor: Tiptap, at: number, attrs: Attrs): void {
  const { state } = editor
  if (!state.doc.nodeAt(at)) return
  const tr = state.tr.setNodeMarkup(at, null, attrs)
  tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView()
  asOneStep(editor, () => editor.view.dispatch(tr))
}

/** Makes `act` an undo step of its own, separate from what is typed before and after it. */
export function asOneStep({ view }: Tiptap, act: () => void): void {
  const close = () => view.dispatch(closeHistory(view.state.tr))
  close()
  act()
  close()
}

/** Position of a node that was just inserted; -1 if it is not in the document. */
function placeOf({ doc }: Transaction, node: Node): number {
  let at = -1
  doc.descendants((found, pos) => {
    if (found === node) at = pos
    return at < 0
  })
  return at
}

function goBehind(tr: Transaction, at: number, { nodeSize }: Node): void {
  const behind = at + nodeSize
  const next = tr.doc.nodeAt(behind)
  const paragraph = tr.doc.type.schema.nodes.paragraph
  if (!next?.isTextblock && paragraph) tr.insert(behind, paragraph.create())
  tr.setSelection(TextSelection.create(tr.doc, behind + 1))
}
