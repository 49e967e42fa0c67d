import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** A subject of live events: the name of its kind, and its id within the kind. */
export interface LiveSubject {
  readonly name: string
  readonly id: string
}

/** State of a subject as the server sent it. Listeners must check the fields' types. */
export type LiveState = Readonly<Record<string, unknown>>

interface Wish {
  readonly name: string
  /** Null: an event that every session gets without a subscription. */
  readonly id: string | null
  readonly hear: (state: LiveState) => void
}

const wishes = new Set<Wish>()
const listeners = new Set<() => void>()
/** Latest state of each name, for listeners with `id` null that mount after the event. */
const newest = new Map<string, LiveState>()
let session = ''
let version = 0
let silent = false

/**
 * Calls `hear` with the present state of a subject, once at the start and after every change. For `id` null see `Wish`.
 */
export const useLive = (name: string, id: string | null, hear: (state: LiveState) => void): void => {
  const say = useEffectEvent(hear)
  useEffect(() => {
    const wish: Wish = { name, id, hear: (state) => say(state) }
    wishes.add(wish)
    const known = id === null ? newest.get(name) : undefined
    if (known) say(known)
    changed()
    return () => {
      wishes.delete(wish)
      changed()
    }
  }, [name, id])
}

/** True while a visible page has no working stream. Parts that need current state must poll then. */
export const useLiveSilent = (): boolean =>
  useSyncExternalStore(
    liveWishes.subscribe,
    () => silent,
    () => false,
  )

/** The wishes of all parts of this page, for `LivePart`, which carries them out. */
export const liveWishes = {
  subjects: (): readonly LiveSubject[] => {
    const asked = [...wishes].flatMap(({ name, id }) => (id === null ? [] : [{ name, id }]))
    return asked.filter(({ name, id }, at) => asked.findIndex((one) => one.name === name && one.id === id) === at)
  },
  tell: (name: string, id: string, state: LiveState) => {
    newest.set(name, state)
    for (const wish of wishes) if (wish.name === name && (wish.id === null || wish.id === id)) wish.hear(state)
  },
  /** Clears the latest states when the session changes: they belong to the previous session. */
  ofSession: (token: string) => {
    if (token !== session) newest.clear()
    session = token
  },
  silence: (now: boolean) => {
    if (now === silent) return
    silent = now
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** Changes whenever the set of wishes changes. */
  version: () => version,
}

const changed = () => {
  version++
  for (const listener of listeners) listener()
}
