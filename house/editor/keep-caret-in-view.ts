import type { EditorView } from '@tiptap/pm/view'

/**
 * Scrolls the page by the smallest amount that brings the caret between the bars above and the keyboard below. False
 * where the text scrolls by itself: there ProseMirror scrolls.
 */
export const keepCaretInView = (view: EditorView, toolbar: HTMLElement | null): boolean => {
  if (view.dom.closest('dialog, [data-fills]')) return false
  const caret = view.coordsAtPos(view.state.selection.head)
  const { offsetTop, height } = visualViewport ?? { offsetTop: 0, height: innerHeight }
  const bar = toolbar?.getBoundingClientRect()
  const docked = toolbar?.dataset.docked !== undefined
  // Uses the position where the sticky bar sticks, not its current one.
  const stuck = toolbar ? Number.parseFloat(getComputedStyle(toolbar).top) || 0 : 0
  const top = docked ? offsetTop + room : Math.max(offsetTop, stuck + (bar?.height ?? 0)) + room
  const bottom = offsetTop + height - (docked ? (bar?.height ?? 0) : 0) - room
  if (caret.bottom > bottom) scrollBy({ top: caret.bottom - bottom, behavior: 'instant' })
  else if (caret.top < top) scrollBy({ top: caret.top - top, behavior: 'instant' })
  return true
}

const room = 12
