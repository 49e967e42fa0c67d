import type { EditorView } from '@tiptap/pm/view'

/**
 * Scrolls the page just so far that the caret stands between the bars above and the keyboard below. Answers false in a
 * dialog, where ProseMirror scrolls what there is to scroll.
 */
export const keepCaretInView = (view: EditorView, toolbar: HTMLElement | null): boolean => {
  if (view.dom.closest('dialog')) return false
  const caret = view.coordsAtPos(view.state.selection.head)
  const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight }
  const bar = toolbar?.getBoundingClientRect()
  const docked = toolbar?.dataset.docked !== undefined
  // Where the bar sticks, not where it happens to be.
  const stuck = toolbar ? Number.parseFloat(getComputedStyle(toolbar).top) || 0 : 0
  const top = docked ? offsetTop + room : Math.max(offsetTop, stuck + (bar?.height ?? 0)) + room
  const bottom = offsetTop + height - (docked ? (bar?.height ?? 0) : 0) - room
  if (caret.bottom > bottom) scrollBy({ top: caret.bottom - bottom, behavior: 'instant' })
  else if (caret.top < top) scrollBy({ top: caret.top - top, behavior: 'instant' })
  return true
}

const room = 12
