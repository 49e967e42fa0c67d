import { useSyncExternalStore } from 'react'

type Draw = (id: number, size: number) => string

// The first HTML holds the drawings of its heads: the browser fetches what draws them once the page lives.
let draw: Draw | null = import.meta.env.SSR || import.meta.env.DEV ? (await import('./head-svg.ts')).headSvg : null
let asked = false
const listeners = new Set<() => void>()

/** Draws a head; null in the browser until that part is there. */
export const useHeadDrawing = (): Draw | null => useSyncExternalStore(subscribe, known, known)

const known = () => draw

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  if (!asked && !draw) void fetchDrawing()
  return () => listeners.delete(listener)
}

const fetchDrawing = async () => {
  asked = true
  try {
    draw = (await import('./head-svg.ts')).headSvg
    for (const listener of listeners) listener()
  } catch {
    // The next head asks again.
    asked = false
  }
}
