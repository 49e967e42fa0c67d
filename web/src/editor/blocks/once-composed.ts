import type { Editor as Tiptap } from '@tiptap/core'

/** Acts at once, or, while an input method composes, after the composition: a change of the text would break it off. */
export function onceComposed(editor: Tiptap, act: () => void): void {
  if (editor.isDestroyed) return
  if (editor.view.composing) {
    const again = () => setTimeout(() => onceComposed(editor, act), composedMs)
    document.addEventListener('compositionend', again, { once: true })
  } else act()
}

/** How long after the browser the view takes a composition for ended, in milliseconds. */
export const composedMs = 60
