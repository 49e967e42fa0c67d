import type { MouseEvent } from 'react'

/** On a link to the original: opens the viewer instead, unless the reader wants a tab of its own. */
export const openInstead = (event: MouseEvent, open: () => void): void => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  open()
}
