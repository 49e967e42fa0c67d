/** How far a reader had come on a wall: pages shown below the first one, and the scroll position. */
export interface WallDepth {
  readonly pages: number
  readonly y: number
}

/** The stored depth of a history entry, at most `mostPages`; null if the reader was not there before. */
export const readDepth = (entry: string): WallDepth | null => {
  const { pages = 0, y = 0 } = depths()[entry] ?? {}
  return pages >= 1 ? { pages: Math.min(Math.floor(pages), mostPages), y } : null
}

/** Stores the depth of a history entry, for the way back and for a reload. Only the newest entries are kept. */
export const keepDepth = (entry: string, depth: WallDepth): void => {
  try {
    const { [entry]: _, ...others } = depths()
    const kept = Object.entries(others).slice(-mostEntries + 1)
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...kept, [entry, depth]])))
  } catch {
    // Without storage the way back begins with the first page.
  }
}

/** Key of the current history entry, set by the router. */
export const historyEntry = (): string => {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && '__TSR_key' in state ? String(state.__TSR_key) : ''
}

const storageKey = 'walls'
const mostEntries = 20
/** Each page is a call. */
const mostPages = 50

const depths = (): Readonly<Record<string, Partial<WallDepth>>> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {}
  } catch {
    return {}
  }
}
