import type { Editor as Tiptap } from '@tiptap/core'

/**
 * Acts at once, or, while an input method composes, after the composition: a change of the text would break it off.
 * Resolves when it has acted, or when the editor is gone.
 */
export async function onceComposed(editor: Tiptap, act: () => void): Promise<void> {
  // Asked again and again, because the view also ends compositions of which the browser tells no end.
  while (!editor.isDestroyed && editor.view.composing) await new Promise((wake) => setTimeout(wake, composedMs))
  if (!editor.isDestroyed) act()
}

/** How long after the browser the view takes a composition for ended, in milliseconds. */
export const composedMs = 60
