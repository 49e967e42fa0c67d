/** All keys of local storage that concern the session. */
export const storageKeys = {
  token: 'token',
  /** Token of the staff member who has entered another account. */
  backupToken: 'backupToken',
  /** Tokens of sessions that were left without network and still must be ended, joined by dots. */
  leftTokens: 'leftTokens',
  /** Ids of reminders that were seen, wrapped and joined by underscores. */
  acknowledged: 'acknowledged',
} as const

type Key = (typeof storageKeys)[keyof typeof storageKeys]

/** Reads local storage; '' if there is no value or no storage. */
export const readStored = (key: Key): string => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Writes local storage; an empty value removes the key. */
export const store = (key: Key, value: string): void => {
  try {
    if (value === '') localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Private window or full disk: the value is not stored, and the session lasts as long as the page.
  }
}
