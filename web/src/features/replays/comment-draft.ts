/** What was typed below a replay and not yet sent, in this tab; empty when there is nothing. */
export const readComment = (rid: number): string => {
  try {
    return sessionStorage.getItem(keyOf(rid)) ?? ''
  } catch {
    return ''
  }
}

export const keepComment = (rid: number, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(rid))
    else sessionStorage.setItem(keyOf(rid), text)
  } catch {
    // Without storage it lasts as long as the page.
  }
}

const keyOf = (rid: number) => `comment-${rid}`
