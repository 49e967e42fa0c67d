/**
 * For a log-out: removes local copies of drafts that are also on the server, and what this visit kept for the way back.
 * Drafts that exist only here stay; only their owner can read them.
 */
export const clearKeptElsewhere = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (isKeptElsewhere(key)) localStorage.removeItem(key)
    for (const key of ['adminTabs', 'admin', 'kept', 'removed-floors']) sessionStorage.removeItem(key)
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Whether the key is a local copy of a member's draft that has not changed since the version on the server. */
const isKeptElsewhere = (key: string): boolean => {
  if (!/^draft\.[1-9]/.test(key)) return false
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof copy !== 'object' || copy === null || !('changed' in copy) || copy.changed === false
  } catch {
    return true
  }
}
