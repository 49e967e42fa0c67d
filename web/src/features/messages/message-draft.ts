/** The unsent message of a member to another one; empty if there is none. */
export const readDraft = (owner: number, other: number): string => {
  try {
    return localStorage.getItem(keyOf(owner, other)) ?? ''
  } catch {
    return ''
  }
}

/** An empty text removes the stored one. */
export const keepDraft = (owner: number, other: number, text: string): void => {
  try {
    if (text === '') localStorage.removeItem(keyOf(owner, other))
    else localStorage.setItem(keyOf(owner, other), text)
  } catch {
    // Without storage it lasts as long as the page.
  }
}

const keyOf = (owner: number, other: number) => `message.${owner}.${other}`
