import type { EditorOptions, Editor as Tiptap } from '@tiptap/core'
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import type { Language } from '#rules/language.ts'
import { deskOf } from './blocks/block-desk.ts'
import type { EditorProps } from './editor-types.ts'
import { keepCaretInView } from './keep-caret-in-view.ts'
import { cleanPastedHtml } from './schema/clean-pasted-html.ts'

interface Parts extends Pick<EditorProps, 'label' | 'language' | 'onSend'> {
  readonly toolbar: RefObject<HTMLDivElement | null>
  readonly onSave: () => void
}

/** Editor behaviour beyond the schema: page shortcuts, pasted and dropped pictures, and keeping the caret in view. */
export function useEditorProps(editor: Tiptap, { label, language, toolbar, onSend, onSave }: Parts): void {
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    // ProseMirror does not call this during a composition, but some browsers send the last key of one as an ordinary
    // key.
    if (event.isComposing || event.keyCode === 229) return false
    const mod = event.ctrlKey || event.metaKey
    if (mod && event.key === 'Enter' && onSend) {
      onSend()
      return true
    }
    if (mod && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 's') {
      event.preventDefault()
      onSave()
      return true
    }
    if (event.altKey && event.key === 'F10') {
      toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
      return true
    }
    return false
  })
  useLayoutEffect(() => {
    const props = textProps(editor, label, language)
    editor.setOptions({
      editorProps: {
        ...props,
        // Exempt from the leave guard: the text is stored as a draft, and `StayWithText` asks if it is not stored yet.
        attributes: { ...props.attributes, 'data-unasked': '' },
        handleKeyDown: (_, event) => press(event),
        handleScrollToSelection: (view) => keepCaretInView(view, toolbar.current),
      },
    })
  }, [editor, label, language, toolbar])
}

/** Properties of every editable text: ARIA attributes, and handlers for pasting and dropping. */
export const textProps = (editor: Tiptap, label: string, language: Language): EditorOptions['editorProps'] => ({
  attributes: {
    class: 'rt',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    lang: language === 'zh' ? 'zh-CN' : 'en',
  },
  handlePaste: (_, event) => takePictures(editor, event.clipboardData),
  handleDrop: (view, event, _slice, moved) => {
    if (moved) return false
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
    return takePictures(editor, event.dataTransfer, at?.pos)
  },
  transformPastedHTML: cleanPastedHtml,
})

/** Uploads the pictures if there are only pictures. Text that comes with pictures, as from Word, is pasted as text. */
const takePictures = (editor: Tiptap, data: DataTransfer | null, at?: number): boolean => {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
  if (files.length === 0) return false
  const html = data?.getData('text/html') ?? ''
  if (data?.getData('text/plain').trim() || (html && !/^\s*(<meta[^>]*>)?\s*<img[^>]*>\s*$/i.test(bodyOf(html))))
    return false
  if (at !== undefined) editor.commands.setTextSelection(at)
  deskOf(editor).takePictures(files)
  return true
}

const bodyOf = (html: string): string => /<!--StartFragment-->([\s\S]*?)<!--EndFragment-->/.exec(html)?.[1] ?? html
