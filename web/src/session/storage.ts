/** Every key of local storage that has to do with who is signed in. */
export const storageKeys = {
  token: 'token',
  /** Token of the staff member who entered as somebody else. */
  backupToken: 'backupToken',
  /** Tokens of sessions that were left without network and are still to be ended, joined by dots. */
  leftTokens: 'leftTokens',
  /** Ids of reminders that were seen, wrapped and joined by underscores. */
  acknowledged: 'acknowledged',
} as const

type Key = (typeof storageKeys)[keyof typeof storageKeys]

/** Local storage, where there is one; else nothing is remembered. */
export const readStored = (key: Key): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Empty removes the key. */
export const store = (key: Key, value: string): void => {
  try {
    if (value === '') localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Private windows and full disks: the session lasts as long as the page.
  }
}
