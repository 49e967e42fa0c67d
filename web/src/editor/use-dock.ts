import { limits } from '@patisserie/rules/limits'
import type { Editor as Tiptap } from '@tiptap/core'
import { type RefObject, useEffect } from 'react'
import { followKeyboard } from '../design/parts/over/follow-keyboard.ts'
import { keepCaretInView } from './keep-caret-in-view.ts'

/**
 * On phones the toolbar lies on the keyboard while somebody writes: at the foot of what can be seen, as the browser says
 * it. The caret is brought back into view whenever that changes.
 */
export function useDock(
  editor: Tiptap,
  root: RefObject<HTMLElement | null>,
  toolbar: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const { current: frame } = root
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
    // The next element has the focus only after this one lost it.
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
