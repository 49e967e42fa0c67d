import { readStored, storageKeys, store } from './storage.ts'

/** The token of who is signed in, shared with the browser's other tabs, and whose words stand in this tab. */
export interface SessionStore {
  /** Empty for guests. */
  readonly token: () => string
  /** Id of the member under whom the words in this tab are written; `0` for a guest, empty until it is known. */
  readonly writer: () => string
  /** True while another member than the writer is signed in, and what was typed or chosen must not pass to that member. */
  readonly parted: () => boolean
  /** Counts how often the pages must forget what was typed: they are mounted anew. */
  readonly round: () => number
  /** Says who the token belongs to. */
  readonly known: (id: number) => void
  readonly signIn: (token: string, id: number) => void
  /** From now on the words of this tab are those of who is signed in: what is typed goes along, or is put away. */
  readonly follow: (typed: 'keep' | 'clear') => void
  /** The page holds what its member chose before it was shown: it counts as typed. */
  readonly hold: () => void
  /** Another page is shown: nothing is typed on it yet. */
  readonly turnPage: () => void
  /** Staff enter as somebody: theirs from the next load on, with their own to come back to. */
  readonly enter: (token: string) => void
  /** Staff are inside somebody's account. */
  readonly entered: () => boolean
  /** The server has ended the session: what is typed waits for its writer. */
  readonly expire: () => void
  /** Ends the session here, on purpose; true when the session from before an impersonation came back. */
  readonly signOut: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  /** Hears when another tab changes who is signed in. */
  readonly onElsewhere: (listener: () => void) => () => void
}

export const createSessionStore = (): SessionStore => {
  let token = readStored(storageKeys.token)
  /** Whose token it is; empty until the profile has been read. */
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
    // Words are handed to nobody who is not known yet.
    if (!clear && !member) return
    if (clear) round++
    writer = member
    typed = false
  }
  const settle = () => {
    if (writer === '') writer = member
    // A guest's page holds nobody's words: it need not begin anew.
    if (member !== '' && writer !== member && !typed) follow(writer !== '0')
    tell()
  }
  const change = (value: string) => {
    if (value === token) return
    token = value
    member = token ? '' : '0'
    settle()
  }
  /** Forgets the token; answers the one from before an impersonation. */
  const leave = (): string => {
    const backup = readStored(storageKeys.backupToken)
    store(storageKeys.backupToken, '')
    store(storageKeys.token, backup)
    return backup
  }
  const hold = () => {
    typed = true
  }
  // Files that are chosen are an input, too.
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

/** Of the first HTML, which is always the guest's. */
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
