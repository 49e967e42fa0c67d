import { Editor as Tiptap } from '@tiptap/core'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Language } from '#rules/language.ts'
import { openDocument } from './document/open-document.ts'
import type { RichDocument } from './editor-types.ts'
import { editorExtensions } from './schema/extensions.ts'

/**
 * Creates one editor for the lifetime of the component. Its view is recreated when the language changes. Content,
 * selection and undo history survive, as they belong to the editor's state.
 */
export function useTiptap(
  initial: RichDocument | null,
  language: Language,
): [Tiptap, RefObject<HTMLDivElement | null>] {
  const host = useRef<HTMLDivElement>(null)
  const [editor] = useState(() => {
    const made = new Tiptap({ element: null, extensions: editorExtensions(), injectCSS: false })
    openDocument(made, initial)
    return made
  })
  const had = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another view
  useLayoutEffect(() => {
    if (!host.current) return
    editor.mount(host.current)
    if (had.current) editor.view.focus()
    return () => {
      had.current = editor.view.hasFocus()
      editor.unmount()
    }
  }, [editor, language])
  return [editor, host]
}
