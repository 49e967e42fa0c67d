/** The unsent comment of a member (0: of a guest) below a replay; empty if there is none. */
export const readComment = (owner: number, rid: number): string => {
  try {
    takeUnsigned(rid)
    return localStorage.getItem(keyOf(owner, rid)) ?? ''
  } catch {
    return ''
  }
}

/** An empty text removes the stored one. */
export const keepComment = (owner: number, rid: number, text: string): void => {
  try {
    if (text === '') localStorage.removeItem(keyOf(owner, rid))
    else localStorage.setItem(keyOf(owner, rid), text)
  } catch {
    // Without storage it lasts as long as the page.
  }
}

const keyOf = (owner: number, rid: number) => `comment.${owner}.${rid}`

/** Pages once kept comments without their writer: nobody is named, so they are a guest's, and whoever comes is asked. */
const takeUnsigned = (rid: number): void => {
  const unsigned = sessionStorage.getItem(`comment-${rid}`)
  if (unsigned === null) return
  if (localStorage.getItem(keyOf(0, rid)) === null) localStorage.setItem(keyOf(0, rid), unsigned)
  sessionStorage.removeItem(`comment-${rid}`)
}
