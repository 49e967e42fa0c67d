/**
 * The unsent message of a member to another one; empty if there is none. Each tab keeps its own over a reload; a new
 * tab begins with what was typed last.
 */
export const readDraft = (owner: number, other: number): string => {
  for (const store of stores) {
    const kept = attempt(() => store().getItem(keyOf(owner, other)))
    if (kept) return kept
  }
  return ''
}

/** An empty text removes what this tab had kept; what another tab has typed since stays. */
export const keepDraft = (owner: number, other: number, text: string): void => {
  const key = keyOf(owner, other)
  const before = attempt(() => sessionStorage.getItem(key))
  attempt(() => (text === '' ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text)))
  if (text !== '') attempt(() => localStorage.setItem(key, text))
  else if (before === attempt(() => localStorage.getItem(key))) attempt(() => localStorage.removeItem(key))
}

const stores = [() => sessionStorage, () => localStorage]

/** Without storage a draft lasts as long as the page. */
function attempt<T>(act: () => T): T | null {
  try {
    return act()
  } catch {
    return null
  }
}

const keyOf = (owner: number, other: number) => `message.${owner}.${other}`
