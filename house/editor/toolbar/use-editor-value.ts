import type { Editor as Tiptap } from '@tiptap/core'
import { useSyncExternalStore } from 'react'

/**
 * Subscribes to a value derived from the editor. `read` must answer a primitive, as values are compared with
 * `Object.is`.
 */
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
