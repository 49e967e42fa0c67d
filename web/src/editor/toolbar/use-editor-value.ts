import type { Editor as Tiptap } from '@tiptap/core'
import { useSyncExternalStore } from 'react'

/** Something that can be read off the editor, followed. What `read` answers must be comparable: a string, a number. */
export function useEditorValue<T extends string | number | boolean | null>(
  editor: Tiptap,
  read: (editor: Tiptap) => T,
): T {
  const subscribe = (listener: () => void) => {
    editor.on('transaction', listener)
    return () => void editor.off('transaction', listener)
  }
  return useSyncExternalStore(subscribe, () => read(editor))
}
