/**
 * Recent searches of each writer (0 is a guest), the latest first, in local storage. They are never sent, and nobody but
 * their writer gets to see them.
 */
export const recentSearches = (writer: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(writer)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, mostRecent) : []
  } catch {
    return []
  }
}

/** Puts a search first. A writer who is not known yet has none. */
export const keepSearch = (writer: string, text: string): void => {
  if (writer === '' || text === '') return
  const others = recentSearches(writer).filter((other) => other !== text)
  write(writer, [text, ...others].slice(0, mostRecent))
}

export const clearSearches = (writer: string): void => write(writer, [])

export const mostRecent = 8

const keyOf = (writer: string) => `searches.${writer}`

const write = (writer: string, texts: readonly string[]) => {
  try {
    if (texts.length === 0) localStorage.removeItem(keyOf(writer))
    else localStorage.setItem(keyOf(writer), JSON.stringify(texts))
  } catch {
    // Private window or full disk: nothing is kept.
  }
}
