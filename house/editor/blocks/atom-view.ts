import type { NodeViewRenderer, Editor as Tiptap } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type BlockDesk, deskOf, type Wish } from './block-desk.ts'

export interface AtomView {
  /** Draws the inside, which is not written in. */
  readonly draw: (dom: HTMLElement, node: Node, desk: BlockDesk) => void
  readonly tag: 'div' | 'span'
  readonly className: string | undefined
  /** Called on a click on the node. */
  readonly opens?: (node: Node) => Wish['kind'] | null
}

/** The view of a node that stands as a whole: selected, deleted and opened in one piece. */
export const atomView =
  ({ draw, tag, className, opens }: AtomView): NodeViewRenderer =>
  ({ node, editor, getPos }) => {
    let shown = node
    const desk = deskOf(editor)
    const dom: HTMLElement = document.createElement(tag)
    if (className) dom.className = className
    dom.contentEditable = 'false'
    draw(dom, node, desk)
    if (opens) {
      dom.addEventListener('click', (event) => {
        const kind = opens(shown)
        if (!kind || event.ctrlKey || event.metaKey || event.shiftKey) return
        const at = getPos()
        if (at !== undefined) desk.wish({ kind, at })
      })
    }
    return {
      dom,
      ignoreMutation: () => true,
      update: (next) => {
        if (next.type !== shown.type) return false
        if (next.attrs !== shown.attrs) {
          dom.replaceChildren()
          draw(dom, next, desk)
        }
        shown = next
        return true
      },
    }
  }

/** Enter on a selected node does the same as a click on it. */
export const openSelected = (editor: Tiptap, name: string, kindOf: (node: Node) => Wish['kind'] | null): boolean => {
  const { selection } = editor.state
  if (!('node' in selection)) return false
  // A node selection, for no other has a node.
  const node = selection.node as Node
  const kind = node.type.name === name ? kindOf(node) : null
  if (!kind) return false
  deskOf(editor).wish({ kind, at: selection.from })
  return true
}
