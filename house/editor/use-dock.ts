import type { Editor as Tiptap } from '@tiptap/core'
import { type RefObject, useEffect } from 'react'
import { followKeyboard } from '#design/parts/over/follow-keyboard.ts'
import * as limits from '#rules/house-limits.ts'
import { keepCaretInView } from './keep-caret-in-view.ts'

/**
 * On phones, docks the toolbar above the keyboard while the editor has the focus, at the bottom of the visual viewport.
 * Scrolls the caret back into view when the viewport changes. Without a root the tools keep their place.
 */
export function useDock(
  editor: Tiptap,
  root: RefObject<HTMLElement | null> | null,
  toolbar: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (root) return
    const ending = new AbortController()
    const show = () => requestAnimationFrame(() => showCaret(editor))
    visualViewport?.addEventListener('resize', show, { signal: ending.signal })
    return () => ending.abort()
  }, [editor, root])
  useEffect(() => {
    const frame = root?.current
    const { current: bar } = toolbar
    if (!frame || !bar) return
    const phone = matchMedia(`(max-width: ${limits.mobileWidth - 1}px)`)
    const place = () => {
      const writing = phone.matches && frame.contains(document.activeElement)
      bar.toggleAttribute('data-docked', writing)
      return writing
    }
    const resized = () => {
      if (place() && editor.view.hasFocus())
        requestAnimationFrame(() => editor.isDestroyed || keepCaretInView(editor.view, bar))
    }
    // At `focusout` the next element does not have the focus yet.
    const left = () => setTimeout(place)
    const ending = new AbortController()
    const { signal } = ending
    frame.addEventListener('focusin', resized, { signal })
    frame.addEventListener('focusout', left, { signal })
    phone.addEventListener('change', place, { signal })
    visualViewport?.addEventListener('resize', resized, { signal })
    followKeyboard(frame, signal, place)
    return () => ending.abort()
  }, [editor, root, toolbar])
}

const showCaret = (editor: Tiptap): void => {
  if (!editor.isDestroyed && editor.view.hasFocus()) editor.view.dispatch(editor.state.tr.scrollIntoView())
}
