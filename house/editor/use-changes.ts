import type { Editor as Tiptap } from '@tiptap/core'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Written } from './editor-types.ts'

/**
 * Reports the content to the host, debounced. Answers the last reported content, and without delay whether the editor
 * is blank.
 */
export function useChanges(editor: Tiptap, read: () => Written, onChange: ((now: Written) => void) | undefined) {
  const [blank, setBlank] = useState(() => isBlank(editor))
  const [now, setNow] = useState<Written | null>(null)
  const tell = useEffectEvent(() => {
    const fresh = read()
    setNow(fresh)
    onChange?.(fresh)
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let seen: unknown = null
    const changed = () => {
      if (seen === editor.state.doc) return
      seen = editor.state.doc
      setBlank(isBlank(editor))
      clearTimeout(timer)
      timer = setTimeout(tell, pauseMs)
    }
    changed()
    editor.on('transaction', changed)
    return () => {
      editor.off('transaction', changed)
      clearTimeout(timer)
    }
  }, [editor])
  return { blank, now }
}

const pauseMs = 300

/** Whether the document is a single empty paragraph, which is two places long. */
export const isBlank = ({ state: { doc } }: Tiptap): boolean =>
  doc.content.size === 2 && doc.firstChild?.type.name === 'paragraph'
