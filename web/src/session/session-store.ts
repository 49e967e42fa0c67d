import { readStored, storageKeys, store } from './storage.ts'

/** The token of who is signed in, shared with the browser's other tabs. */
export interface SessionStore {
  /** Empty for guests. */
  readonly token: () => string
  readonly signIn: (token: string) => void
  /** Staff enter as somebody: theirs from the next load on, with their own to come back to. */
  readonly enter: (tokens: { readonly token: string; readonly backupToken: string }) => void
  /** Staff are inside somebody's account. */
  readonly entered: () => boolean
  /** Ends the session here; true when the session from before an impersonation came back. */
  readonly signOut: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** Hears when another tab changes who is signed in. */
  readonly onElsewhere: (listener: () => void) => () => void
}

export const createSessionStore = (): SessionStore => {
  let token = readStored(storageKeys.token)
  const listeners = new Set<() => void>()
  const set = (value: string) => {
    if (value === token) return
    token = value
    document.documentElement.toggleAttribute('data-signed-in', token !== '')
    for (const listener of listeners) listener()
  }
  const elsewhere = new Set<() => void>()
  addEventListener('storage', ({ key }) => {
    if (key !== storageKeys.token && key !== null) return
    set(readStored(storageKeys.token))
    for (const listener of elsewhere) listener()
  })
  return {
    token: () => token,
    signIn: (value) => {
      store(storageKeys.token, value)
      set(value)
    },
    enter: (tokens) => {
      store(storageKeys.backupToken, tokens.backupToken)
      store(storageKeys.token, tokens.token)
    },
    entered: () => readStored(storageKeys.backupToken) !== '',
    signOut: () => {
      const backup = readStored(storageKeys.backupToken)
      store(storageKeys.backupToken, '')
      store(storageKeys.token, backup)
      set(backup)
      return backup !== ''
    },
    subscribe: listenIn(listeners),
    onElsewhere: listenIn(elsewhere),
  }
}

const listenIn = (listeners: Set<() => void>) => (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Of the first HTML, which is always the guest's. */
export const guestSession: SessionStore = {
  token: () => '',
  signIn: () => undefined,
  enter: () => undefined,
  entered: () => false,
  signOut: () => false,
  subscribe: () => () => undefined,
  onElsewhere: () => () => undefined,
}
