import { type RefObject, useEffect, useEffectEvent } from 'react'
import { followKeyboard } from '#design/parts/over/follow-keyboard.ts'

/**
 * While the box is a sheet, the rest of the page can neither be reached nor scrolled, and the phone's own way back
 * closes the sheet where the browser can tell.
 */
export function useSheet({ current: root }: RefObject<HTMLElement | null>, sheet: boolean, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    if (!sheet || !root) return
    const ending = new AbortController()
    const others = around(root).filter((other) => !other.inert)
    for (const other of others) other.inert = true
    const { overflow } = document.documentElement.style
    document.documentElement.style.overflow = 'hidden'
    followKeyboard(root, ending.signal)
    const watcher = closeWatcher()
    watcher?.addEventListener('close', () => leave())
    return () => {
      for (const other of others) other.inert = false
      document.documentElement.style.overflow = overflow
      ending.abort()
      watcher?.destroy()
    }
  }, [root, sheet])
}

/** Everything beside an element and beside what contains it. */
const around = (element: HTMLElement): HTMLElement[] => {
  const found: HTMLElement[] = []
  for (let at: HTMLElement = element; at.parentElement && at !== document.body; at = at.parentElement) {
    for (const other of at.parentElement.children) if (other !== at && other instanceof HTMLElement) found.push(other)
  }
  return found
}

/** Hears the wish to close something, such as the phone's way back; null where the browser has no such thing. */
const closeWatcher = () => {
  // The library of types does not know it yet.
  const { CloseWatcher } = window as {
    readonly CloseWatcher?: new () => EventTarget & { readonly destroy: () => void }
  }
  return CloseWatcher ? new CloseWatcher() : null
}
