/** A call that changes a draft on the server. The editor that made it may be closed by now. */
interface DraftCall {
  /** The version that the call continues. */
  readonly base: number
  /** The version that the call has stored; null while it is under way, or if it stored none. */
  stored: number | null
  /** Settles when the call has ended; never rejects. */
  ended: Promise<unknown>
}

const calls = new Map<string, DraftCall>()

/** The newest call of this page that is under way for a draft. */
export const callUnderWay = (owner: number, place: string): DraftCall | undefined => calls.get(keyOf(owner, place))

/** Makes a call and remembers it until it has ended. `make` sets `stored`. */
export const makeCall = <T>(
  { owner, place, base }: { readonly owner: number; readonly place: string; readonly base: number },
  make: (own: DraftCall) => Promise<T>,
): Promise<T> => {
  const key = keyOf(owner, place)
  const own: DraftCall = { base, stored: null, ended: Promise.resolve() }
  calls.set(key, own)
  const made = make(own).finally(() => {
    if (calls.get(key) === own) calls.delete(key)
  })
  own.ended = made.catch(() => undefined)
  return made
}

const keyOf = (owner: number, place: string): string => `${owner}.${place}`
