/** The unsent comment of a member (0: of a guest) at a place; empty if there is none. */
export const readComment = (owner: number, place: string): string => {
  try {
    takeUnsigned(place)
    return localStorage.getItem(keyOf(owner, place)) ?? ''
  } catch {
    return ''
  }
}

/** An empty text removes the stored one. */
export const keepComment = (owner: number, place: string, text: string): void => {
  try {
    if (text === '') localStorage.removeItem(keyOf(owner, place))
    else localStorage.setItem(keyOf(owner, place), text)
  } catch {
    // Without storage it lasts as long as the page.
  }
}

const keyOf = (owner: number, place: string) => `comment.${owner}.${place}`

/** Pages once kept comments without their writer: nobody is named, so they are a guest's, and whoever comes is asked. */
const takeUnsigned = (place: string): void => {
  const unsigned = sessionStorage.getItem(`comment-${place}`)
  if (unsigned === null) return
  if (localStorage.getItem(keyOf(0, place)) === null) localStorage.setItem(keyOf(0, place), unsigned)
  sessionStorage.removeItem(`comment-${place}`)
}
