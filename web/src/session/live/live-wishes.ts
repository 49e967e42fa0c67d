import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'

/** Something whose present state the server tells: the name of its kind, and which one of the kind. */
export interface LiveSubject {
  readonly name: string
  readonly id: string
}

/** A state as the server tells it: whoever listens knows its fields and looks at their types. */
export type LiveState = Readonly<Record<string, unknown>>

interface Wish {
  readonly name: string
  /** Null: told to every session without being asked for. */
  readonly id: string | null
  readonly hear: (state: LiveState) => void
}

const wishes = new Set<Wish>()
const listeners = new Set<() => void>()
/** Newest state of each name: a part of the page that comes later hears at once what nobody had to ask for. */
const newest = new Map<string, LiveState>()
let session = ''
let version = 0
let silent = false

/** Hears the present state of one subject, once at the start and whenever it changes; `id` null: see `Wish`. */
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

/** Newest instant of each tag: a list that opens while another one listens starts from what that one knows. */
const instants = new Map<string, number>()

/** Hears that a write somewhere has touched what a list shows; whether there is something new is for the list to see. */
export const useTouched = (tag: string, act: () => void): void => {
  const known = useRef(instants.get(tag))
  useLive('touched', tag, ({ at }) => {
    if (typeof at !== 'number') return
    const before = known.current
    known.current = at
    instants.set(tag, at)
    // The first instant only says how things stand.
    if (before !== undefined && before !== at) act()
  })
}

/** True while no stream can be had in a page that is in sight: whoever must know asks the server now and then. */
export const useLiveSilent = (): boolean =>
  useSyncExternalStore(
    liveWishes.subscribe,
    () => silent,
    () => false,
  )

/** For what carries the wishes out. */
export const liveWishes = {
  subjects: (): readonly LiveSubject[] => {
    const asked = [...wishes].flatMap(({ name, id }) => (id === null ? [] : [{ name, id }]))
    return asked.filter(({ name, id }, at) => asked.findIndex((one) => one.name === name && one.id === id) === at)
  },
  tell: (name: string, id: string, state: LiveState) => {
    newest.set(name, state)
    for (const wish of wishes) if (wish.name === name && (wish.id === null || wish.id === id)) wish.hear(state)
  },
  /** What the former session was told is not this one's. */
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
  /** Another number whenever the wishes are others. */
  version: () => version,
}

const changed = () => {
  version++
  for (const listener of listeners) listener()
}
