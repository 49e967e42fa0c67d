/** Number of pages that a wall had at a history entry, at most `mostPages`; null if the reader was not there before. */
export const readPages = (entry: string): number | null => {
  const { [entry]: pages } = kept()
  return typeof pages === 'number' && pages >= 1 ? Math.min(Math.floor(pages), mostPages) : null
}

/** Stores the pages of a history entry, for the way back and for a reload. Only the newest entries are kept. */
export const keepPages = (entry: string, pages: number): void => {
  try {
    const { [entry]: _, ...others } = kept()
    const newest = Object.entries(others).slice(-mostEntries + 1)
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries([...newest, [entry, pages]])))
  } catch {
    // Without storage the way back begins with the first page.
  }
}

/** Key of the current history entry, set by the router. */
export const historyEntry = (): string => {
  const { state }: { readonly state: { readonly __TSR_key?: string } | null } = history
  return state?.__TSR_key ?? ''
}

const storageKey = 'wall-pages'
const mostEntries = 20
/** Each page is a call. */
const mostPages = 50

const kept = (): Readonly<Record<string, unknown>> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {}
  } catch {
    return {}
  }
}
