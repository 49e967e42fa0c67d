import { type RefObject, useEffect, useState } from 'react'
import { composing } from './composing.ts'

export interface TypedText {
  /** What stands in the box, without what is being composed. */
  readonly text: string
  /** The text once nothing was typed for `settleMs`. */
  readonly settled: string
  /** Increases with every change that the user made. */
  readonly changes: number
}

/** Follows what is typed into a box. Nothing changes while an input method composes. */
export function useTypedText({ current: box }: RefObject<HTMLInputElement | null>): TypedText {
  const [typed, setTyped] = useState<TypedText>(() => {
    return { text: box ? writtenIn(box) : '', settled: '', changes: 0 }
  })
  useEffect(() => {
    if (!box) return
    const read = (event: Event) => {
      if (event instanceof InputEvent && event.isComposing && event.type !== 'compositionend') return
      const text = box.value.trim()
      setTyped((before) => ({ ...before, text, changes: before.changes + 1 }))
    }
    box.addEventListener('input', read)
    box.addEventListener('compositionend', read)
    // Between this part's first rendering and now something may have been typed.
    const text = writtenIn(box)
    setTyped((before) => (before.text === text ? before : { ...before, text, changes: before.changes + 1 }))
    return () => {
      box.removeEventListener('input', read)
      box.removeEventListener('compositionend', read)
    }
  }, [box])
  const { text, settled } = typed
  useEffect(() => {
    if (text === settled) return
    const timer = setTimeout(() => setTyped((before) => ({ ...before, settled: text })), settleMs)
    return () => clearTimeout(timer)
  }, [text, settled])
  return typed
}

const settleMs = 150

/** Text that is being composed does not count. */
const writtenIn = (box: HTMLInputElement): string => (composing in box.dataset ? '' : box.value.trim())
