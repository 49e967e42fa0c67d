/**
 * For a log-out: removes from this browser the copies of drafts that the server has too, and what the back office
 * remembered of the visit. Words that are here alone stay, readable for their owner only.
 */
export const clearKeptElsewhere = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (isKeptElsewhere(key)) localStorage.removeItem(key)
    for (const key of ['adminTabs', 'admin']) sessionStorage.removeItem(key)
  } catch {
    // Without storage nothing was kept.
  }
}

/** A copy of a member's draft without a change since the version on the server. */
const isKeptElsewhere = (key: string): boolean => {
  if (!/^draft\.[1-9]/.test(key)) return false
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof copy !== 'object' || copy === null || !('changed' in copy) || copy.changed === false
  } catch {
    return true
  }
}
