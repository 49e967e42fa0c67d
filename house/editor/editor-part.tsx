import { type ComponentType, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useApi } from '#api/api-context.ts'
import { loadPart } from '#session/load-part.ts'
import { useMe } from '#session/me.ts'
import styles from './editor-part.module.css'
import type { Box, EditorHandle, EditorProps, Quoted, Typed } from './editor-types.ts'
import { plainText } from './plain-text.ts'

/** Preloads the editor. */
export const loadEditor = (): void => void load().catch(() => undefined)

/**
 * A plain text box that is replaced by the editor once the editor is wanted and loaded. Text typed until then is taken
 * over. If the editor cannot be loaded, the box still allows to write and send plain text.
 */
export function EditorPart(props: Omit<EditorProps, 'typed'>) {
  const { initial, label, placeholder, language, eager = false, fills, onChange, onSend, ref, children } = props
  const { tell } = useApi()
  // The owner of a draft must be known before the editor reads it.
  const known = useMe().status !== 'unknown'
  const [wanted, setWanted] = useState(initial !== null || eager)
  const [Editor, setEditor] = useState<ComponentType<EditorProps> | null>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const composing = useRef(false)
  const typed = useRef<Typed>(undefined)
  const inner = useRef<EditorHandle>(null)
  const waiting = useRef<((editor: EditorHandle) => void)[]>([])
  /** Quotations that wait for the editor: what is sent before it is here has them. */
  const quotes = useRef<readonly Quoted[]>([])

  const want = useEffectEvent(async () => {
    try {
      const { Editor: arrived } = await load()
      const swap = () => {
        const { current: area } = box
        if (!area) return
        if (composing.current) return area.addEventListener('compositionend', () => setTimeout(swap), { once: true })
        typed.current = { ...boxOf(area), focused: document.activeElement === area }
        // At once: what is typed until the box is gone would be lost with it.
        flushSync(() => setEditor(() => arrived))
      }
      swap()
    } catch {
      setWanted(false)
      tell.problem({ refusal: 'loadError', data: null })
    }
  })
  useEffect(() => {
    if (wanted && known) void want()
  }, [wanted, known])
  useEffect(() => {
    const { current: handle } = inner
    if (Editor && handle) for (const act of waiting.current.splice(0)) act(handle)
  }, [Editor])

  const later = (act: (editor: EditorHandle) => void) => {
    if (inner.current) return act(inner.current)
    waiting.current.push(act)
    setWanted(true)
  }
  useImperativeHandle(ref, () => ({
    read: () => inner.current?.read() ?? plainText(box.current?.value ?? '', quotes.current),
    focus: () => {
      box.current?.focus()
      later((editor) => editor.focus())
    },
    insertQuote: (quoted) => {
      const { current: area } = box
      area?.focus()
      const now = area ? boxOf(area) : undefined
      const asked = JSON.stringify(quoted)
      if (area) {
        quotes.current = [...quotes.current.filter((one) => JSON.stringify(one) !== asked), quoted]
        onChange?.(plainText(area.value, quotes.current))
      }
      later((editor) => editor.insertQuote(quoted, now))
    },
    save: () => inner.current?.save() ?? Promise.resolve(false),
    // The plain box stores nothing, nor the host's title.
    keep: () => inner.current?.keep() ?? (box.current?.value === '' && quotes.current.length === 0 && !props.title),
    posted: () => {
      quotes.current = []
      if (box.current) box.current.value = ''
      inner.current?.posted()
    },
  }))

  if (Editor) return <Editor {...props} ref={inner} typed={typed.current} />
  return (
    <div className={styles.box} data-fills={fills || undefined}>
      {wanted && <div className={styles.tools} />}
      <textarea
        ref={box}
        aria-label={label}
        lang={language}
        placeholder={placeholder}
        rows={3}
        className={styles.area}
        onPointerEnter={loadEditor}
        // An existing text is shown by the editor only, so the box stays read-only until then.
        readOnly={initial !== null}
        onFocus={() => setWanted(true)}
        onCompositionStart={() => {
          composing.current = true
        }}
        onCompositionEnd={() => {
          composing.current = false
        }}
        onInput={({ currentTarget }) => onChange?.(plainText(currentTarget.value, quotes.current))}
        onKeyDown={({ key, ctrlKey, metaKey, nativeEvent }) => {
          if (key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing) onSend?.()
        }}
      />
      {children && <div className={styles.foot}>{children}</div>}
    </div>
  )
}

const boxOf = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Box => ({
  text: value,
  from: selectionStart,
  to: selectionEnd,
})

const load = loadPart(() => import('./editor.tsx'))
