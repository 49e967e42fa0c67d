import { readStored, storageKeys, store } from './storage.ts'

/**
 * The session token, shared with the browser's other tabs, and the owner of the text typed in this tab (the writer).
 */
export interface SessionStore {
  /** Token of the session; empty for guests. */
  readonly token: () => string
  /** Id of the member whose typed text this tab holds; `0` for a guest, empty while unknown. */
  readonly writer: () => string
  /** True while another member than the writer is signed in. Typed or chosen input must not pass to that member. */
  readonly parted: () => boolean
  /** Increases whenever typed text must be discarded; pages use it as a key and are then mounted anew. */
  readonly round: () => number
  /** Sets the id of the member that the token belongs to. */
  readonly known: (id: number) => void
  readonly signIn: (token: string, id: number) => void
  /** Makes the signed-in member the writer of this tab; typed text is kept or discarded. */
  readonly follow: (typed: 'keep' | 'clear') => void
  /** Marks the page as having input that its member chose before it was shown. */
  readonly hold: () => void
  /** Called when another page is shown, which has no input yet. */
  readonly turnPage: () => void
  /**
   * Stores the token of the account that staff enter, and their own as a backup. Takes effect with the next page load.
   */
  readonly enter: (token: string) => void
  /** Whether a staff member is inside another member's account. */
  readonly entered: () => boolean
  /** The server has ended the session; typed text is kept for its writer. */
  readonly expire: () => void
  /** Ends the session in this browser on purpose. True if the session from before an impersonation is back. */
  readonly signOut: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** The listener is called when another tab changes the session. */
  readonly onElsewhere: (listener: () => void) => () => void
}

export const createSessionStore = (): SessionStore => {
  let token = readStored(storageKeys.token)
  /** Id of the token's owner; empty until the profile is read. */
  let member = token ? '' : '0'
  let writer = member
  let typed = false
  let round = 0
  const listeners = new Set<() => void>()
  const elsewhere = new Set<() => void>()
  const tell = () => {
    document.documentElement.toggleAttribute('data-signed-in', token !== '')
    for (const listener of listeners) listener()
  }
  const follow = (clear: boolean) => {
    // Typed text is never handed to a member who is not known yet.
    if (!clear && !member) return
    if (clear) round++
    writer = member
    typed = false
  }
  const settle = () => {
    if (writer === '') writer = member
    // If the writer is a guest, the page shows nobody's data, so it need not be mounted anew.
    if (member !== '' && writer !== member && !typed) follow(writer !== '0')
    tell()
  }
  const change = (value: string) => {
    if (value === token) return
    token = value
    member = token ? '' : '0'
    settle()
  }
  /** Forgets the token. Answers the token from before an impersonation, or ''. */
  const leave = (): string => {
    const backup = readStored(storageKeys.backupToken)
    store(storageKeys.backupToken, '')
    store(storageKeys.token, backup)
    return backup
  }
  const hold = () => {
    typed = true
  }
  // A file can also be chosen by drag and drop, without an `input` event.
  for (const kind of ['input', 'drop']) addEventListener(kind, hold)
  addEventListener('storage', ({ key }) => {
    if (key !== storageKeys.token && key !== null) return
    change(readStored(storageKeys.token))
    for (const listener of elsewhere) listener()
  })
  return {
    token: () => token,
    writer: () => writer,
    parted: () => member !== '' && writer !== member,
    round: () => round,
    known: (id) => {
      member = String(id)
      settle()
    },
    signIn: (value, id) => {
      store(storageKeys.token, value)
      token = value
      member = String(id)
      follow(writer !== '0' && writer !== member)
      tell()
    },
    follow: (how) => {
      follow(how === 'clear')
      tell()
    },
    hold,
    turnPage: () => {
      typed = false
      settle()
    },
    enter: (entered) => {
      store(storageKeys.backupToken, token)
      store(storageKeys.token, entered)
    },
    entered: () => readStored(storageKeys.backupToken) !== '',
    expire: () => change(leave()),
    signOut: () => {
      change(leave())
      follow(true)
      tell()
      return token !== ''
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

/** The session of the first HTML, which is always rendered for a guest. */
export const guestSession: SessionStore = {
  token: () => '',
  writer: () => '0',
  parted: () => false,
  round: () => 0,
  known: () => undefined,
  signIn: () => undefined,
  follow: () => undefined,
  hold: () => undefined,
  turnPage: () => undefined,
  enter: () => undefined,
  entered: () => false,
  expire: () => undefined,
  signOut: () => false,
  subscribe: () => () => undefined,
  onElsewhere: () => () => undefined,
}
